import { from, isPostgres, type Knex } from "../lib/knex";
import { longestMs } from "./limits";

/** Instances may start at the same moment; each lock of this site has a number of its own. */
const startLock = 7264047;

/**
 * Makes the tables of what is counted and what is used up, where they are missing: outside Strapi's
 * content types, as nobody edits them and their keys must hold (decisions 048, 074).
 */
export async function ensureCountTables(knex: Knex): Promise<void> {
  await knex.transaction(async (trx) => {
    if (isPostgres(trx)) await trx.raw(`select pg_advisory_xact_lock(${startLock})`);
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

/** Forgets what no longer counts. `now` is epoch milliseconds. */
export async function forgetCounts(knex: Knex, now: number): Promise<void> {
  // An hour more, for another instance whose clock is late.
  await from(knex, "contact_proofs")
    .where("expires", "<", now - longestMs)
    .delete();
  await from(knex, "counts")
    .where("at", "<", now - longestMs)
    .delete();
}
