import { sightingImportMessages } from "shared-types";
import { CellError } from "../csv/columns";

const iso = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[T ].*)?$/;
const numeric = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:[ T,].*)?$/;
const dayFirst = /^(?:(\d{1,2})[ -])?(\p{L}{3,9})\.?[ -](\d{4})(?:[ T,].*)?$/u;
const monthFirst = /^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})(?:[ T,].*)?$/u;

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const dateOf = (year = "", ...parts: (string | number)[]) =>
  [year, ...parts.map((part) => String(part).padStart(2, "0"))].join("-");

/** A date with the name of a month; null if it has none. */
function named(cell: string): string | null {
  const [, day, name, year] = dayFirst.exec(cell) ?? [];
  const [, name2, day2, year2] = monthFirst.exec(cell) ?? [];
  const month = months.indexOf((name ?? name2 ?? "").slice(0, 3).toLowerCase()) + 1;
  if (month === 0) return null;
  return dateOf(year ?? year2, month, ...((day ?? day2) ? [day ?? day2 ?? ""] : []));
}

/** Whether days stand before months in a file; null if no date of it tells, or two tell otherwise. */
function orderOf(cells: Iterable<string>): boolean | null {
  const told = new Set<boolean>();
  for (const cell of cells) {
    const [, first, mark, second] = numeric.exec(cell.trim()) ?? [];
    if (mark === "." || Number(first) > 12) told.add(true);
    else if (Number(second) > 12) told.add(false);
  }
  const [isDayFirst = null, ...others] = told;
  return others.length > 0 ? null : isDayFirst;
}

/**
 * Reads dates as exports and spreadsheets write them: as `YYYY-MM-DD`, or less where less is known. Times are left
 * out. Whether 5/6/2024 is in May or in June, the other dates of the file tell; if none does, it is not guessed.
 * What is no date is left as it is: the rules of a sighting refuse it.
 */
export function createDateReader(cells: Iterable<string>): (cell: string) => string {
  const isDayFirst = orderOf(cells);
  const read = (cell: string): string => {
    const [, year, month, day] = iso.exec(cell) ?? [];
    if (year) return dateOf(year, ...[month, day].filter((part) => part !== undefined));
    const [, first = "", mark, second = "", fullYear] = numeric.exec(cell) ?? [];
    if (fullYear === undefined) return named(cell) ?? cell;
    const isClear = first === second || Number(first) > 12 || Number(second) > 12 || mark === ".";
    if (isDayFirst === null && !isClear) throw new CellError(sightingImportMessages.ambiguousDate);
    const days =
      mark === "." || Number(first) > 12 || (isDayFirst === true && Number(second) <= 12);
    return days ? dateOf(fullYear, second, first) : dateOf(fullYear, first, second);
  };
  return (cell) => read(cell.trim());
}
