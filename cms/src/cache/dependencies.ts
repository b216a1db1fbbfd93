import { AsyncLocalStorage } from "node:async_hooks";
import type { Changes } from "./changes/changes-since";
import type { Topic } from "./changes/tracked-tables";

/** What a response depends on: records by id, or all of a topic. A change to one of them makes it stale. */
export type Dependencies = Map<Topic, Set<number> | "all"> & {
  /** When it expires, in milliseconds since 1970; if not given, only a change makes it stale. */
  until?: number;
};

const collecting = new AsyncLocalStorage<Dependencies>();

/** Runs work and collects into `dependencies` what its reads declare. */
export function collectDependencies<T>(
  dependencies: Dependencies,
  work: () => Promise<T>,
): Promise<T> {
  return collecting.run(dependencies, work);
}

/**
 * Called by every public read: declares the records whose change would change its response, including those
 * left out that a change could bring in.
 */
export function dependsOn(topic: Topic, ids: Iterable<number>): void {
  const dependencies = collecting.getStore();
  const known = dependencies?.get(topic);
  if (!dependencies || known === "all") return;
  dependencies.set(topic, new Set([...(known ?? []), ...ids]));
}

/** Called by a read that any record of these topics would change. */
export function dependsOnAll(...topics: Topic[]): void {
  const dependencies = collecting.getStore();
  for (const topic of topics) dependencies?.set(topic, "all");
}

/** Called by a read that knows the day: its response is stale from this moment on. */
export function dependsOnTime(until: number): void {
  const dependencies = collecting.getStore();
  if (dependencies) dependencies.until = Math.min(until, dependencies.until ?? Infinity);
}

/** Whether a response's time is over. */
export const isOver = ({ until = Infinity }: Dependencies): boolean => Date.now() >= until;

/** Whether something a response depends on has changed. */
export function isStale(dependencies: Dependencies, { records, wholeTopics }: Changes): boolean {
  for (const [topic, changed] of records) {
    const own = dependencies.get(topic);
    if (own === undefined) continue;
    if (own === "all" || wholeTopics.has(topic)) return true;
    for (const id of changed) if (own.has(id)) return true;
  }
  return false;
}
