import type { Core } from "@strapi/strapi";
import { noteChangesOnPostgres } from "../changes/postgres";
import { noteChangesOnSqlite } from "../changes/sqlite";
import { isPostgres } from "../lib/knex";

/** Who has not looked for a day reads everything anew (`rememberedMs`), long before its notes go. */
const keptSeconds = 2 * 24 * 3600;

/** Every night at 3:47. */
const nightly = "47 3 * * *";

/**
 * Has the database note what changes. After Strapi's own look at the schema: on SQLite that may
 * have rebuilt a table, which drops its triggers.
 */
export async function noteChanges(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  await (isPostgres(knex) ? noteChangesOnPostgres : noteChangesOnSqlite)(knex);
  const forget = async () => {
    const until = Math.floor(Date.now() / 1000) - keptSeconds;
    await knex("record_changes").where("at", "<", until).delete();
  };
  await forget();
  strapi.cron.add({ forgetChanges: { task: forget, options: { rule: nightly } } });
}
