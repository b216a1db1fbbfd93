import { LRUCache } from "lru-cache";
import { sizeOf, type CachedResponse } from "./cached-response";
import type { Changes } from "./changes/changes-since";
import { isOver, isStale, type Dependencies } from "./dependencies";

interface Entry {
  response: CachedResponse;
  dependencies: Dependencies;
}

/** Responses by key; the least recently used are evicted beyond a number of bytes. */
interface CacheStore {
  /** `includeExpired`: also one whose time is over. */
  get(key: string, includeExpired?: boolean): CachedResponse | undefined;
  set(key: string, response: CachedResponse, dependencies: Dependencies): void;
  /** Deletes the responses that have become stale. */
  invalidate(changes: Changes): void;
  clear(): void;
  /** Memory in use. */
  bytes: () => number;
}

/** An empty store; a response larger than `maxBytes` is not stored at all. */
export function createStore(maxBytes: number): CacheStore {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }, key) => sizeOf(response) + 2 * key.length,
  });
  return {
    get(key, includeExpired = false) {
      const entry = entries.get(key);
      return entry && (includeExpired || !isOver(entry.dependencies)) ? entry.response : undefined;
    },
    set(key, response, dependencies) {
      entries.set(key, { response, dependencies });
      response.body.onResize = () => {
        // A new entry: the size of one already stored is not measured again.
        if (entries.peek(key)?.response === response) entries.set(key, { response, dependencies });
      };
    },
    invalidate(changes) {
      for (const [key, { dependencies }] of [...entries.entries()])
        if (isStale(dependencies, changes)) entries.delete(key);
    },
    clear: () => entries.clear(),
    bytes: () => entries.calculatedSize,
  };
}
