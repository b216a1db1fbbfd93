import {
  deleteHistory,
  addHistory,
  changeAuthor,
  type HistoryRow,
} from "../../documents/history-rows";
import { historyKindByUid, nameOf, type HistoryKind } from "./kinds";
import { readRows, type BinnedRows } from "./binned-rows";
import { from, inTransaction, type Knex } from "../../database/knex";
import { lockRecord, lockRow, type LockFor, type LockedRecord } from "../../database/record-store";
import { changeThenMoveFiles } from "../photo/files/sync-files";
import { idsOf, type Changed, type DocumentContext, type Rule } from "../../documents/rule";

/** Of a save whose caller has locked the record. */
type Params = DocumentContext["params"] & { locked?: LockedRecord };

interface Save {
  trx: Knex;
  kept: HistoryKind;
  next: () => Promise<unknown>;
  /** Keeps the change, if a user made it. */
  log: (change: Omit<HistoryRow, "kind">) => Promise<void>;
}

/** Stores a record that is being deleted, as it then was, in the same transaction. */
async function putIntoBin(
  trx: Knex,
  kept: HistoryKind,
  { id, draft, rows }: { id: number; draft: object; rows: BinnedRows },
) {
  const detail = nameOf({ names: [kept.detail] }, draft);
  const name = nameOf(kept, draft);
  await from(trx, "record_bin").insert({
    kind: kept.kind,
    record_id: id,
    at: Date.now(),
    name,
    detail: detail === name ? "" : detail,
    rows: JSON.stringify(rows),
  });
}

async function recordAdded({ trx, kept: { record }, next, log }: Save): Promise<unknown> {
  const result = await next();
  for (const id of idsOf(result as Changed)) {
    const after = await record.stored(trx, id);
    await log({ id, what: "added", before: null, after });
  }
  return result;
}

async function recordUpdated(
  { trx, kept: { record }, next, log }: Save,
  { id, stored: before }: LockedRecord,
): Promise<unknown> {
  const result = await next();
  const after = await record.stored(trx, id);
  const isOther = before && after && JSON.stringify(before) !== JSON.stringify(after);
  if (isOther) await log({ id, what: "changed", before, after });
  return result;
}

async function recordDeleted(
  { trx, kept, next, log }: Save,
  { id, stored: before }: LockedRecord,
): Promise<unknown> {
  const rows = await readRows(trx, kept, id);
  const result = await next();
  await putIntoBin(trx, kept, { id, draft: before ?? {}, rows });
  await log({ id, what: "deleted", before, after: null });
  return result;
}

/** Photos have a bin of their own (docs/decisions/012); deleting one from there deletes its history. */
async function deletePhotoHistory({ trx, kept: { kind, record }, next }: Save, id: number) {
  const result = await next();
  const isThere = await from(trx, record.table).where({ id }).first("id");
  if (!isThere) await deleteHistory(trx, { kind, id });
  return result;
}

/** The record before its change, locked. What the caller has locked already (`given`) is not locked again. */
async function lockedFor(
  { trx, kept: { record } }: Save,
  {
    documentId,
    given,
    lockFor,
  }: { documentId: string; given: LockedRecord | undefined; lockFor: LockFor },
): Promise<LockedRecord | null> {
  if (given?.kind === record) return given;
  if (!given) return lockRecord(trx, record, { document_id: documentId }, lockFor);
  return { ...given, kind: record, stored: await record.stored(trx, given.id) };
}

/**
 * Records every change in the transaction that makes it, and moves deleted records to the
 * bin, for calls and Strapi's admin alike (docs/decisions/031).
 */
export const recordHistory: Rule = async (strapi, context, next) => {
  const { uid, action } = context;
  const { locked: given, ...params }: Params = context.params;
  context.params = params;
  const kept = historyKindByUid(uid);
  if (!kept || !["create", "clone", "update", "delete"].includes(action)) return next();
  const isPhoto = kept.kind === "photo";
  const isNew = action === "create" || action === "clone";
  const who = await changeAuthor(strapi);
  // Photos are added by imports, which have their own reports.
  if (isNew && isPhoto) return next();
  // Also what no user deletes goes into the bin.
  if (who === null && action !== "delete") return next();
  const work = async (trx: Knex) => {
    const log: Save["log"] = async (change) => {
      if (who !== null) await addHistory(trx, who, [{ kind: kept.kind, ...change }]);
    };
    const save: Save = { trx, kept, next, log };
    if (isNew) return recordAdded(save);
    const { documentId = "" } = params;
    if (isPhoto && action === "delete") {
      const key = { document_id: documentId };
      const row = await lockRow(trx, kept.record.table, key, "deletion");
      return row ? deletePhotoHistory(save, row.id) : next();
    }
    const lockFor = action === "delete" ? "deletion" : "change";
    const locked = await lockedFor(save, { documentId, given, lockFor });
    if (!locked) return next();
    return action === "update" ? recordUpdated(save, locked) : recordDeleted(save, locked);
  };
  const save = (): Promise<unknown> => inTransaction(strapi, work);
  // A photo's files must be moved before this answers.
  return isPhoto ? changeThenMoveFiles(strapi, save) : save();
};
