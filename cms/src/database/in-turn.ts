import { isPostgres, type Knex } from "./knex";
import type { advisoryLocks } from "./lock-numbers";

/** Creates tables in a transaction; instances that start at the same moment do so one after the other. */
export async function inTurn(
  knex: Knex,
  lock: (typeof advisoryLocks)[keyof typeof advisoryLocks],
  create: (trx: Knex) => Promise<void>,
): Promise<void> {
  await knex.transaction(async (trx) => {
    if (isPostgres(trx)) await trx.raw("select pg_advisory_xact_lock(?)", [lock]);
    await create(trx);
  });
}
