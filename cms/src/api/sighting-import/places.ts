import type { ReadLine } from "./read-lines";
import type { Remembered } from "./remembered";

/** A place of a file, with its lines and whether they are imported. */
export interface CountedPlace {
  key: string;
  name: string;
  count: number;
  isTaken: boolean;
}

/** An account of a file's observations; `isOwner`: the owner's own. */
export interface CountedObserver {
  login: string;
  name: string;
  count: number;
  isOwner: boolean;
}

/** What the owner says of places and accounts; null leaves it to what is remembered. */
export interface ChosenOrigins {
  places: readonly string[] | null;
  observers: readonly string[] | null;
  remembered: Remembered;
}

const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count;

function counted<Item extends { count: number }>(
  lines: readonly ReadLine[],
  itemOf: (line: ReadLine) => [key: string, item: Omit<Item, "count">] | null,
): Item[] {
  const found = new Map<string, Item>();
  for (const line of lines) {
    const [key, item] = itemOf(line) ?? [];
    if (key === undefined) continue;
    const before = found.get(key);
    if (before) before.count += 1;
    else found.set(key, { ...item, count: 1 } as Item);
  }
  return [...found.values()].sort(byCount);
}

/**
 * The places of a file, the one with most lines first. One alone needs no choice; of several, those are taken that the owner
 * has chosen, now or for an earlier file, else none: a life list holds more places than this yard.
 */
export function placesOf(
  lines: readonly ReadLine[],
  { places, remembered }: ChosenOrigins,
): CountedPlace[] {
  const all = counted<CountedPlace>(lines, ({ context }) =>
    context?.place ? [context.place.key, { ...context.place, isTaken: false }] : null,
  );
  const isTaken = ({ key }: CountedPlace) =>
    places?.includes(key) ?? (all.length === 1 || remembered.has("place", key));
  return all.map((place) => ({ ...place, isTaken: isTaken(place) }));
}

/** The accounts whose observations a file has. Nobody is taken for the owner who has not said so: a name and a license are theirs. */
export function observersOf(
  lines: readonly ReadLine[],
  { observers, remembered }: ChosenOrigins,
): CountedObserver[] {
  const all = counted<CountedObserver>(lines, ({ context }) => {
    if (!context?.observer) return null;
    const { login, name } = context.observer;
    return [login, { login, name, isOwner: false }];
  });
  return all.map((one) => ({
    ...one,
    isOwner: observers?.includes(one.login) ?? remembered.has("observer", one.login),
  }));
}
