import { dateWords } from "shared-types/kit/date";
import type { PlantStanding } from "shared-types/plant/answers";

/** The plantings of a plant in one bed, or on one drawing outside of its beds. */
interface Stand {
  /** Those that are still there come first: the one to lead to. */
  first: PlantStanding;
  /** 'Front meadow · 3 plants · since 2021'. */
  words: string;
}

const fromFirst = (a: string | null, b: string | null) => (a ?? "").localeCompare(b ?? "");

/** 'since May 2021', 'from 2021 to 2023' or 'until 2023'; the dates of those still there count. */
function since(plantings: readonly PlantStanding[]): string {
  const planted = plantings.map(({ plantedOn }) => plantedOn).sort(fromFirst)[0];
  const removed = plantings.map(({ removedOn }) => removedOn);
  const last = removed.includes(null) ? null : removed.sort(fromFirst).at(-1);
  if (!last) return planted ? `since ${dateWords(planted)}` : "";
  return planted ? `from ${dateWords(planted)} to ${dateWords(last)}` : `until ${dateWords(last)}`;
}

function standOf(plantings: readonly PlantStanding[]): Stand | [] {
  const there = plantings.filter(({ removedOn }) => removedOn === null);
  const counted = there.length > 0 ? there : plantings;
  const [first] = counted;
  if (!first) return [];
  const number = counted.reduce((sum, planting) => sum + planting.number, 0);
  const count = number > 0 && `${number} ${number === 1 ? "plant" : "plants"}`;
  const words = [first.bedName, count, since(counted)].filter(Boolean).join(" · ");
  return { first, words };
}

/** Where a plant stands, in the order in which it is told: one entry for each bed. */
export function standsOf(plantings: readonly PlantStanding[]): Stand[] {
  const groups = new Map<string, PlantStanding[]>();
  for (const planting of plantings) {
    const place = [planting.planId, planting.sheetId, planting.bedId].join();
    groups.set(place, [...(groups.get(place) ?? []), planting]);
  }
  return [...groups.values()].flatMap(standOf);
}
