import type { Core } from "@strapi/strapi";
import { isPostgres } from "../lib/knex";
import { boundQuestions, mendClient } from "../lib/knex-client";

/** Has faults of the database come out where they can be told, and hold up nobody else. */
export async function mendDatabase({ db }: Core.Strapi): Promise<void> {
  mendClient(db.connection);
  // It waits by itself from here on; while the schema was looked at, better-sqlite3 did: 5 s, its own default.
  if (!isPostgres(db.connection)) await db.connection.raw("pragma busy_timeout = 20");
}

/** Leaves nobody waiting for a PostgreSQL that says nothing; for the end of the start. */
export function boundDatabase({ db }: Core.Strapi): void {
  if (isPostgres(db.connection)) boundQuestions(db.connection);
}
