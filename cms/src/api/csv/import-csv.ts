import { setImmediate } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { csvLimits, type CsvReport } from "shared-types";
import { allowsSave, etagOf } from "../../http/etag";
import type { Knex } from "../../database/knex";
import { CsvError } from "./parse";
import { isSame, matchRows } from "./match";
import { readRows } from "./read-rows";
import { countLines, reportLines } from "./report";
import { saveLine, type SavedLine } from "./save-line";
import type { CsvTable } from "./tables";
import { readTagNames } from "./tag-names";

/** How a file is to be imported. */
export interface ImportOptions {
  /** Whether to report what would change without changing anything. */
  isDryRun: boolean;
  /** The ETag of a dry run: import exactly what it reported. */
  ifMatch: string;
}

/** The result of an import; `changed`: it would do something other than the dry run reported. */
export type Imported = { report: CsvReport; etag: string } | "changed";

/** Rolls the transaction back. */
class RolledBack extends Error {
  constructor(readonly imported: Imported) {
    super("Nothing is imported.");
  }
}

/** Saves the lines that change something. */
async function saveLines(strapi: Core.Strapi, trx: Knex, table: CsvTable, text: string) {
  const rows = readRows(table, text, await readTagNames(trx));
  const matched = matchRows(table, rows, await table.drafts(trx));
  const waiting = matched.filter((row) => row.errors.length > 0 || !isSame(row));
  const { changes } = csvLimits;
  if (waiting.filter(({ errors }) => errors.length === 0).length > changes)
    throw new CsvError(
      `This file changes more than ${changes} records. Import it in parts, each with the names of the columns.`,
    );
  const saved: SavedLine[] = [];
  for (const row of waiting) {
    saved.push(await saveLine(strapi, trx, table, row));
    // SQLite is synchronous: without this pause nothing, not even the cache, would answer until the last line.
    await setImmediate();
  }
  return { saved, all: matched.length };
}

/**
 * Imports a file with the rules and the code of the forms, all or nothing. A dry run does the same
 * and rolls back, so that its report is exactly what an import does (docs/decisions/038).
 * @throws CsvError when the file cannot be read
 */
export async function importCsv(
  strapi: Core.Strapi,
  table: CsvTable,
  text: string,
  { isDryRun, ifMatch }: ImportOptions,
): Promise<Imported> {
  const work = async (trx: Knex): Promise<Imported> => {
    const { saved, all } = await saveLines(strapi, trx, table, text);
    const lines = await reportLines(trx, table, saved);
    const counts = countLines(lines, all);
    const etag = etagOf({ name: table.name, counts, lines });
    if (!isDryRun && !allowsSave(ifMatch, etag)) throw new RolledBack("changed");
    const isImported = !isDryRun && counts.refused === 0;
    const report = { isImported, counts, lines: lines.slice(0, csvLimits.lines) };
    if (!isImported) throw new RolledBack({ report, etag });
    return { report, etag };
  };
  try {
    return await strapi.db.transaction(({ trx }) => work(trx as Knex));
  } catch (error) {
    if (error instanceof RolledBack) return error.imported;
    throw error;
  }
}
