import type { Core } from "@strapi/strapi";
import { ensureHistoryTables, trimHistory } from "./tables";

/** Every night at 3:32. */
const nightly = "32 3 * * *";

/** Creates the tables of history and bin, and deletes what has expired, now and every night. */
export async function startHistory(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  await ensureHistoryTables(knex);
  const trim = () => trimHistory(knex, Date.now());
  await trim();
  strapi.cron.add({ trimHistory: { task: trim, options: { rule: nightly } } });
}
