import type { Core, UID } from "@strapi/strapi";
import type { ValidationErrors } from "shared-types";
import type { Saved } from "./answer-save";
import { brokenRulesOf } from "./broken-rule";
import { allowsSave, etagOf } from "./etag";
import { from, type Knex } from "./knex";
import { textOf } from "./row";

/** What sets one kind of record apart when it is saved. */
export interface RecordKind<Draft extends object> {
  uid: UID.ContentType;
  table: string;
  /** The draft as it is stored, which its ETag is made of; null when there is none. */
  stored(knex: Knex, id: number): Promise<Draft | null>;
  /** Rules that only the server can know, such as that a photo exists. */
  faults(knex: Knex, draft: Draft): Promise<ValidationErrors>;
  /** The draft as the Document Service takes it; `stored` is null for a new record. */
  data(draft: Draft, stored: Draft | null): Record<string, unknown>;
}

interface Documents {
  create(options: { data: object }): Promise<unknown>;
  update(options: { documentId: string; data: object }): Promise<unknown>;
  delete(options: { documentId: string }): Promise<unknown>;
}

/** The Document Service of one content type, whose types are made at run time. */
export function documentsOf(strapi: Core.Strapi, uid: UID.ContentType): Documents {
  return strapi.documents(uid);
}

/**
 * Does all of a save or nothing of it; a rule broken on the way is its answer. Inside, raw queries
 * go through `trx`: SQLite has one connection, and this holds it.
 */
export async function saveAtOnce(
  strapi: Core.Strapi,
  work: (trx: Knex) => Promise<Saved>,
): Promise<Saved> {
  try {
    return await strapi.db.transaction(({ trx }) => work(trx as Knex));
  } catch (error) {
    const broken = brokenRulesOf(error);
    if (broken) return broken;
    throw error;
  }
}

/** Takes a row for this transaction alone and gives its document's id; null when there is none. */
export async function takeRow(trx: Knex, table: string, id: number): Promise<string | null> {
  const row = await from(trx, table).where("id", id).forUpdate().first("document_id");
  return row ? textOf(row["document_id"]) : null;
}

/** Adds, saves and removes records of one kind; ids never change (decision 002). */
export function recordStore<Draft extends object>(strapi: Core.Strapi, kind: RecordKind<Draft>) {
  const documents = () => documentsOf(strapi, kind.uid);
  return {
    /** Adds a record; the id of the draft does not count. */
    add: (draft: Draft): Promise<Saved> =>
      saveAtOnce(strapi, async (trx) => {
        const faults = await kind.faults(trx, draft);
        if (faults.length === 0) await documents().create({ data: kind.data(draft, null) });
        return faults;
      }),

    /** Saves a record, unless someone else has saved it since `ifMatch` was read. */
    update: (id: number, draft: Draft, ifMatch = ""): Promise<Saved> =>
      saveAtOnce(strapi, async (trx) => {
        const documentId = await takeRow(trx, kind.table, id);
        const stored = documentId === null ? null : await kind.stored(trx, id);
        if (documentId === null || stored === null) return "missing";
        if (!allowsSave(ifMatch, etagOf(stored))) return "changed";
        const faults = await kind.faults(trx, draft);
        const data = kind.data(draft, stored);
        if (faults.length === 0) await documents().update({ documentId, data });
        return faults;
      }),

    /** Removes a record and its connections; what it was connected to stays. */
    remove: (id: number): Promise<Saved> =>
      saveAtOnce(strapi, async (trx) => {
        const documentId = await takeRow(trx, kind.table, id);
        if (documentId === null) return "missing";
        await documents().delete({ documentId });
        return [];
      }),
  };
}
