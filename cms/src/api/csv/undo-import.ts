import { setImmediate } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { csvKinds, csvLimits, type ImportName } from "shared-types/csv/codes";
import type { CsvRecord, CsvUndo } from "shared-types/csv/answers";
import type { CsvUndoAsk } from "shared-types/csv/schema";
import { asChangesOf, changeAuthor } from "../../documents/history-rows";
import {
  deleteLocked,
  lockRecord,
  saveAtOnce,
  type LockedRecord,
} from "../../database/record-store";
import type { Knex, Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";
import { allowsSave, etagOf } from "../../http/etag";
import { differences, fieldsOf, historyKindOf, nameOf, type HistoryKind } from "../history/kinds";
import { namedValues } from "../history/named-values";
import { draftIn } from "../history/presenter";
import { laterFields, undoChange } from "../history/undo-change";
import { beginImport, endImport, findImport, findImportChanges } from "./query";
import { RolledBack, type Progress } from "./run-alone";

/** An undo, or why there is none; `changed`: it would overwrite something other than was listed. */
export type Undone = { undo: CsvUndo; etag: string } | "missing" | "undone" | "changed";

interface Work {
  strapi: Core.Strapi;
  trx: Knex;
  progress: Progress;
}

/** One change of an import, with its record as it is now. */
interface Step {
  row: Row;
  id: number;
  locked: LockedRecord | null;
  /** The fields that were changed since. */
  later: string[];
}

const isAdded = (row: Row) => textOf(row["what"]) === "added";

/** The fields of an added record that are not as the import left them. */
function changedAfterAdding(stored: object, row: Row): string[] {
  const after = draftIn(row, "after");
  return differences(after, fieldsOf(stored)).filter((field) => field in after);
}

/** Locks the records of an import's changes, and compares each with what the import left. */
async function lockSteps({ trx, progress }: Work, kept: HistoryKind, rows: Row[]): Promise<Step[]> {
  const steps: Step[] = [];
  for (const row of rows) {
    progress(steps.length, rows.length * 2);
    const id = numberOf(row["record_id"]);
    const locked = await lockRecord(trx, kept.record, { id }, isAdded(row) ? "deletion" : "change");
    const stored = locked?.stored;
    const later = stored ? (isAdded(row) ? changedAfterAdding : laterFields)(stored, row) : [];
    steps.push({ row, id, locked: stored ? locked : null, later });
    await setImmediate();
  }
  return steps;
}

/** What the owner has to know before: records changed since, and changed ones that are deleted by now. */
async function listLater(trx: Knex, kept: HistoryKind, steps: Step[]): Promise<CsvRecord[]> {
  const asked = steps.filter(
    ({ row, locked, later }) => later.length > 0 || !(locked || isAdded(row)),
  );
  const read = await namedValues(
    trx,
    asked.flatMap(({ row, locked }) => [draftIn(row, "after"), fieldsOf(locked?.stored ?? {})]),
  );
  return asked.map(({ row, id, locked, later }): CsvRecord => {
    const [left, now] = [draftIn(row, "after"), fieldsOf(locked?.stored ?? {})];
    const fields = later.map((fieldId) => ({
      fieldId,
      before: read(fieldId, left[fieldId]),
      after: read(fieldId, now[fieldId]),
    }));
    const outcome = locked ? "later" : "deleted";
    return { id, name: nameOf(kept, locked ? now : left), outcome, fields, faults: [] };
  });
}

/** Undoes one change; answers with the record if a rule forbids it. */
async function undoStep(
  { strapi, trx }: Work,
  kept: HistoryKind,
  { row, id, locked }: Step & { locked: LockedRecord },
): Promise<CsvRecord | null> {
  const saved = await saveAtOnce(strapi, async () => {
    if (!isAdded(row)) return undoChange(strapi, trx, kept, { locked, row });
    await deleteLocked(strapi, locked);
    return [];
  });
  const faults = Array.isArray(saved) ? saved : [];
  const name = nameOf(kept, locked.stored ?? {});
  return faults.length === 0 ? null : { id, name, outcome: "refused", fields: [], faults };
}

/**
 * Undoes an import in a transaction, record by record as history's undo does; what it added goes to the bin. Nothing is
 * done before the owner has seen what was changed since, and said what is to become of it (docs/decisions/050).
 * @throws RolledBack with the outcome, when nothing is undone
 */
export async function undoImport(
  work: Work,
  { importId, later }: CsvUndoAsk,
  ifMatch: string,
): Promise<Undone> {
  const { strapi, trx, progress } = work;
  const imported = await findImport(trx, importId);
  if (!imported) return "missing";
  if (imported["undone_at"] !== null) return "undone";
  const name = textOf(imported["name"]) as ImportName;
  const kept = historyKindOf(csvKinds[name]);
  const rows = await findImportChanges(trx, { id: importId, kind: kept.kind });
  // Backwards: a key that one record gave up may be another's by now.
  const steps = await lockSteps(work, kept, rows.reverse());
  const listed = await listLater(trx, kept, steps);
  const etag = etagOf({ importId, listed });
  const counts = { reverted: 0, binned: 0, later: 0, deleted: 0, refused: 0 };
  for (const { outcome } of listed) counts[outcome === "later" ? "later" : "deleted"] += 1;
  const nothing = (records: CsvRecord[], refused = 0): Undone => ({
    undo: {
      isUndone: false,
      counts: { ...counts, reverted: 0, binned: 0, refused },
      records: records.slice(0, csvLimits.lines),
    },
    etag,
  });
  if (later === "ask" && listed.length > 0) return nothing(listed);
  if (later !== "ask" && !allowsSave(ifMatch, etag)) return "changed";

  const who = (await changeAuthor(strapi)) ?? "";
  const fileName = textOf(imported["file_name"]);
  const undoId = await beginImport(trx, { name, fileName, who, undoes: importId });
  const refused: CsvRecord[] = [];
  await asChangesOf(undoId, async () => {
    for (const [index, step] of steps.entries()) {
      progress(steps.length + index, steps.length * 2);
      const { locked } = step;
      if (!locked || (step.later.length > 0 && later === "keep")) continue;
      const fault = await undoStep(work, kept, { ...step, locked });
      if (fault) refused.push(fault);
      else counts[isAdded(step.row) ? "binned" : "reverted"] += 1;
      await setImmediate();
    }
  });
  if (refused.length > 0) throw new RolledBack<Undone>(nothing(refused, refused.length));
  await endImport(trx, undoId, { added: counts.binned, changed: counts.reverted });
  return { undo: { isUndone: true, counts, records: [] }, etag };
}
