import type { Core } from "@strapi/strapi";
import {
  csvKinds,
  csvLimits,
  csvNames,
  listNames,
  type CsvName,
  type ExportName,
} from "shared-types/csv/codes";
import type { CsvImportReport, CsvImports } from "shared-types/csv/answers";
import type { CsvUndoAsk } from "shared-types/csv/schema";
import type { Knex } from "../../../database/knex";
import { fieldsOf } from "../../history/kinds";
import { fileTasksDone } from "../../photo/files/file-queue";
import { importCsv, type Imported, type ImportOptions } from "../import-csv";
import { exportList } from "../export-lists";
import { exportOccurrences } from "../export-occurrences";
import { byteOrderMark, csvRecord } from "../format";
import { presentChanges, presentImport } from "../presenter";
import { findImport, findImportChanges, findImports } from "../query";
import { createRunner } from "../run-alone";
import { csvTableOf, type CsvTable } from "../tables";
import { readTagNames } from "../tag-names";
import { undoImport, type Undone } from "../undo-import";

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

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

/** CSV export and import of the owner's data, and the undo of imports (docs/decisions/038, 050). */
const csvService = ({ strapi }: { strapi: Core.Strapi }) => {
  const runner = createRunner(strapi);
  let last: CsvImports["last"] = null;

  return {
    /** The content of a file. */
    async export(name: ExportName): Promise<string> {
      const knex = strapi.db.connection;
      if (isOneOf(csvNames, name)) return exportCsv(knex, csvTableOf(name));
      if (isOneOf(listNames, name)) return exportList(knex, name);
      return exportOccurrences(knex);
    },

    /** Imports a file, or reports what it would change. @throws CsvError, CsvBusy */
    async import(name: CsvName, text: string, way: ImportOptions): Promise<Imported> {
      const { fileName = "", isDryRun } = way;
      const what = isDryRun ? "check" : "import";
      const table = csvTableOf(name);
      const imported = await runner.run({ name, fileName, what }, (trx, progress) =>
        importCsv({ strapi, trx, table, progress }, text, way),
      );
      if (imported !== "changed")
        last = { name, fileName, at: new Date().toISOString(), isDryRun, report: imported.report };
      return imported;
    },

    /** Runs an import of sightings while no other import runs. @throws CsvBusy */
    runAlone: runner.run,

    /** What is running, what ran last, and what can be undone. */
    async imports(): Promise<CsvImports> {
      const rows = await findImports(strapi.db.connection, csvLimits.imports);
      return { running: runner.running(), last, imports: rows.map(presentImport) };
    },

    /** What an import did; null when it is not kept any more. */
    async imported(id: number): Promise<CsvImportReport | null> {
      const knex = strapi.db.connection;
      const row = await findImport(knex, id);
      if (!row) return null;
      const found = presentImport(row);
      const of = { id, kind: csvKinds[found.name] };
      const rows = await findImportChanges(knex, of, csvLimits.lines);
      return { import: found, records: await presentChanges(knex, found.name, rows) };
    },

    /** Undoes an import. @throws CsvBusy */
    async undo(wanted: CsvUndoAsk, ifMatch: string): Promise<Undone> {
      const row = await findImport(strapi.db.connection, wanted.importId);
      if (!row) return "missing";
      const { name, fileName } = presentImport(row);
      const undone = await runner.run<Undone>({ name, fileName, what: "undo" }, (trx, progress) =>
        undoImport({ strapi, trx, progress }, wanted, ifMatch),
      );
      // A photo's files must have their old place again before this answers.
      await fileTasksDone();
      return undone;
    },
  };
};

export default csvService;
