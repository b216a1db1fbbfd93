import { isPostgres, type Knex } from "../../database/knex";

/** Serializes instances that start at the same moment. */
const startLock = 7264049;

/**
 * Creates the tables of reset links, second factors and recovery codes if they are missing: outside
 * Strapi's content types, so that neither its admin nor its queries can reach them (docs/decisions/033).
 */
export async function ensureAccountTables(knex: Knex): Promise<void> {
  await knex.transaction(async (trx) => {
    if (isPostgres(trx)) await trx.raw(`select pg_advisory_xact_lock(${startLock})`);
    await trx.raw(`create table if not exists reset_links (
      hash text primary key,
      user_id integer not null,
      expires bigint not null
    )`);
    await trx.raw(`create table if not exists second_factors (
      user_id integer primary key,
      secret text not null,
      last_step bigint not null,
      confirmed integer not null
    )`);
    await trx.raw(`create table if not exists recovery_codes (
      hash text primary key,
      user_id integer not null
    )`);
  });
}
