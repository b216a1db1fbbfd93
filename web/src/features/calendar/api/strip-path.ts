import type { CalendarMonth, CalendarWeek } from "shared-types";

/** A strip is 53 weeks of 7 units wide; the line is 16 from its top, and 10 from its bottom. */
export const strip = { width: 371, height: 26, line: 16 } as const;

/** Ink thickens with the number of records: one, two or three, more. */
const share = (count: number) => (count > 3 ? 1 : count > 1 ? 0.75 : 0.5);

const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

interface Bar {
  from: number;
  to: number;
  share: number;
}

/** A bar for each week, one for neighbors of one height. */
function barsOf(weeks: readonly CalendarWeek[], shareOf: (count: number) => number): Bar[] {
  const bars: Bar[] = [];
  for (const { week, count } of weeks) {
    const last = bars.at(-1);
    const share = shareOf(count);
    if (last && last.to === week - 1 && last.share === share) last.to = week;
    else bars.push({ from: week, to: week, share });
  }
  return bars;
}

const draw = (bars: Bar[], top: (share: number) => number, height: (share: number) => number) =>
  bars
    .map(({ from, to, share }) =>
      rectangle((from - 1) * 7, top(share), (to - from + 1) * 7, height(share)),
    )
    .join("");

const heightAbove = (share: number) => (strip.line - 1) * share;
const heightBelow = (share: number) => (strip.height - strip.line - 1) * share;

/** Bars that stand on the line. */
export const pathAbove = (weeks: readonly CalendarWeek[]): string =>
  draw(barsOf(weeks, share), (one) => strip.line - heightAbove(one), heightAbove);

/** Bars that hang from the line. */
export const pathBelow = (weeks: readonly CalendarWeek[]): string =>
  draw(barsOf(weeks, share), () => strip.line, heightBelow);

/** Short bars across the line. */
export const pathOn = (weeks: readonly CalendarWeek[]): string =>
  draw(
    barsOf(weeks, () => 1),
    () => strip.line - 1.5,
    () => 3,
  );

/** The days before each month, and before the end of a year of 53 weeks. */
const monthStarts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, strip.width];

/** A thin line as long as a month, for what is known by its month only. */
export const pathOfMonths = (months: readonly CalendarMonth[]): string =>
  months
    .map(({ month }) => {
      const [from = 0, to = 0] = monthStarts.slice(month - 1);
      return rectangle(from, strip.line - 0.75, to - from, 1.5);
    })
    .join("");
