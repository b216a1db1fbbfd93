import { type Knex } from "../../database/knex";
import { inTurn } from "../../database/in-turn";
import { advisoryLocks } from "../../database/lock-numbers";

/**
 * Creates the tables of reset links, second factors and recovery codes if they are missing: outside
 * Strapi's content types, so that neither its admin nor its queries can reach them (docs/decisions/033).
 */
export async function ensureAccountTables(knex: Knex): Promise<void> {
  await inTurn(knex, advisoryLocks.accountTables, async (trx) => {
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
