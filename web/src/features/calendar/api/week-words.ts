import type { CalendarKind } from "shared-types/calendar/codes";
import type { CalendarRow } from "shared-types/calendar/answers";
import { monthName, shortDateWords } from "shared-types/kit/date";
import { isoWeekOf } from "shared-types/kit/iso-week";
import { lanesOf } from "./lanes";

/**
 * The last weeks of years that have a record in January: January 1 to 3 may be in week 52 or 53 of the year before (ISO 8601).
 * It is the first record of its year then.
 */
const lateInJanuary = (firsts: readonly { date: string }[]): ReadonlySet<number> =>
  new Set(firsts.map(({ date }) => (/-01-0[123]$/.test(date) ? isoWeekOf(date).week : 1)));

/** About when a week is, 'mid-April': a week of no one year has no days, and week 1 may begin on December 29. */
function partOfMonth(week: number, newYears: ReadonlySet<number>): string {
  if (week === 1 || newYears.has(week)) return "around New Year’s";
  const day = new Date(Date.UTC(2023, 0, Math.min(week * 7 - 3, 365)));
  const date = day.getUTCDate();
  const part = date <= 10 ? "early " : date <= 20 ? "mid-" : "late ";
  return part + monthName(day.getUTCMonth() + 1);
}

/** Weeks without a record between two that have one, over which they still are one time. */
const longestGap = 2;

/** 'mid-April to early June, late September', of the weeks of a row with these first records. */
export function timesOf(weeks: readonly number[], firsts: readonly { date: string }[]): string {
  const newYears = lateInJanuary(firsts);
  const part = (week: number) => partOfMonth(week, newYears);
  const times: { from: number; to: number }[] = [];
  for (const week of weeks) {
    const last = times.at(-1);
    if (last && week - last.to <= longestGap + 1) last.to = week;
    else times.push({ from: week, to: week });
  }
  return times.map(({ from, to }) => [...new Set([part(from), part(to)])].join(" to ")).join(", ");
}

const laneWords: Record<CalendarKind, { above: string; below: string; on: string }> = {
  plants: { above: "In flower", below: "In fruit or seed", on: "Recorded" },
  animals: { above: "Seen", below: "Young or nest", on: "Recorded" },
};

/** What a strip shows, in a sentence or more. */
export function stripWords(
  kind: CalendarKind,
  { weeks, months, firsts }: Pick<CalendarRow, "weeks" | "months" | "firsts">,
): string {
  const lanes = lanesOf(kind, weeks);
  const sentences = (["above", "below", "on"] as const)
    .filter((lane) => lanes[lane].length > 0)
    .map((lane) => {
      const times = timesOf(
        lanes[lane].map(({ week }) => week),
        firsts,
      );
      return `${laneWords[kind][lane]} ${times}.`;
    });
  const named = months.map(({ month }) => monthName(month)).join(", ");
  return [...sentences, ...(named === "" ? [] : [`Some time in ${named}.`])].join(" ");
}

/** The part of a date within its year, 'Apr 12' or 'April'; '' for a year alone. */
export const dayInYear = (date: string): string => shortDateWords(date).replace(/,? ?\d{4}$/, "");
