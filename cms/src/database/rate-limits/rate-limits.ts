import { randomUUID } from "node:crypto";
import { from, isPostgres, type Knex } from "../knex";
import { numberOf } from "../row";
import { rateLimits, type RateLimitKind } from "./limits";
import { advisoryLocks } from "../lock-numbers";

/** What is counted, and for whom (an HMAC: `visitorKey`, `accountKey`). */
export interface RateLimitKey {
  kind: RateLimitKind;
  who: string;
}

/** Milliseconds until the next one is allowed; 0 for now. */
export async function retryAfterMs(
  knex: Knex,
  { kind, who }: RateLimitKey,
  now: number,
): Promise<number> {
  const { max, windowMs } = rateLimits[kind];
  const last = await from(knex, "counts")
    .where({ who, kind })
    .where("at", ">", now - windowMs)
    // Ignore rows from the future, or a clock that ran ahead would lock people out.
    .where("at", "<=", now + windowMs)
    .orderBy("at", "desc")
    .offset(max - 1)
    .first("at");
  return last ? numberOf(last["at"]) + windowMs - now : 0;
}

/** The longest wait of several. */
async function longestRetryAfterMs(knex: Knex, keys: RateLimitKey[], now: number): Promise<number> {
  let longest = 0;
  for (const one of keys) longest = Math.max(longest, await retryAfterMs(knex, one, now));
  return longest;
}

/** Serializes callers with the same key until the transaction ends. */
async function lockKeys(trx: Knex, keys: RateLimitKey[]): Promise<void> {
  // A no-op write that takes SQLite's write lock before anything is read.
  if (!isPostgres(trx)) {
    await trx.raw("update counts set at = at where false");
    return;
  }
  // Always in the same order, which avoids deadlocks.
  for (const who of keys.map((one) => one.who).sort())
    await trx.raw("select pg_advisory_xact_lock(?, hashtext(?))", [
      advisoryLocks.rateLimitKeys,
      who,
    ]);
}

/**
 * Counts one of each unless that exceeds any limit; then it counts none and `waitMs` says how
 * long to wait. Must be called before anything else is read in its transaction.
 */
export async function consumeAll(
  trx: Knex,
  keys: RateLimitKey[],
  now: number,
): Promise<{ waitMs: number; ids: string[] }> {
  await lockKeys(trx, keys);
  const wait = await longestRetryAfterMs(trx, keys, now);
  if (wait > 0) return { waitMs: wait, ids: [] };
  const rows = keys.map(({ kind, who }) => ({ id: randomUUID(), kind, who, at: now }));
  await from(trx, "counts").insert(rows);
  return { waitMs: 0, ids: rows.map(({ id }) => id) };
}

/** The same for one kind: how long to wait, 0 when it was counted. */
export async function consume(trx: Knex, key: RateLimitKey, now: number): Promise<number> {
  return (await consumeAll(trx, [key], now)).waitMs;
}

/** The outcome of an attempt: its result, or how long to wait. */
export type Limited<T> = { isLimited: true; waitMs: number } | { isLimited: false; result: T };

/**
 * An attempt that may fail, such as a password: counted when it starts, so that concurrent ones do
 * not all get through, and uncounted if `isRight` or if it could not be made at all.
 */
export async function limitFailures<T>(
  knex: Knex,
  keys: RateLimitKey[],
  make: () => Promise<T>,
  isSuccess: (result: T) => boolean,
): Promise<Limited<T>> {
  const now = Date.now();
  // Being over the limit costs one read and no write.
  const wait = await longestRetryAfterMs(knex, keys, now);
  if (wait > 0) return { isLimited: true, waitMs: wait };
  const consumed = await knex.transaction((trx) => consumeAll(trx, keys, now));
  if (consumed.waitMs > 0) return { isLimited: true, waitMs: consumed.waitMs };
  const refund = () => from(knex, "counts").whereIn("id", consumed.ids).delete();
  try {
    const result = await make();
    if (isSuccess(result)) await refund();
    return { isLimited: false, result };
  } catch (error) {
    await refund();
    throw error;
  }
}
