import { bloomTimes, dayOfYear, isInBloom } from "./bloom-times";
import type { FaunaFacets, FloraFacets } from "./answers";
import type { YardRecord } from "./records";

/** When a plant was noted in flower: the days of the year, and in which years. */
export interface Flowers {
  days: number[];
  years: Set<number>;
}

/** Collects the flowers of every plant that was noted in flower on a known day, by the plant's id. */
export function createFlowers() {
  const flowers = new Map<number, Flowers>();
  return {
    flowers,
    add: ({ species, stage, time }: YardRecord): void => {
      if (stage !== "flower" || time.week === 0) return;
      const known = flowers.get(species) ?? { days: [], years: new Set() };
      known.days.push(dayOfYear(time.date));
      known.years.add(time.year);
      flowers.set(species, known);
    },
  };
}

/** Ids by what they are listed under. */
function listIn(all: Map<number, Set<number>>, under: number, id: number): void {
  const ids = all.get(under);
  if (ids) ids.add(id);
  else all.set(under, new Set([id]));
}

const inOrder = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

interface FloraFacts {
  /** The plants that may be shown. */
  shown: ReadonlySet<number>;
  flowers: ReadonlyMap<number, Flowers>;
  /** Every plant with every animal that its page names as a visitor. */
  pairs: readonly (readonly [plantId: number, animalId: number])[];
  /** The animals that may be shown, by common name; also others than those of pairs. */
  animals: readonly { id: number; keyId: string; nameCommon: string }[];
  /** `YYYY-MM-DD`. */
  today: string;
}

/** What the list of plants can be filtered by that its rows do not say. */
export function floraFacetsOf(facts: FloraFacts): FloraFacets {
  const { shown, flowers, pairs, animals } = facts;
  const today = dayOfYear(facts.today);
  const visited = new Map<number, Set<number>>();
  for (const [plantId, animalId] of pairs)
    if (shown.has(plantId)) listIn(visited, animalId, plantId);
  const inBloom = [...flowers].filter(
    ([id, { days }]) => shown.has(id) && isInBloom(bloomTimes(days), today),
  );
  return {
    inBloom: inOrder(inBloom.map(([id]) => id)),
    visitors: animals
      .filter(({ id }) => visited.has(id))
      .map(({ id, keyId, nameCommon }) => ({
        ...{ keyId, nameCommon },
        plantIds: inOrder(visited.get(id) ?? []),
      })),
  };
}

/** Collects in which months the animals that may be shown were recorded. `today`: `YYYY-MM-DD`. */
export function createFaunaFacets(shown: ReadonlySet<number>, today: string) {
  const seen = new Map<number, Set<number>>();
  return {
    add: ({ species, time }: YardRecord): void => {
      if (time.month > 0 && shown.has(species)) listIn(seen, time.month, species);
    },

    present: (): FaunaFacets => ({
      month: Number(today.slice(5, 7)),
      seen: [...seen]
        .sort(([a], [b]) => a - b)
        .map(([month, ids]) => ({ month, animalIds: inOrder(ids) })),
    }),
  };
}
