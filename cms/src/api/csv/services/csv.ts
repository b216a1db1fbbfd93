import type { Core } from "@strapi/strapi";
import type { ExportName, CsvName } from "shared-types";
import { environment } from "../../../platform/environment";
import type { Knex } from "../../../database/knex";
import { fieldsOf } from "../../history/kinds";
import { importCsv, type Imported, type ImportOptions } from "../import-csv";
import { exportOccurrences } from "../export-occurrences";
import { byteOrderMark, csvRecord } from "../format";
import { csvTableOf, type CsvTable } from "../tables";
import { readTagNames } from "../tag-names";

/** All records of one kind as a CSV file; importing it again changes nothing. */
async function exportCsv(knex: Knex, { columns, drafts }: CsvTable): Promise<string> {
  const tags = await readTagNames(knex);
  const records = (await drafts(knex)).map((draft) => {
    const fields = fieldsOf(draft);
    return csvRecord(columns.map(({ field, write }) => write(fields[field], tags)));
  });
  const head = csvRecord(columns.map(({ field }) => field));
  return byteOrderMark + head + records.join("");
}

/** CSV export and import of the owner's data (docs/decisions/038). */
const csvService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The content of a file. */
  export(name: ExportName): Promise<string> {
    const knex = strapi.db.connection;
    return name === "occurrences"
      ? exportOccurrences(knex, environment)
      : exportCsv(knex, csvTableOf(name));
  },

  /** Imports a file, or reports what it would change. @throws CsvError */
  import(name: CsvName, text: string, way: ImportOptions): Promise<Imported> {
    return importCsv(strapi, csvTableOf(name), text, way);
  },
});

export default csvService;
