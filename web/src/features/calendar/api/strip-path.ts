import type { CalendarMonth, CalendarWeek } from "shared-types/calendar/answers";

/** A strip is 53 weeks of 7 units wide; the line is 16 from its top, and 10 from its bottom. */
export const strip = { width: 371, height: 26, line: 16 } as const;

/** Ink thickens with the number of records: one, two or three, more. */
const share = (count: number) => (count > 3 ? 1 : count > 1 ? 0.75 : 0.5);

/**
 * Bars from above the line to below it; weeks beside one another of one height are one bar.
 * @param up,down  how far the highest bar reaches from the line
 */
function pathOf(
  weeks: readonly CalendarWeek[],
  up: number,
  down: number,
  shareOf: (count: number) => number = share,
): string {
  let path = "";
  let from = 0;
  weeks.forEach(({ week, count }, n) => {
    const next = weeks[n + 1];
    const size = shareOf(count);
    from ||= week;
    if (next?.week === week + 1 && shareOf(next.count) === size) return;
    const width = (week + 1 - from) * 7;
    path += `M${(from - 1) * 7} ${strip.line - up * size}h${width}v${(up + down) * size}h-${width}z`;
    from = 0;
  });
  return path;
}

/** Bars that stand on the line. */
export const pathAbove = (weeks: readonly CalendarWeek[]): string =>
  pathOf(weeks, strip.line - 1, 0);

/** Bars that hang from the line. */
export const pathBelow = (weeks: readonly CalendarWeek[]): string =>
  pathOf(weeks, 0, strip.height - strip.line - 1);

/** Short bars across the line. */
export const pathOn = (weeks: readonly CalendarWeek[]): string => pathOf(weeks, 1.5, 1.5, () => 1);

/** The days before each month, and before the end of a year of 53 weeks. */
const monthStarts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, strip.width];

/** A thin line as long as a month, for what is known by its month only. */
export const pathOfMonths = (months: readonly CalendarMonth[]): string =>
  months
    .map(({ month }) => {
      const [from = 0, to = 0] = monthStarts.slice(month - 1);
      return `M${from} ${strip.line - 0.75}h${to - from}v1.5h-${to - from}z`;
    })
    .join("");
