import { DateTime } from "luxon";

/** What a visitor may type for a day, a month or a year (docs/product.md 5.5). */
const patterns: { pattern: RegExp; unit: "year" | "month" | "day" }[] = [
  { pattern: /^(?<year>\d{4})$/, unit: "year" },
  { pattern: /^(?<month>\d{1,2})\/(?<year>\d{4})$/, unit: "month" },
  { pattern: /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/, unit: "day" },
  { pattern: /^(?<year>\d{4})-(?<month>\d{2})$/, unit: "month" },
  { pattern: /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/, unit: "day" },
];

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

const precisions = { year: 4, month: 7, day: 10 };

/**
 * The range of a date search as epoch milliseconds, `from` included and `to` excluded, in the given time
 * zone; null when the text is not a date.
 */
export function dateRange(text: string, timeZone: string): DateRange | null {
  for (const { pattern, unit } of patterns) {
    const parts = pattern.exec(text.trim())?.groups;
    if (!parts) continue;
    const from = dayStart(
      Number(parts["year"]),
      Number(parts["month"] ?? 1),
      Number(parts["day"] ?? 1),
      timeZone,
    );
    if (!from.isValid) return null;
    const next = from.plus({ [unit]: 1 });
    const to = dayStart(next.year, next.month, next.day, timeZone);
    return { from: from.toMillis(), to: to.toMillis(), precision: precisions[unit] };
  }
  return null;
}
