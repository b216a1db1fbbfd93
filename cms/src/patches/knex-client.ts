import type { Knex } from "../database/knex";

/** A connection of better-sqlite3, or of pg with its socket. */
interface Connection {
  inTransaction?: boolean;
  exec?(sql: string): void;
  connection?: { stream: { destroy(): void } };
}

interface Transaction extends PromiseLike<unknown> {
  commit(connection: Connection, value: unknown): Promise<unknown>;
}

type RunQuery = (
  this: Client,
  connection: Connection,
  statement: { sql: string },
) => Promise<unknown>;

/** What knex calls on its clients, those of transactions too; dialects are made by overriding it. */
export interface Client {
  _query: RunQuery;
  transaction: (this: Client, ...given: unknown[]) => Transaction;
}

const patched = new WeakMap<Client, Set<unknown>>();

/** Applies a patch to the class behind a client, once: each transaction makes a client of that class. */
export function patchClient(knex: Knex, patch: (client: Client) => void): void {
  const { prototype } = (knex.client as { constructor: { prototype: Client } }).constructor;
  const known = patched.get(prototype) ?? new Set();
  patched.set(prototype, known);
  if (known.has(patch)) return;
  known.add(patch);
  patch(prototype);
}
