import { setImmediate } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { csvLimits } from "shared-types/csv/codes";
import type { CsvReport } from "shared-types/csv/answers";
import { asChangesOf, changeAuthor } from "../../documents/history-rows";
import { allowsSave, etagOf } from "../../http/etag";
import { findFormerKeys } from "../../database/former-keys";
import type { Knex } from "../../database/knex";
import { mapInSteps } from "../../platform/map-in-steps";
import { readSite } from "../site-record/settings";
import { todayIn } from "../site-record/today";
import { isSame, matchRows } from "./match";
import { beginImport, endImport } from "./query";
import { readRows } from "./read-rows";
import { countLines, reportLines } from "./report";
import { RolledBack, type Progress } from "./run-alone";
import { saveLine, type SavedLine } from "./save-line";
import type { CsvTable } from "./tables";
import { readTagNames } from "./tag-names";

/** A file, and how it is to be imported. */
export interface ImportOptions {
  /** The name of the file, which history tells. */
  fileName?: string;
  /** Whether to report what would change without changing anything. */
  isDryRun: boolean;
  /** The ETag of a dry run: import exactly what it reported. */
  ifMatch: string;
}

/** The result of an import; `changed`: it would do something other than the dry run reported. */
export type Imported = { report: CsvReport; etag: string } | "changed";

interface Work {
  strapi: Core.Strapi;
  trx: Knex;
  table: CsvTable;
  progress: Progress;
}

/** Saves the lines that change something. */
async function saveLines({ strapi, trx, table, progress }: Work, text: string) {
  const { timeZone } = await readSite(trx);
  const asked = { tags: await readTagNames(trx), today: todayIn(timeZone) };
  const { rows, unread } = await readRows(table, text, asked);
  const drafts = await table.drafts(trx);
  const former = await findFormerKeys(trx, table.kept.kind);
  const matched = matchRows(table, rows, drafts, former);
  const changes = await mapInSteps(matched, (row) => row.errors.length > 0 || !isSame(row));
  const waiting = matched.filter((_row, index) => changes[index]);
  const saved: SavedLine[] = [];
  for (const row of waiting) {
    progress(saved.length, waiting.length);
    saved.push(await saveLine(strapi, trx, table, row));
    // SQLite is synchronous: without this pause nothing, not even the cache, would answer until the last line.
    await setImmediate();
  }
  return { saved, drafts, all: matched.length, unread };
}

/**
 * Imports a file in a transaction, with the rules and the code of the forms, all or nothing. A dry run does the same
 * and rolls back, so that its report is exactly what an import does (docs/decisions/038).
 * @throws CsvError when the file cannot be read
 * @throws RolledBack with the outcome, when nothing is to be saved
 */
export async function importCsv(
  work: Work,
  text: string,
  { fileName = "", isDryRun, ifMatch }: ImportOptions,
): Promise<Imported> {
  const { strapi, trx, table } = work;
  const who = isDryRun ? null : await changeAuthor(strapi);
  // What the site itself imports, such as the demo, is in no history.
  const importId = who === null ? 0 : await beginImport(trx, { name: table.name, fileName, who });
  const save = () => saveLines(work, text);
  const { saved, drafts, all, unread } = await (importId === 0
    ? save()
    : asChangesOf(importId, save));
  const lines = await reportLines(work, drafts, saved);
  const counts = countLines(lines, all);
  const etag = etagOf({ name: table.name, counts, lines });
  if (!isDryRun && !allowsSave(ifMatch, etag)) throw new RolledBack<Imported>("changed");
  const isImported = !isDryRun && counts.refused === 0;
  const hasChanges = counts.added + counts.changed > 0;
  const report = {
    isImported,
    importId: isImported && hasChanges ? importId : 0,
    counts,
    unread,
    lines: lines.slice(0, csvLimits.lines),
  };
  if (!isImported) throw new RolledBack<Imported>({ report, etag });
  if (importId > 0) await endImport(trx, importId, counts);
  return { report, etag };
}
