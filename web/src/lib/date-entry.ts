import { dayMs, isDate } from "shared-types/kit/date";
import { readTypedDate, type TypedDate } from "shared-types/kit/typed-date";
import { formatDateTime } from "./format";

/** A wall clock's reading as milliseconds, as if it were UTC. */
function wallOf(ms: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const at = Object.fromEntries(
    format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]),
  ) as Record<"year" | "month" | "day" | "hour" | "minute" | "second", number>;
  return Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute, at.second);
}

/**
 * The moment of a wall clock's reading in a time zone, as ISO 8601 in UTC; `undefined` when that time was skipped. Of a time
 * that occurred twice, the first.
 */
function momentOf({ date, time }: TypedDate, timeZone: string): string | undefined {
  const wall = Date.parse(`${date}T${time || "00:00:00"}Z`);
  // The offset is that of the day before or of the day after: zones change at most once in two days.
  const moments = [wall - dayMs, wall + dayMs]
    .map((near) => wall - (wallOf(near, timeZone) - near))
    .filter((moment) => wallOf(moment, timeZone) === wall);
  return moments.length === 0 ? undefined : new Date(Math.min(...moments)).toISOString();
}

/**
 * What a field keeps of a date: a day, month or year as `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; a moment as ISO 8601 in UTC; or
 * either, by what is typed.
 */
export type DateKind = "date" | "moment" | "either";

/** Reads a typed date in a time zone as what a field keeps; `undefined` when it cannot be that. */
export function parseDate(text: string, kind: DateKind, timeZone: string): string | undefined {
  const typed = readTypedDate(text);
  if (!typed) return undefined;
  if (kind === "date" || (kind === "either" && typed.time === "")) return typed.date;
  return typed.date.length === 10 ? momentOf(typed, timeZone) : undefined;
}

/** A stored date or moment as its field shows it, in a time zone; '' for none, and other text unchanged. */
export function typedForm(stored: string | null, timeZone: string): string {
  if (stored === null) return "";
  const isKept = isDate(stored) || /^\d{4}-\d\d-\d\dT/.test(stored);
  return (isKept && formatDateTime(stored, timeZone)) || stored;
}
