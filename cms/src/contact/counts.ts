import { contactLimits } from "shared-types";
import { from, isPostgres, type Knex } from "../lib/knex";
import { numberOf } from "../lib/row";
import { windowMs } from "./tables";

/** What is counted for a visitor: messages accepted, proofs refused. */
export type Counted = "accepted" | "refused";

const maxOf: Record<Counted, number> = {
  accepted: contactLimits.perHour,
  refused: contactLimits.wrongSolutionsPerHour,
};

/** Milliseconds until the visitor may have one more of this kind; 0 when he may now. */
export async function waitMs(
  knex: Knex,
  visitor: string,
  kind: Counted,
  now: number,
): Promise<number> {
  const last = await from(knex, "contact_counts")
    .where({ visitor, kind })
    .where("at", ">", now - windowMs)
    .orderBy("at", "desc")
    .offset(maxOf[kind] - 1)
    .first("at");
  return last ? numberOf(last["at"]) + windowMs - now : 0;
}

const countsLock = 7264048;

/** Makes who comes for this visitor at the same moment wait until the transaction ends. */
async function takeTurn(trx: Knex, visitor: string): Promise<void> {
  if (isPostgres(trx))
    await trx.raw("select pg_advisory_xact_lock(?, hashtext(?))", [countsLock, visitor]);
  // Changes nothing, but makes this the one process that writes, before anything is read.
  else await trx.raw("update contact_counts set at = at where false");
}

/**
 * Counts one more for the visitor, unless it is one too many: then it tells how many milliseconds
 * are left to wait, else 0. To be called before anything else is read in its transaction.
 */
export async function countOne(
  trx: Knex,
  visitor: string,
  kind: Counted,
  now: number,
): Promise<number> {
  await takeTurn(trx, visitor);
  const wait = await waitMs(trx, visitor, kind, now);
  if (wait === 0) await from(trx, "contact_counts").insert({ visitor, kind, at: now });
  return wait;
}
