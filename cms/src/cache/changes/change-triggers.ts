import type { Core } from "@strapi/strapi";
import { createTriggersOnPostgres } from "./postgres";
import { createTriggersOnSqlite } from "./sqlite";
import { isPostgres } from "../../database/knex";

/** Instances that have not looked for a day drop everything (`retentionMs`), long before rows are deleted. */
const retentionSeconds = 2 * 24 * 3600;

/** Every night at 3:47. */
const nightly = "47 3 * * *";

/**
 * Creates the change triggers. Runs after Strapi's schema sync, which on SQLite may
 * have rebuilt a table and so dropped its triggers.
 */
export async function createChangeTriggers(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  await (isPostgres(knex) ? createTriggersOnPostgres : createTriggersOnSqlite)(knex);
  const deleteExpired = async () => {
    const until = Math.floor(Date.now() / 1000) - retentionSeconds;
    await knex("record_changes").where("at", "<", until).delete();
  };
  await deleteExpired();
  strapi.cron.add({ deleteExpiredChanges: { task: deleteExpired, options: { rule: nightly } } });
}
