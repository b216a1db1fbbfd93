import { DateTime } from "luxon";

const dayMs = 86_400_000;

/** The fourteen days of a year around a day, and how long before them counts as 'just before'; days count from 1970. */
export interface Weeks {
  from: number;
  to: number;
  before: number;
}

const daysOf = (date: DateTime) => Math.floor(date.toMillis() / dayMs);

/**
 * The week before a day and the week that begins with it, in its year and in so many before it. February 29 is in
 * them if they go from February into March; around New Year's Day they are in two years.
 */
export function weeksAround(day: string, years: number): Weeks[] {
  const date = DateTime.fromISO(day, { zone: "utc" });
  const [first, last] = [date.minus({ days: 7 }), date.plus({ days: 6 })];
  return Array.from({ length: years + 1 }, (_, n) => {
    const from = daysOf(first.minus({ years: n }));
    return { from, to: daysOf(last.minus({ years: n })), before: from - 56 };
  });
}

/** The weeks as the first and the last moment that may be in them, in any time zone. */
export const momentsOf = ({ before, to }: Weeks): [from: number, to: number] => [
  (before - 1) * dayMs,
  (to + 2) * dayMs,
];

/** A day, counted from 1970, as a date. */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
