import { DateTime } from "luxon";

/** What a visitor may write for a day, a month or a year (contract §4). */
const patterns: { pattern: RegExp; unit: "year" | "month" | "day" }[] = [
  { pattern: /^(?<year>\d{4})$/, unit: "year" },
  { pattern: /^(?<month>\d{1,2})\/(?<year>\d{4})$/, unit: "month" },
  { pattern: /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/, unit: "day" },
  { pattern: /^(?<year>\d{4})-(?<month>\d{2})$/, unit: "month" },
  { pattern: /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/, unit: "day" },
];

/** A day's first moment: where clocks go back at one o'clock, midnight comes twice. */
function dayStart(year: number, month: number, day: number, zone: string): DateTime {
  const midnight = DateTime.fromObject({ year, month, day }, { zone });
  const earlier = midnight.minus({ hours: 1 });
  return earlier.hasSame(midnight, "day") ? earlier : midnight;
}

/**
 * The span of a date search as epoch milliseconds, `from` included and `to` excluded, in the time
 * zone given; null when the text is no date.
 */
export function dateRange(text: string, timeZone: string): { from: number; to: number } | null {
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
    return { from: from.toMillis(), to: to.toMillis() };
  }
  return null;
}
