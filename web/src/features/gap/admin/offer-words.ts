import { monthName } from "shared-types/kit/date";
import type { GapOffer } from "shared-types/gap/codes";
import type { GapPlant } from "shared-types/gap/answers";
import { runsOfMonths } from "shared-types/kit/months";
import { countOf } from "../../../lib/format";

/** What the garden offers, and in the cell of a month: 'October, in flower: 2 plants, 1 noted here'. */
export const offerLabels: Record<GapOffer, { title: string; hint: string }> = {
  nectar: { title: "In flower", hint: "nectar and pollen" },
  fruit: { title: "Fruit and seed", hint: "what something eats" },
  host: { title: "Caterpillar plants", hint: "in leaf" },
};

/** 'Nov–Jan, May'; '' for none. */
export function monthSpans(months: readonly number[]): string {
  const name = (month = 0) => monthName(month).slice(0, 3);
  return runsOfMonths(new Set(months))
    .map((run) => (run.length === 1 ? name(run[0]) : `${name(run[0])}–${name(run.at(-1))}`))
    .join(", ");
}

/** How many plants of a month were noted in the yard. */
export const notedCount = (plants: readonly GapPlant[]): number =>
  plants.filter(({ evidence }) => evidence === "yard").length;

/** '3 plants, 2 noted here'; 'nothing'. */
export function cellWords(plants: readonly GapPlant[]): string {
  if (plants.length === 0) return "nothing";
  const noted = notedCount(plants);
  const all = countOf(plants.length, "plant", "plants");
  return noted === 0 ? `${all}, by season and books` : `${all}, ${noted} noted here`;
}
