import { LRUCache } from "lru-cache";
import { changesSince } from "../../cache/changes/changes-since";
import type { Knex } from "../../database/knex";

/** Gives the total of a search from memory, or counts. `asked` is what the search depends on. */
export type Totals = (knex: Knex, asked: unknown, count: () => Promise<number>) => Promise<number>;

/** The change log keeps its rows for a day: within an hour no position in it comes twice. */
const ttlMs = 3600_000;

/**
 * Totals of recent searches, so that paging and sorting do not count again. Each belongs to a position in the
 * change log: after any change to a record it is not found any more.
 */
export function rememberTotals(): Totals {
  const known = new LRUCache<string, number>({ max: 500, ttl: ttlMs });
  return async (knex, asked, count) => {
    const { until } = await changesSince(knex, null);
    const key = JSON.stringify([until, asked]);
    const total = known.get(key) ?? (await count());
    known.set(key, total);
    return total;
  };
}
