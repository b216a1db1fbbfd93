import type { Knex } from "../../database/knex";
import { readObserver } from "../occurrence/observer";
import type { Noted } from "../occurrence/occurrences";
import { readOccurrences } from "../occurrence/read-occurrences";
import { readTaxa } from "../occurrence/taxa";
import { namesOf, occurrenceTerms } from "../occurrence/terms";
import { csvRecord } from "./format";

const columns = namesOf(occurrenceTerms);

/**
 * Occurrences as one Darwin Core file: a record for each plant and animal on each dated photo, and of each sighting. It is
 * for other programs, and so without a byte order mark (docs/decisions/038).
 */
export async function occurrencesCsv(noted: AsyncIterable<Noted>): Promise<string> {
  const records = [csvRecord(columns)];
  for await (const { occurrences } of noted)
    for (const one of occurrences) records.push(csvRecord(columns.map((term) => one[term])));
  return records.join("");
}

/** What visitors can see of what was noted when. */
export async function exportOccurrences(knex: Knex): Promise<string> {
  return occurrencesCsv(readOccurrences(knex, await readTaxa(knex), await readObserver(knex)));
}
