import { randomUUID } from "node:crypto";
import { from, isPostgres, type Knex } from "../lib/knex";
import { numberOf } from "../lib/row";
import { countLimits, type Kind } from "./limits";

/** One thing to be counted: what, and for whom (an HMAC: `visitorOf`, `accountOf`). */
export interface Counted {
  kind: Kind;
  who: string;
}

/** Milliseconds until there may be one more of this; 0 when there may be now. */
export async function waitMs(knex: Knex, { kind, who }: Counted, now: number): Promise<number> {
  const { max, windowMs } = countLimits[kind];
  const last = await from(knex, "counts")
    .where({ who, kind })
    .where("at", ">", now - windowMs)
    // What a clock that was wrong has put far ahead must not shut anyone out until then.
    .where("at", "<=", now + windowMs)
    .orderBy("at", "desc")
    .offset(max - 1)
    .first("at");
  return last ? numberOf(last["at"]) + windowMs - now : 0;
}

/** The longest wait of several. */
async function longestWait(knex: Knex, counted: Counted[], now: number): Promise<number> {
  let longest = 0;
  for (const one of counted) longest = Math.max(longest, await waitMs(knex, one, now));
  return longest;
}

const countsLock = 7264048;

/** Makes who comes for the same at the same moment wait until the transaction ends. */
async function takeTurns(trx: Knex, counted: Counted[]): Promise<void> {
  // Changes nothing, but makes this the one process that writes, before anything is read.
  if (!isPostgres(trx)) {
    await trx.raw("update counts set at = at where false");
    return;
  }
  // In one order for all, so that two never wait for each other.
  for (const who of counted.map((one) => one.who).sort())
    await trx.raw("select pg_advisory_xact_lock(?, hashtext(?))", [countsLock, who]);
}

/**
 * Counts one more of each, unless that is one too many for any: then none, and `waitMs` tells how
 * long to wait. To be called before anything else is read in its transaction.
 */
export async function countEach(
  trx: Knex,
  counted: Counted[],
  now: number,
): Promise<{ waitMs: number; ids: string[] }> {
  await takeTurns(trx, counted);
  const wait = await longestWait(trx, counted, now);
  if (wait > 0) return { waitMs: wait, ids: [] };
  const rows = counted.map(({ kind, who }) => ({ id: randomUUID(), kind, who, at: now }));
  await from(trx, "counts").insert(rows);
  return { waitMs: 0, ids: rows.map(({ id }) => id) };
}

/** The same for one thing: how long to wait, 0 when it was counted. */
export async function countOne(trx: Knex, counted: Counted, now: number): Promise<number> {
  return (await countEach(trx, [counted], now)).waitMs;
}

/** What became of an attempt: it came too often and must wait, or its result. */
export type Attempted<T> = { isLate: true; waitMs: number } | { isLate: false; result: T };

/**
 * An attempt that may fail, such as a password: counted from its beginning, so that many at once do
 * not all slip through, and forgiven when `isRight`, or when it could not be made at all.
 */
export async function attempt<T>(
  knex: Knex,
  counted: Counted[],
  make: () => Promise<T>,
  isRight: (result: T) => boolean,
): Promise<Attempted<T>> {
  const now = Date.now();
  // Who has to wait costs a read, whatever he sends.
  const wait = await longestWait(knex, counted, now);
  if (wait > 0) return { isLate: true, waitMs: wait };
  const begun = await knex.transaction((trx) => countEach(trx, counted, now));
  if (begun.waitMs > 0) return { isLate: true, waitMs: begun.waitMs };
  const forgive = () => from(knex, "counts").whereIn("id", begun.ids).delete();
  try {
    const result = await make();
    if (isRight(result)) await forgive();
    return { isLate: false, result };
  } catch (error) {
    await forgive();
    throw error;
  }
}
