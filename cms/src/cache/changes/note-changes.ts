import type { Core } from "@strapi/strapi";
import { noteChangesOnPostgres } from "./postgres";
import { noteChangesOnSqlite } from "./sqlite";
import { isPostgres } from "../../database/knex";

/** Instances that have not looked for a day drop everything (`rememberedMs`), long before rows are deleted. */
const keptSeconds = 2 * 24 * 3600;

/** Every night at 3:47. */
const nightly = "47 3 * * *";

/**
 * Creates the change triggers. Runs after Strapi's schema sync, which on SQLite may
 * have rebuilt a table and so dropped its triggers.
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
