import { allMonths, monthAfter } from "shared-types/kit/months";
import type { Season } from "shared-types/plant/codes";
import type { Hemisphere } from "shared-types/site/codes";

const seasons: Record<Season, { from: number; months: number }> = {
  spr: { from: 3, months: 3 },
  sum: { from: 6, months: 3 },
  fall: { from: 9, months: 3 },
  win: { from: 12, months: 3 },
  "spr-fall": { from: 3, months: 9 },
  all: { from: 1, months: 12 },
};

/** The months of a season; in the south they are half a year later. */
export function monthsOfSeason(season: Season, hemisphere: Hemisphere): number[] {
  const { from, months } = seasons[season];
  const first = hemisphere === "south" ? monthAfter(from, 6) : from;
  return Array.from({ length: months }, (_, n) => monthAfter(first, n));
}

/** With each month between two of them: what was noted in May and July was there in June. */
export function withoutHoles(months: ReadonlySet<number>): Set<number> {
  const isBetween = (month: number) =>
    months.has(monthAfter(month, -1)) && months.has(monthAfter(month));
  return new Set(allMonths.filter((month) => months.has(month) || isBetween(month)));
}
