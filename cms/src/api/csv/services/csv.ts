import type { Core } from "@strapi/strapi";
import type { ExportName, CsvName } from "shared-types";
import { environment } from "../../../platform/environment";
import { exportCsv } from "../export-csv";
import { importCsv, type Imported, type ImportOptions } from "../import-csv";
import { exportOccurrences } from "../export-occurrences";
import { csvTableOf } from "../tables";

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
