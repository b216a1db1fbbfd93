import { dayMs } from "../kit/date";

/** A time of the year, in days of a leap year from January 1 (0); one that goes over New Year's Day ends after 365. */
export interface BloomTime {
  from: number;
  to: number;
}

const yearLength = 366;

/** Four weeks without a flower end a bloom: a plant that flowers in spring and again in fall has two. */
const longestGap = 28;

const leapYear = Date.UTC(2000, 0, 1);
/** The day of the year of a date. */
export function dayOfYear(date: string): number {
  return (Date.parse(`2000${date.slice(4)}T00:00:00Z`) - leapYear) / dayMs;
}

/** The date of a day of the year in a year, from which it can come back each year: not February 29. */
export function dateInYear(day: number, year: number): string {
  const date = new Date(leapYear + (day % yearLength) * dayMs).toISOString().slice(4, 10);
  return `${year}${date === "-02-29" ? "-02-28" : date}`;
}

/** How many days it lasts, from February 28 to March 1 two: an event that comes back each year lasts as long each time. */
export function bloomLength({ from, to }: BloomTime): number {
  const [first, last] = [dateInYear(from, 2001), dateInYear(to, to < yearLength ? 2001 : 2002)];
  return (Date.parse(last) - Date.parse(first)) / dayMs + 1;
}

/** Whether a day of the year is in a time of bloom. */
export const holdsDay = ({ from, to }: BloomTime, day: number): boolean =>
  (day - from + yearLength) % yearLength <= to - from;

/** Whether a day of the year is in one of these times, or within a week of it. */
export function isInBloom(times: BloomTime[], day: number): boolean {
  const since = (from: number) => (day - from + 7 + 2 * yearLength) % yearLength;
  return times.some(({ from, to }) => since(from) <= to - from + 14);
}

/** The times of bloom that these days of flowers are from, of all years over one another. */
export function bloomTimes(days: Iterable<number>): BloomTime[] {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const [first] = sorted;
  if (first === undefined) return [];
  const before = (n: number) => sorted[n - 1] ?? (sorted.at(-1) ?? 0) - yearLength;
  const starts = sorted.filter((day, n) => day - before(n) > longestGap);
  if (starts.length === 0) return [{ from: 0, to: yearLength - 1 }];
  return starts.map((from, n) => {
    const next = starts[n + 1] ?? (starts[0] ?? 0) + yearLength;
    const later = sorted.map((day) => (day < from ? day + yearLength : day));
    return { from, to: Math.max(...later.filter((day) => day < next)) };
  });
}
