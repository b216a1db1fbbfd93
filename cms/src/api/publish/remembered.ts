import { LRUCache } from "lru-cache";
import {
  collectDependencies,
  dependsOn,
  dependsOnAll,
  dependsOnTime,
  type Dependencies,
} from "../../cache/dependencies";

interface Answered {
  answer: unknown;
  dependencies: Dependencies;
}

/** Pages are made in the order of their addresses: what one reads, such as a page of the gallery, the next ones read too. */
const most = 60;

/**
 * Reads of one publish, answered from memory when they were made a short while ago; each page depends on what its reads do,
 * remembered or not. What changes meanwhile is seen by the next publish, as with pages that are made already.
 */
export function rememberReads() {
  const known = new LRUCache<string, Promise<Answered>>({ max: most });

  async function answerOf(read: () => Promise<unknown>): Promise<Answered> {
    const dependencies: Dependencies = new Map();
    return { answer: await collectDependencies(dependencies, read), dependencies };
  }

  return async function remembered<T>(key: string, read: () => Promise<T>): Promise<T> {
    const found = known.get(key) ?? answerOf(read);
    known.set(key, found);
    found.catch(() => known.delete(key));
    const { answer, dependencies } = await found;
    for (const [topic, ids] of dependencies)
      if (ids === "all") dependsOnAll(topic);
      else dependsOn(topic, ids);
    if (dependencies.until !== undefined) dependsOnTime(dependencies.until);
    return answer as T;
  };
}

export type Remembered = ReturnType<typeof rememberReads>;

/** The same reads, remembered by their names and what they were asked. */
export function rememberingReader<Reader extends object>(
  reader: Reader,
  remembered: Remembered,
): Reader {
  const reads = Object.entries(reader as Record<string, (...asked: unknown[]) => Promise<unknown>>);
  return Object.fromEntries(
    reads.map(([name, read]) => [
      name,
      (...asked: unknown[]) => remembered(`${name} ${JSON.stringify(asked)}`, () => read(...asked)),
    ]),
  ) as Reader;
}
