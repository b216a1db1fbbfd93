import { DateTime } from "luxon";
import { daysText, readDays } from "shared-types/photo/days";

/** The first moment of a day: where clocks go back at one o'clock, midnight occurs twice. */
function dayStart(year: number, month: number, day: number, zone: string): DateTime {
  const midnight = DateTime.fromObject({ year, month, day }, { zone });
  const earlier = midnight.minus({ hours: 1 });
  return earlier.hasSame(midnight, "day") ? earlier : midnight;
}

interface DateRange {
  from: number;
  to: number;
  /** How many letters a date of this precision has as `YYYY-MM-DD`: 4, 7 or 10. */
  precision: number;
}

/**
 * The range of a date search as epoch milliseconds, `from` included and `to` excluded, in the given time
 * zone; null when the text is not a date.
 */
export function dateRange(text: string, timeZone: string): DateRange | null {
  const days = readDays(text);
  if (!days) return null;
  const { year, month = 1, day = 1 } = days;
  const from = dayStart(year, month, day, timeZone);
  if (!from.isValid) return null;
  const unit = days.day !== undefined ? "day" : days.month !== undefined ? "month" : "year";
  const next = from.plus({ [unit]: 1 });
  const to = dayStart(next.year, next.month, next.day, timeZone);
  return { from: from.toMillis(), to: to.toMillis(), precision: daysText(days).length };
}
