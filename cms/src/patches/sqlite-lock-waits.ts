/**
 * Overrides the `_query` of knex's SQLite client, to wait for a locked database file without blocking.
 * Why: better-sqlite3 waits inside the call, for 5 s by default, and meanwhile the server answers nobody,
 * not even from memory (docs/decisions/036). A COMMIT that is given up is rolled back: the next user of the one
 * connection must not find itself inside that transaction.
 * Upstream: WiseLibs/better-sqlite3#155 (waiting in the call is its design).
 * Needed until: tests/unit/patches.test.ts, "better-sqlite3 blocks the process while it waits for a lock".
 */
import { isBusy } from "../database/file-lock";
import { setTimeout as passed } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { isPostgres } from "../database/knex";
import { patchClient, type Client } from "./knex-client";

/** A waiting query holds the one connection to SQLite, and with it all reads that are not cached. */
const patienceMs = 1000;
const pauseMs = 50;

function retryWhileLocked(client: Client): void {
  const { _query } = client;
  client._query = async function (connection, statement) {
    const until = performance.now() + patienceMs;
    for (;;) {
      try {
        return await _query.call(this, connection, statement);
      } catch (error) {
        if (isBusy(error) && performance.now() < until) {
          await passed(pauseMs);
          continue;
        }
        if (statement.sql.startsWith("COMMIT") && connection.inTransaction)
          connection.exec?.("ROLLBACK");
        throw error;
      }
    }
  };
}

/** Has queries wait for a locked SQLite file between attempts, instead of within one. */
export async function waitForSqliteLocks({ db }: Core.Strapi): Promise<void> {
  if (isPostgres(db.connection)) return;
  patchClient(db.connection, retryWhileLocked);
  await db.connection.raw("pragma busy_timeout = 20");
}
