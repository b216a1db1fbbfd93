import { AsyncLocalStorage } from "node:async_hooks";
import type { Topic } from "../changes/watched";

/** What an answer shows: records by id, or all of a topic. A change to one of them drops it. */
export type Shown = Map<Topic, Set<number> | "all">;

const collected = new AsyncLocalStorage<Shown>();

/** Does work and gathers into `shown` what its reads say they show. */
export function gather<T>(shown: Shown, work: () => Promise<T>): Promise<T> {
  return collected.run(shown, work);
}

/**
 * Said by every public read: the records whose change would change its answer, those left out of it
 * included if a change could bring them in.
 */
export function shows(topic: Topic, ids: "all" | Iterable<number>): void {
  const shown = collected.getStore();
  const known = shown?.get(topic);
  if (!shown || known === "all") return;
  if (ids === "all") shown.set(topic, "all");
  else shown.set(topic, new Set([...(known ?? []), ...ids]));
}
