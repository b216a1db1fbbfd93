import { AsyncLocalStorage } from "node:async_hooks";
import type { Core } from "@strapi/strapi";
import type { ChangeWhat, KeptRecord } from "shared-types";
import { from, type Knex } from "../lib/knex";
import { whoAsks } from "./who";

/** One change to keep; `before` and `after` are drafts of its kind. */
export interface NewChange extends KeptRecord {
  what: ChangeWhat;
  before: object | null;
  after: object | null;
}

/** SQLite binds at most 32,766 values in a statement. */
const rowsAtOnce = 1000;

const quiet = new AsyncLocalStorage<true>();

/** Saves without a change of its own being kept: it is part of another, which says what it was. */
export function withoutHistory<T>(work: () => Promise<T>): Promise<T> {
  return quiet.run(true, work);
}

/** Who a change is kept of; null when none is: nobody asked, or it is part of another. */
export async function keepsFor(strapi: Core.Strapi): Promise<string | null> {
  return quiet.getStore() ? null : whoAsks(strapi);
}

/** Keeps changes in the transaction that makes them. */
export async function keepChanges(
  trx: Knex,
  who: string,
  changes: readonly NewChange[],
): Promise<void> {
  const at = Date.now();
  const json = (draft: object | null) => (draft ? JSON.stringify(draft) : null);
  const rows = changes.map(({ kind, id, what, before, after }) => ({
    ...{ kind, record_id: id, what, who, at },
    before: json(before),
    after: json(after),
  }));
  for (let first = 0; first < rows.length; first += rowsAtOnce)
    await from(trx, "record_history").insert(rows.slice(first, first + rowsAtOnce));
}

/** Forgets all changes of a record that is gone for good. */
export async function forgetRecord(trx: Knex, { kind, id }: KeptRecord): Promise<void> {
  await from(trx, "record_history").where({ kind, record_id: id }).delete();
}
