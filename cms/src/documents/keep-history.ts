import type { Core } from "@strapi/strapi";
import { putIntoBin } from "../history/bin";
import { forgetRecord, keepChanges, keepsFor } from "../history/keep";
import { keptByUid, type Kept } from "../history/kinds";
import { readRows } from "../history/binned-rows";
import { from, type Knex } from "../lib/knex";
import { numberOf } from "../lib/row";
import { filesFollow } from "../photos/settle";
import { idsOf, type Changed } from "./around";

interface Context {
  uid: string;
  action: string;
  params: { documentId?: string };
}

interface Doing {
  trx: Knex;
  kept: Kept;
  /** Null: nobody asked, so no change is kept. */
  who: string | null;
  next: () => Promise<unknown>;
}

/** The row of a document, held until the save is done; 0 when there is none. */
async function takeId(trx: Knex, table: string, documentId: string): Promise<number> {
  const row = await from(trx, table).where("document_id", documentId).forUpdate().first("id");
  return numberOf(row?.["id"]);
}

async function keepAdded({ trx, kept: { kind, record }, who, next }: Doing): Promise<unknown> {
  const result = await next();
  for (const id of idsOf(result as Changed)) {
    const after = await record.stored(trx, id);
    if (who !== null)
      await keepChanges(trx, who, [{ kind, id, what: "added", before: null, after }]);
  }
  return result;
}

async function keepChanged(doing: Doing, id: number): Promise<unknown> {
  const { trx, kept, who, next } = doing;
  const { kind, record } = kept;
  const before = await record.stored(trx, id);
  const result = await next();
  const after = await record.stored(trx, id);
  const isOther = before && after && JSON.stringify(before) !== JSON.stringify(after);
  if (isOther && who !== null)
    await keepChanges(trx, who, [{ kind, id, what: "changed", before, after }]);
  return result;
}

async function keepDeleted({ trx, kept, who, next }: Doing, id: number): Promise<unknown> {
  const { kind, record } = kept;
  const before = await record.stored(trx, id);
  const rows = await readRows(trx, kept, id);
  const result = await next();
  await putIntoBin(trx, kept, { id, draft: before ?? {}, rows });
  if (who !== null)
    await keepChanges(trx, who, [{ kind, id, what: "deleted", before, after: null }]);
  return result;
}

/** Photos have a bin of their own (decision 018); what goes from there goes with its history. */
async function forgetPhoto({ trx, kept: { kind, record }, next }: Doing, id: number) {
  const result = await next();
  const isThere = await from(trx, record.table).where({ id }).first("id");
  if (!isThere) await forgetRecord(trx, { kind, id });
  return result;
}

/**
 * Keeps every change of a record in the transaction that makes it, and puts what is deleted into the
 * bin, whoever does it: a call or Strapi's admin (decisions 071, 072).
 */
export function keepHistory(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as Context;
    const kept = keptByUid(uid);
    if (!kept || !["create", "clone", "update", "delete"].includes(action)) return next();
    const isPhoto = kept.kind === "photo";
    const isNew = action === "create" || action === "clone";
    const who = await keepsFor(strapi);
    // Photos come by imports, which have reports of their own.
    if (action !== "delete" && (who === null || (isNew && isPhoto))) return next();
    const work = async (trx: Knex) => {
      const doing: Doing = { trx, kept, who, next };
      if (isNew) return keepAdded(doing);
      const id = await takeId(trx, kept.record.table, params.documentId ?? "");
      if (id === 0) return next();
      if (action === "update") return keepChanged(doing, id);
      return isPhoto ? forgetPhoto(doing, id) : keepDeleted(doing, id);
    };
    // The files of a photo still follow before this answers.
    const result: unknown = await filesFollow(strapi, () =>
      strapi.db.transaction(({ trx }) => work(trx as Knex)),
    );
    return result as Awaited<ReturnType<typeof next>>;
  });
}
