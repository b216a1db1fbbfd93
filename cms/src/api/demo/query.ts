import { isPostgres, type Knex } from "../../database/knex";
import { advisoryLocks } from "../../database/lock-numbers";

/** Waits, in a transaction, until no other instance removes the demo. SQLite has one writer anyway. */
export async function waitAlone(trx: Knex): Promise<void> {
  if (isPostgres(trx)) await trx.raw("select pg_advisory_xact_lock(?)", [advisoryLocks.demo]);
}
