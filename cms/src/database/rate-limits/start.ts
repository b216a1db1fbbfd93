import type { Core } from "@strapi/strapi";
import { from, type Knex } from "../knex";
import { longestWindowMs } from "./limits";
import { inTurn } from "../in-turn";
import { advisoryLocks } from "../lock-numbers";

/**
 * Creates the tables of rate limits and used solutions if they are missing: outside Strapi's
 * content types, because nobody edits them and they need primary keys (docs/decisions/009).
 */
async function ensureRateLimitTables(knex: Knex): Promise<void> {
  await inTurn(knex, advisoryLocks.rateLimitTables, async (trx) => {
    await trx.raw(`create table if not exists contact_proofs (
      hash text primary key,
      expires bigint not null
    )`);
    await trx.raw(`create table if not exists counts (
      id text primary key,
      who text not null,
      kind text not null,
      at bigint not null
    )`);
    await trx.raw(`create index if not exists counts_who on counts (who, kind, at)`);
  });
}

/** Deletes rows that no longer count. `now` is epoch milliseconds. */
async function deleteExpiredRows(knex: Knex, now: number): Promise<void> {
  // An hour's margin, for an instance whose clock is behind.
  await from(knex, "contact_proofs")
    .where("expires", "<", now - longestWindowMs)
    .delete();
  await from(knex, "counts")
    .where("at", "<", now - longestWindowMs)
    .delete();
}

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
