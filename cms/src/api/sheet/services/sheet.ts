import type { Core } from "@strapi/strapi";
import type { ExportName, SheetName } from "shared-types";
import { environment } from "../../../environment";
import { exportSheet } from "../../../sheets/export-sheet";
import { importSheet, type Imported, type ImportWay } from "../../../sheets/import-sheet";
import { exportOccurrences } from "../../../sheets/export-occurrences";
import { sheetOf } from "../../../sheets/sheets";

/** The owner's own data, out and in (decisions 082–084). */
const sheetService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The content of a file. */
  export(name: ExportName): Promise<string> {
    const knex = strapi.db.connection;
    return name === "occurrences"
      ? exportOccurrences(knex, environment)
      : exportSheet(knex, sheetOf(name));
  },

  /** Imports the content of a file, or tells what it would change. @throws CsvFault */
  import(name: SheetName, text: string, way: ImportWay): Promise<Imported> {
    return importSheet(strapi, sheetOf(name), text, way);
  },
});

export type SheetService = ReturnType<typeof sheetService>;
export default sheetService;
