import type { SpeciesRecords } from "shared-types";
import { countOf } from "../../../lib/format";
import { dayInYear } from "./week-words";

/** From the earliest to the latest day in flower of all years: 'May 22 – Jul 9'; '' without any. */
export function floweringSpan(flowering: SpeciesRecords["flowering"]): string {
  const days = flowering.flatMap(({ first, last }) => [first.slice(5), last.slice(5)]).sort();
  const [earliest, latest] = [days[0], days.at(-1)];
  if (earliest === undefined || latest === undefined) return "";
  // A leap year, so that February 29 is a day of it.
  const span = [...new Set([earliest, latest])].map((day) => dayInYear(`2024-${day}`));
  return span.join(" – ");
}

/** The same with how many years: 'May 22 – Jul 9, 4 years'. */
export function floweringWords(flowering: SpeciesRecords["flowering"]): string {
  const span = floweringSpan(flowering);
  return span && `${span}, ${countOf(flowering.length, "year", "years")}`;
}
