import { AsyncLocalStorage } from "node:async_hooks";
import type { Core } from "@strapi/strapi";
import type { ChangeWhat } from "shared-types/history/codes";
import type { KeptRecord } from "shared-types/history/schema";
import { from, type Knex } from "../database/knex";
import { bearerToken } from "../http/bearer-token";
import { sentKey } from "../http/sent-key";

type Context = NonNullable<ReturnType<Core.Strapi["requestContext"]["get"]>>;

interface Account {
  email: string;
}

/** Who sent a request: an import of a thousand plants asks a thousand times. */
const senders = new WeakMap<object, Promise<string | null>>();

/** The e-mail address of the user behind the current request; null if the site itself acts. */
async function whoAsks(strapi: Core.Strapi): Promise<string | null> {
  const ctx = strapi.requestContext.get();
  if (!ctx) return null;
  const sender = senders.get(ctx.req) ?? senderOf(strapi, ctx);
  senders.set(ctx.req, sender);
  return sender;
}

async function senderOf(strapi: Core.Strapi, ctx: Context): Promise<string | null> {
  // A user of Strapi's admin.
  const { user } = ctx.state as { user?: Account };
  if (user?.email) return `${user.email} (Strapi’s admin)`;
  // The policy has already authenticated the user; this only reads the name.
  const token = bearerToken(ctx.get("authorization"));
  const checked = strapi.sessionManager("users-permissions").validateAccessToken(token);
  if (!checked.isValid) return null;
  const account = (await strapi.db.query("plugin::users-permissions.user").findOne({
    select: ["email"],
    where: { id: Number(checked.payload.userId) },
  })) as Account | null;
  return account?.email ?? null;
}

// Rows of the history (the table record_history). Not in api/history, which knows every noun's records: photos,
// which change many rows past the Document Service, could not import it.

/** One change to store; `before` and `after` are drafts of its kind. */
export interface HistoryRow extends KeptRecord {
  what: ChangeWhat;
  before: object | null;
  after: object | null;
}

/** Knex makes a SELECT of each row for SQLite, which takes at most 500 in one statement. */
const rowsAtOnce = 500;

const historySuppressed = new AsyncLocalStorage<true>();

const importing = new AsyncLocalStorage<number>();

/** Records all changes as those of one import, or of its undo (docs/decisions/050). */
export function asChangesOf<T>(importId: number, work: () => Promise<T>): Promise<T> {
  return importing.run(importId, work);
}

/** Saves without recording a change, because it is part of another one that is recorded. */
export function withoutHistory<T>(work: () => Promise<T>): Promise<T> {
  return historySuppressed.run(true, work);
}

/** The author of a change; null when it is not recorded: no user made it, or it is part of another. */
export async function changeAuthor(strapi: Core.Strapi): Promise<string | null> {
  return historySuppressed.getStore() ? null : whoAsks(strapi);
}

const savedAt = new WeakMap<Knex, number>();

/** All that one save changes has one time, by which the undo finds what followed from a change (ms since 1970). */
export function timeOfSave(trx: Knex): number {
  const at = savedAt.get(trx) ?? Date.now();
  savedAt.set(trx, at);
  return at;
}

/** Adds changes to the history in the transaction that makes them. */
export async function addHistory(
  trx: Knex,
  who: string,
  changes: readonly HistoryRow[],
): Promise<void> {
  const at = timeOfSave(trx);
  const json = (draft: object | null) => (draft ? JSON.stringify(draft) : null);
  const rows = changes.map(({ kind, id, what, before, after }) => ({
    kind,
    record_id: id,
    what,
    who,
    at,
    before: json(before),
    after: json(after),
    import_id: importing.getStore() ?? null,
    idempotency_key: sentKey() || null,
  }));
  for (let first = 0; first < rows.length; first += rowsAtOnce)
    await from(trx, "record_history").insert(rows.slice(first, first + rowsAtOnce));
}

/** Deletes all changes of a record that was deleted forever. */
export async function deleteHistory(trx: Knex, { kind, id }: KeptRecord): Promise<void> {
  await from(trx, "record_history").where({ kind, record_id: id }).delete();
}
