import type { Attempt } from "./vocabulary";

const all = { needsAll: true, beginsFrom: 2 };
const any = { needsAll: false, beginsFrom: 4 };

/** One after the other, until something is found: all words as they are written, with typing errors, and then any of them. */
export function attemptsAt(words: unknown[]): Attempt[] {
  const each = words.length === 1 ? [all] : [all, any];
  return each.flatMap((how) => [
    { ...how, forgivesTypos: false },
    { ...how, forgivesTypos: true },
  ]);
}
