import type { SpeciesRecords } from "shared-types/calendar/answers";
import { countOf } from "../../../lib/format";
import { dayInYear } from "./week-words";

/** The earliest and the latest day in flower of all years; none without any. They are of a leap year, which has February 29. */
export function floweringDays(flowering: SpeciesRecords["flowering"]): string[] {
  const days = flowering.flatMap(({ first, last }) => [first.slice(5), last.slice(5)]).sort();
  return [...days.slice(0, 1), ...days.slice(-1)].map((day) => `2024-${day}`);
}

/** From the earliest to the latest day in flower of all years: 'May 22 – Jul 9'; '' without any. */
export function floweringSpan(flowering: SpeciesRecords["flowering"]): string {
  return [...new Set(floweringDays(flowering).map(dayInYear))].join(" – ");
}

/** The same as a sentence, with how many years: 'In flower here May 22 – Jul 9 (4 years).' */
export function floweringWords(flowering: SpeciesRecords["flowering"]): string {
  const span = floweringSpan(flowering);
  return span && `In flower here ${span} (${countOf(flowering.length, "year", "years")}).`;
}
