import { fieldsOf } from "../history/kinds";
import { byteOrderMark, csvRecord } from "../lib/csv";
import type { Knex } from "../lib/knex";
import type { Sheet } from "./sheets";
import { readTagNames } from "./tag-names";

/** All records of one kind as a CSV file, which imported again changes nothing. */
export async function exportSheet(knex: Knex, { columns, drafts }: Sheet): Promise<string> {
  const tags = await readTagNames(knex);
  const records = (await drafts(knex)).map((draft) => {
    const fields = fieldsOf(draft);
    return csvRecord(columns.map(({ field, write }) => write(fields[field], tags)));
  });
  const head = csvRecord(columns.map(({ field }) => field));
  return byteOrderMark + head + records.join("");
}
