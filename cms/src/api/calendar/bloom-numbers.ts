import type { Core } from "@strapi/strapi";
import { holdsDay, type BloomTime } from "shared-types/calendar/bloom-times";

/** For each bloom of a plant that was ever told: a day of the year that it had, by its number (1 is the first). */
type Anchors = Record<string, number[]>;

const storeOf = (strapi: Core.Strapi) =>
  strapi.store({ type: "api", name: "calendar", key: "bloom-numbers" });

/**
 * Numbers the blooms of a plant. One keeps the number that it had whatever is noted before or after it, and no number is given
 * again: a calendar knows an event by it. Of two that became one, the lower stays.
 * @returns the number of each time, and the anchors with those of new blooms
 */
function numberBlooms(
  times: readonly BloomTime[],
  anchors: readonly number[],
): { numbers: number[]; anchors: number[] } {
  const all = [...anchors];
  const numbers = times.map((time) => {
    const known = anchors.findIndex((day) => holdsDay(time, day));
    return known >= 0 ? known + 1 : all.push(time.from);
  });
  return { numbers, anchors: all };
}

/** Numbers the blooms of all plants, by the id of the plant, and stores the numbers of new ones. */
export async function numberAllBlooms(
  strapi: Core.Strapi,
  all: ReadonlyMap<number, readonly BloomTime[]>,
): Promise<Map<number, number[]>> {
  const store = storeOf(strapi);
  const stored = ((await store.get({})) as Anchors | null) ?? {};
  const numbered = new Map(
    [...all].map(([id, times]) => [id, numberBlooms(times, stored[id] ?? [])]),
  );
  const isNew = ([id, { anchors }]: [number, { anchors: number[] }]) =>
    anchors.length > (stored[id] ?? []).length;
  const added = [...numbered].filter(isNew).map(([id, { anchors }]) => [id, anchors]);
  if (added.length > 0) await store.set({ value: { ...stored, ...Object.fromEntries(added) } });
  return new Map([...numbered].map(([id, { numbers }]) => [id, numbers]));
}
