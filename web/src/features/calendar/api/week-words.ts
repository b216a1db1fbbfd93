import type { CalendarKind, CalendarRow } from "shared-types";
import { monthName } from "../../../lib/months";
import { lanesOf } from "./lanes";

/** About when a week is, 'mid-April': a week of no one year has no days, and week 1 may begin on December 29 (ISO 8601). */
function partOfMonth(week: number): string {
  if (week === 1) return "around New Year’s";
  const day = new Date(Date.UTC(2023, 0, Math.min(week * 7 - 3, 365)));
  const date = day.getUTCDate();
  const part = date <= 10 ? "early " : date <= 20 ? "mid-" : "late ";
  return part + monthName(day.getUTCMonth() + 1);
}

/** Weeks without a record between two that have one, over which they still are one time. */
const longestGap = 2;

/** 'mid-April to early June, late September'. */
export function timesOf(weeks: readonly number[]): string {
  const times: { from: number; to: number }[] = [];
  for (const week of weeks) {
    const last = times.at(-1);
    if (last && week - last.to <= longestGap + 1) last.to = week;
    else times.push({ from: week, to: week });
  }
  return times
    .map(({ from, to }) => [...new Set([partOfMonth(from), partOfMonth(to)])].join(" to "))
    .join(", ");
}

const laneWords: Record<CalendarKind, { above: string; below: string; on: string }> = {
  plants: { above: "In flower", below: "In fruit or seed", on: "Recorded" },
  animals: { above: "Seen", below: "Young or nest", on: "Recorded" },
};

/** What a strip shows, in a sentence or more. */
export function stripWords(
  kind: CalendarKind,
  { weeks, months }: Pick<CalendarRow, "weeks" | "months">,
): string {
  const lanes = lanesOf(kind, weeks);
  const said = (["above", "below", "on"] as const)
    .filter((lane) => lanes[lane].length > 0)
    .map((lane) => `${laneWords[kind][lane]} ${timesOf(lanes[lane].map(({ week }) => week))}.`);
  const named = months.map(({ month }) => monthName(month)).join(", ");
  return [...said, ...(named === "" ? [] : [`Some time in ${named}.`])].join(" ");
}

const dayForm = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const yearsDayForm = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const yearsMonthForm = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** A date of any precision in words: 'Nov 16, 2024', 'November 2024', '2024'. */
export function dateWords(date: string): string {
  if (date.length === 4) return date;
  const form = date.length === 7 ? yearsMonthForm : yearsDayForm;
  return form.format(new Date(date));
}

/** The part of a date within its year, 'Apr 12' or 'April'; '' for a year alone. */
export function dayInYear(date: string): string {
  if (date.length === 4) return "";
  return date.length === 7 ? monthName(Number(date.slice(5))) : dayForm.format(new Date(date));
}
