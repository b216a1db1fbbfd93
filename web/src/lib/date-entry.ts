import { formatDateTime } from "./format";

const form = /^(\d{1,2})\/(\d{1,2})\/(\d{4})[\s,]+(\d{1,2}):(\d{2})\s*([ap])\.?m\.?$/i;
const dayMs = 86_400_000;

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

/** The typed date and time as if they were UTC; `undefined` when there is no such date or time. */
function typedWall(text: string): number | undefined {
  const parts = form.exec(text.trim());
  if (!parts) return undefined;
  const [month, day, year, hour, minute] = parts.slice(1, 6).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  if (year < 1000 || hour < 1 || hour > 12 || minute > 59) return undefined;
  const isAfternoon = parts[6]?.toLowerCase() === "p";
  const wall = Date.UTC(year, month - 1, day, (hour % 12) + (isAfternoon ? 12 : 0), minute);
  const made = new Date(wall);
  const isReal = made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
  return isReal ? wall : undefined;
}

/**
 * Parses M/D/YYYY h:mm a in a time zone to ISO 8601 in UTC; `undefined` when it cannot be parsed,
 * or when that time was skipped. Of a time that occurred twice, the first.
 */
export function parseDateTime(text: string, timeZone: string): string | undefined {
  const wall = typedWall(text);
  if (wall === undefined) return undefined;
  // The offset is that of the day before or of the day after: zones change at most once in two days.
  const moments = [wall - dayMs, wall + dayMs]
    .map((near) => wall - (wallOf(near, timeZone) - near))
    .filter((moment) => wallOf(moment, timeZone) === wall);
  return moments.length === 0 ? undefined : new Date(Math.min(...moments)).toISOString();
}

/** A stored time as it is typed, in a time zone; '' for none, and other text unchanged. */
export function typedForm(stored: string | null, timeZone: string): string {
  if (stored === null) return "";
  return (/^\d{4}-\d\d-\d\dT/.test(stored) && formatDateTime(stored, timeZone)) || stored;
}
