import { setImmediate } from "node:timers/promises";

const atOnce = 200;

/** Maps a long list, and lets other requests have their turn now and then. */
export async function mapInSteps<T, Result>(
  list: readonly T[],
  map: (one: T) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, one] of list.entries()) {
    if (index > 0 && index % atOnce === 0) await setImmediate();
    results.push(map(one));
  }
  return results;
}
