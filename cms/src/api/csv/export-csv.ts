import { fieldsOf } from "../history/kinds";
import { byteOrderMark, csvRecord } from "./format";
import type { Knex } from "../../database/knex";
import type { CsvTable } from "./tables";
import { readTagNames } from "./tag-names";

/** All records of one kind as a CSV file; importing it again changes nothing. */
export async function exportCsv(knex: Knex, { columns, drafts }: CsvTable): Promise<string> {
  const tags = await readTagNames(knex);
  const records = (await drafts(knex)).map((draft) => {
    const fields = fieldsOf(draft);
    return csvRecord(columns.map(({ field, write }) => write(fields[field], tags)));
  });
  const head = csvRecord(columns.map(({ field }) => field));
  return byteOrderMark + head + records.join("");
}
