import type { Core } from "@strapi/strapi";
import { ensureContactTables, forgetContacts } from "../contact/tables";

/** A quarter past every hour. */
const hourly = "15 * * * *";

/** Makes the tables behind the contact form's limits, and forgets what no longer counts, again and again. */
export async function keepContactTables(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  await ensureContactTables(knex);
  const forget = () => forgetContacts(knex, Date.now());
  await forget();
  strapi.cron.add({ forgetContacts: { task: forget, options: { rule: hourly } } });
}
