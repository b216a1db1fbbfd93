/**
 * Overrides the `_query` of knex's PostgreSQL client, to close a connection whose query is not answered in time.
 * Why: a database host that disappears leaves queries pending for as long as TCP retries, about a quarter of
 * an hour. pg's own `query_timeout` rejects the query but keeps the connection, which then fails every
 * query after it (docs/decisions/036).
 * Upstream: brianc/node-postgres#3399 and knex/knex#4630 (both open).
 * Needed until: tests/unit/patches.test.ts, "pg keeps a connection whose query timed out".
 */
import type { Core } from "@strapi/strapi";
import { isPostgres } from "../database/knex";
import { patchClient, type Client } from "./knex-client";

const queryMs = 10_000;

function closeWhenLate(client: Client): void {
  const { _query } = client;
  client._query = async function (connection, statement) {
    const late = setTimeout(() => connection.connection?.stream.destroy(), queryMs);
    try {
      return await _query.call(this, connection, statement);
    } finally {
      clearTimeout(late);
    }
  };
}

/** Limits how long a query may take; for the end of the start, as schema changes may take longer. */
export function limitQueryTime({ db }: Core.Strapi): void {
  if (isPostgres(db.connection)) patchClient(db.connection, closeWhenLate);
}
