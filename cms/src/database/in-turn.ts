import { isPostgres, type Knex } from "./knex";
import type { advisoryLocks } from "./lock-numbers";

type Lock = (typeof advisoryLocks)[keyof typeof advisoryLocks];

/** Waits, in a transaction, until no other instance is in one with this lock. SQLite has one writer anyway. */
export async function waitAlone(trx: Knex, lock: Lock): Promise<void> {
  if (isPostgres(trx)) await trx.raw("select pg_advisory_xact_lock(?)", [lock]);
}

/** Creates tables in a transaction; instances that start at the same moment do so one after the other. */
export async function inTurn(
  knex: Knex,
  lock: Lock,
  create: (trx: Knex) => Promise<void>,
): Promise<void> {
  await knex.transaction(async (trx) => {
    await waitAlone(trx, lock);
    await create(trx);
  });
}
