import type { Core } from "@strapi/strapi";
import { ensureCountTables, forgetCounts } from "../counts/tables";

/** A quarter past every hour. */
const hourly = "15 * * * *";

/** Makes the tables behind this site's limits, and forgets what no longer counts, again and again. */
export async function keepCounts(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  await ensureCountTables(knex);
  const forget = () => forgetCounts(knex, Date.now());
  await forget();
  strapi.cron.add({ forgetCounts: { task: forget, options: { rule: hourly } } });
}
