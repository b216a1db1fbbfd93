import { dayMs } from "../kit/date";

/** The fourteen days of a year around a day, and how long before them counts as 'just before'; days count from 1970. */
export interface Weeks {
  from: number;
  to: number;
  before: number;
}

/** The same day so many years before; February 29 is the 28th in other years. */
function yearsBefore(day: number, years: number): number {
  const date = new Date(day * dayMs);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.getTime() / dayMs;
}

/**
 * The week before a day and the week that begins with it, in its year and in so many before it. February 29 is in
 * them if they go from February into March; around New Year's Day they are in two years.
 */
export function weeksAround(day: string, years: number): Weeks[] {
  const today = Date.parse(`${day}T00:00:00Z`) / dayMs;
  return Array.from({ length: years + 1 }, (_, n) => {
    const from = yearsBefore(today - 7, n);
    return { from, to: yearsBefore(today + 6, n), before: from - 56 };
  });
}

/** The weeks as the first and the last moment that may be in them, in any time zone. */
export const momentsOf = ({ before, to }: Weeks): [from: number, to: number] => [
  (before - 1) * dayMs,
  (to + 2) * dayMs,
];

/** A day, counted from 1970, as a date. */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
