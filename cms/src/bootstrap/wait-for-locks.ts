import { setTimeout as passed } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { isPostgres } from "../lib/knex";

/** As long as SQLite itself would wait. */
const patienceMs = 5000;
const pauseMs = 50;

/** What knex asks of its client; overriding it is how dialects are made. */
interface Client {
  _query(connection: unknown, statement: unknown): Promise<unknown>;
}

const isLocked = (error: unknown) =>
  error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");

/**
 * Waits for a database file that another process has locked. SQLite waits within the call, and
 * nobody would be answered as long, not even from memory (decision 080).
 */
export async function waitForLocks({ db }: Core.Strapi): Promise<void> {
  const knex = db.connection;
  if (isPostgres(knex)) return;
  await knex.raw("pragma busy_timeout = 20");
  const client = knex.client as Client;
  const ask = client._query.bind(client);
  client._query = async (connection, statement) => {
    const until = performance.now() + patienceMs;
    for (;;) {
      try {
        return await ask(connection, statement);
      } catch (error) {
        if (!isLocked(error) || performance.now() > until) throw error;
        await passed(pauseMs);
      }
    }
  };
}
