/** A day, a month or a year, by the calendar. */
interface Days {
  year: number;
  month?: number;
  day?: number;
}

/** What a visitor may type for a day, a month or a year (docs/product.md 5.5). */
const patterns = [
  /^(?<year>\d{4})$/,
  /^(?<month>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];

/** What the text of a date search names, which need not exist; null when it is no date. */
export function readDays(text: string): Days | null {
  for (const pattern of patterns) {
    const { year, month, day } = pattern.exec(text.trim())?.groups ?? {};
    if (year === undefined) continue;
    return {
      year: Number(year),
      ...(month !== undefined && { month: Number(month) }),
      ...(day !== undefined && { day: Number(day) }),
    };
  }
  return null;
}

const two = (value: number) => String(value).padStart(2, "0");

/** What dates of these days begin with: `2024`, `2024-05` or `2024-05-17`. */
export const daysText = ({ year, month, day }: Days): string =>
  [String(year).padStart(4, "0"), month, day]
    .flatMap((part) => (typeof part === "number" ? two(part) : (part ?? [])))
    .join("-");
