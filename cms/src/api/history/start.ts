import type { Core } from "@strapi/strapi";
import { ensureHistoryTables, forgetHistory } from "./tables";

/** Every night at 3:32. */
const nightly = "32 3 * * *";

/** Creates the tables of history and bin, and deletes what has expired, now and every night. */
export async function keepHistoryTables(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  await ensureHistoryTables(knex);
  const forget = () => forgetHistory(knex, Date.now());
  await forget();
  strapi.cron.add({ forgetHistory: { task: forget, options: { rule: nightly } } });
}
