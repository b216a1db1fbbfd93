import type { Core } from "@strapi/strapi";
import { ensureRateLimitTables, deleteExpiredRows } from "./tables";

/** A quarter past every hour. */
const hourly = "15 * * * *";

/** Creates the tables of the rate limits, and deletes old rows every hour. */
export async function startRateLimits(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  await ensureRateLimitTables(knex);
  const forget = () => deleteExpiredRows(knex, Date.now());
  await forget();
  strapi.cron.add({ deleteExpiredRows: { task: forget, options: { rule: hourly } } });
}
