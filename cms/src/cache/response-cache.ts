import type { Knex } from "../database/knex";
import type { CachedResponse } from "./cached-response";
import type { Changes } from "./changes/changes-since";
import type { ChangeSignals } from "./changes/change-signals";
import { collectDependencies, isStale, type Dependencies } from "./dependencies";
import { createRevalidation } from "./revalidation";
import { createStore } from "./store";

/** Makes a response; null for one that cannot be cached. */
type Load = () => Promise<CachedResponse | null>;

export interface ResponseCache {
  /** A cached response known to be fresh without asking the database; else undefined. */
  getFresh(key: string): CachedResponse | undefined;
  /**
   * The cached response, or the one that `load` makes: once for concurrent requests. While the database is
   * away, a cached one of `alternatives` is as good.
   */
  fetch(key: string, load: Load, alternatives?: string[]): Promise<CachedResponse | null>;
}

interface Options {
  knex: Knex;
  signals: ChangeSignals;
  maxBytes: number;
  onError: (error: unknown) => void;
}

interface Pending {
  response: Promise<CachedResponse | null>;
  /** The number of invalidations before it began. */
  began: number;
}

/**
 * Responses to public reads, cached until something they depend on changes. A response includes all that was
 * committed before its request.
 */
export function createResponseCache({ knex, signals, maxBytes, onError }: Options): ResponseCache {
  const store = createStore(maxBytes);
  const pending = new Map<string, Pending>();
  // Changes found while responses are being made; each response is checked against them when it is done.
  let recentChanges: Changes[] = [];
  let invalidations = 0;

  const revalidation = createRevalidation(knex, signals, {
    changed(changes) {
      store.invalidate(changes);
      recentChanges.push(changes);
      invalidations += 1;
    },
    unknown() {
      store.clear();
      recentChanges = [];
      invalidations += 1;
    },
    failed: onError,
  });

  function isStillFresh(dependencies: Dependencies, began: number): boolean {
    const missed = invalidations - began;
    if (missed > recentChanges.length) return false;
    return recentChanges
      .slice(recentChanges.length - missed)
      .every((changes) => !isStale(dependencies, changes));
  }

  async function loadAndStore(key: string, began: number, load: Load) {
    const dependencies: Dependencies = new Map();
    const response = await collectDependencies(dependencies, load);
    if (response && isStillFresh(dependencies, began)) store.set(key, response, dependencies);
    return response;
  }

  function begin(key: string, load: Load): Promise<CachedResponse | null> {
    const own = { began: invalidations, response: loadAndStore(key, invalidations, load) };
    pending.set(key, own);
    return own.response.finally(() => {
      if (pending.get(key) === own) pending.delete(key);
      if (pending.size === 0) recentChanges = [];
    });
  }

  return {
    // While the database is away, yesterday's page is better than none.
    getFresh: (key) =>
      revalidation.isUpToDate() ? store.get(key, revalidation.isDatabaseAway()) : undefined,

    async fetch(key, load, alternatives = []) {
      if (!revalidation.isUpToDate()) await revalidation.revalidate();
      const isAway = revalidation.isDatabaseAway();
      for (const one of isAway ? [key, ...alternatives] : [key]) {
        const cached = store.get(one, isAway);
        if (cached) return cached;
      }
      const other = pending.get(key);
      return other?.began === invalidations ? other.response : begin(key, load);
    },
  };
}

/** Caches nothing. */
export const noCache: ResponseCache = {
  getFresh: () => undefined,
  fetch: (_key, load) => load(),
};
