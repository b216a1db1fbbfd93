import { setImmediate } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { sheetLimits, type SheetReport } from "shared-types";
import { allowsSave, etagOf } from "../lib/etag";
import type { Knex } from "../lib/knex";
import { CsvFault } from "../lib/read-csv";
import { isSame, matchRows } from "./match";
import { readSheet } from "./read-sheet";
import { countLines, reportLines } from "./report";
import { saveLine, type SavedLine } from "./save-line";
import type { Sheet } from "./sheets";
import { readTagNames } from "./tag-names";

/** How a file is to be imported. */
export interface ImportWay {
  /** Tell what would change, and change nothing. */
  isDryRun: boolean;
  /** The ETag of a dry run: import what that has told, and nothing else. */
  ifMatch: string;
}

/** What an import came to; `changed`: it would do other than the dry run has told. */
export type Imported = { report: SheetReport; etag: string } | "changed";

/** Ends the transaction with nothing written. */
class TakenBack extends Error {
  constructor(readonly imported: Imported) {
    super("Nothing is imported.");
  }
}

/** Saves the lines that say something new. */
async function saveLines(strapi: Core.Strapi, trx: Knex, sheet: Sheet, text: string) {
  const rows = readSheet(sheet, text, await readTagNames(trx));
  const matched = matchRows(sheet, rows, await sheet.drafts(trx));
  const waiting = matched.filter((row) => row.faults.length > 0 || !isSame(row));
  const { changes } = sheetLimits;
  if (waiting.filter(({ faults }) => faults.length === 0).length > changes)
    throw new CsvFault(
      `This file changes more than ${changes} records. Import it in parts, each with the names of the columns.`,
    );
  const saved: SavedLine[] = [];
  for (const row of waiting) {
    saved.push(await saveLine(strapi, trx, sheet, row));
    // SQLite answers at once: without this nobody would be served from memory until the last line.
    await setImmediate();
  }
  return { saved, all: matched.length };
}

/**
 * Imports a file by the rules and the code of the forms, all of it or nothing. A dry run does the same
 * and takes it back, so that what it tells is what an import does (decision 083).
 * @throws CsvFault when the file cannot be read
 */
export async function importSheet(
  strapi: Core.Strapi,
  sheet: Sheet,
  text: string,
  { isDryRun, ifMatch }: ImportWay,
): Promise<Imported> {
  const work = async (trx: Knex): Promise<Imported> => {
    const { saved, all } = await saveLines(strapi, trx, sheet, text);
    const lines = await reportLines(trx, sheet, saved);
    const counts = countLines(lines, all);
    const etag = etagOf({ name: sheet.name, counts, lines });
    if (!isDryRun && !allowsSave(ifMatch, etag)) throw new TakenBack("changed");
    const isImported = !isDryRun && counts.refused === 0;
    const report = { isImported, counts, lines: lines.slice(0, sheetLimits.lines) };
    if (!isImported) throw new TakenBack({ report, etag });
    return { report, etag };
  };
  try {
    return await strapi.db.transaction(({ trx }) => work(trx as Knex));
  } catch (error) {
    if (error instanceof TakenBack) return error.imported;
    throw error;
  }
}
