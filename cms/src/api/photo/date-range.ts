import { DateTime } from "luxon";
import { readTypedDate } from "shared-types";

/** The first moment of a day: where clocks go back at one o'clock, midnight occurs twice. */
function dayStart(year: number, month: number, day: number, zone: string): DateTime {
  const midnight = DateTime.fromObject({ year, month, day }, { zone });
  const earlier = midnight.minus({ hours: 1 });
  return earlier.hasSame(midnight, "day") ? earlier : midnight;
}

/**
 * The range of a date search as epoch milliseconds, `from` included and `to` excluded, in the given time
 * zone; null when the text is not a day, month or year (docs/product.md 5.5).
 */
export function dateRange(text: string, timeZone: string): { from: number; to: number } | null {
  const typed = readTypedDate(text);
  if (!typed || typed.time !== "") return null;
  const [year = 0, month, day] = typed.date.split("-").map(Number);
  const from = dayStart(year, month ?? 1, day ?? 1, timeZone);
  const next = from.plus({ [day ? "day" : month ? "month" : "year"]: 1 });
  const to = dayStart(next.year, next.month, next.day, timeZone);
  return { from: from.toMillis(), to: to.toMillis() };
}
