import { DateTime } from "luxon";

/** What a visitor may write for a day, a month or a year (contract §4). */
const patterns: { pattern: RegExp; unit: "year" | "month" | "day" }[] = [
  { pattern: /^(?<year>\d{4})$/, unit: "year" },
  { pattern: /^(?<month>\d{1,2})\/(?<year>\d{4})$/, unit: "month" },
  { pattern: /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/, unit: "day" },
  { pattern: /^(?<year>\d{4})-(?<month>\d{2})$/, unit: "month" },
  { pattern: /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/, unit: "day" },
];

/**
 * The span of a date search as epoch milliseconds, `from` included and `to` excluded, in the time
 * zone given; null when the text is no date.
 */
export function dateRange(text: string, timeZone: string): { from: number; to: number } | null {
  for (const { pattern, unit } of patterns) {
    const parts = pattern.exec(text.trim())?.groups;
    if (!parts) continue;
    const from = DateTime.fromObject(
      {
        year: Number(parts["year"]),
        month: Number(parts["month"] ?? 1),
        day: Number(parts["day"] ?? 1),
      },
      { zone: timeZone },
    );
    if (!from.isValid) return null;
    // Where clocks go forward at midnight a day begins at 1:00, and the next one does not.
    const to = from.plus({ [unit]: 1 }).startOf(unit);
    return { from: from.toMillis(), to: to.toMillis() };
  }
  return null;
}
