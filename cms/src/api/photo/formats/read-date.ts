import { DateTime } from "luxon";
import { monthNumber } from "shared-types/kit/date";

/** A date as a file says it. */
export type FileDate =
  | { kind: "none" }
  /** Something is said, but not which day. `text` is the year or month as YYYY or YYYY-MM, or ''. */
  | { kind: "part"; text: string }
  /** `isDay`: no time is said. */
  | { kind: "moment"; moment: DateTime; day: string; isDay: boolean };

const none: FileDate = { kind: "none" };

/** What the text begins with is a year, a month or a day; the rest is its time. */
interface DatePart {
  year: number;
  /** 0: not said. */
  month: number;
  day: number;
  rest: string;
}

const digits = (text: string | undefined) => Number((text ?? "").trim() || "0");

const partOf = (groups: Record<string, string | undefined>, month: number): DatePart => ({
  year: digits(groups["year"]),
  month,
  day: digits(groups["day"]),
  rest: groups["rest"] ?? "",
});

/** 1998:10:11, also with - / . or spaces between, 1998:10, 1998, and 1998:00:00, which is a year. */
const yearFirst =
  /^(?<year>\d{4})(?:\s*[:/.-]\s*(?<month>\d{1,2}|\s*)(?:\s*[:/.-]\s*(?<day>\d{1,2}|\s*))?)?(?<rest>(?:[\sT,;_-].*)?)$/i;
const unseparated = /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?<rest>(?:\D.*|\d{4}.*)?)$/;
const yearLast = /^(?<one>\d{1,2})[:/. -](?<two>\d{1,2})[:/. -](?<year>\d{4})(?<rest>(?:\D.*)?)$/;
const named = [
  // Thu May 17 17:15:00 2012, as C's asctime writes it, with a zone if `date` does.
  /^(?:[a-z]{3,9},? )?(?<name>[a-z]{3})[a-z]* +(?<day>\d{1,2})(?<rest> +\d{1,2}:.*?) (?<zone>[+-]\d{4} )?(?<year>\d{4})$/i,
  /^(?:[a-z]{3,9},? )?(?<name>[a-z]{3})[a-z]*\.? +(?<day>\d{1,2}),? +(?<year>\d{4})(?<rest>(?:\D.*)?)$/i,
  /^(?:[a-z]{3,9},? )?(?<day>\d{1,2})[ .-]+(?<name>[a-z]{3})[a-z]*\.?[ ,-]+(?<year>\d{4})(?<rest>(?:\D.*)?)$/i,
  /^(?<name>[a-z]{3})[a-z]*\.?,? +(?<year>\d{4})(?<rest>)$/i,
];

/** The day of a text that begins with a date, as far as it can only mean one. */
function dateIn(text: string): DatePart | null {
  const first = (unseparated.exec(text) ?? yearFirst.exec(text))?.groups;
  if (first) return partOf(first, digits(first["month"]));
  const last = yearLast.exec(text)?.groups;
  if (last) {
    const [one, two] = [digits(last["one"]), digits(last["two"])];
    // 17/05 and 05/17 are one day; 05/06 may be two.
    if (one > 12) return { ...partOf(last, two), day: one };
    return two > 12 || one === two ? { ...partOf(last, one), day: two } : partOf(last, 0);
  }
  for (const pattern of named) {
    const groups = pattern.exec(text)?.groups;
    const month = monthNumber(groups?.["name"] ?? "");
    if (!groups || !month) continue;
    const part = partOf(groups, month);
    return { ...part, rest: `${part.rest} ${groups["zone"] ?? ""}` };
  }
  return null;
}

const timePattern =
  /^[\sT,;_-]*(?<hour>\d{1,2})\s*[:.h]\s*(?<minute>\d{1,2})(?:\s*[:.]\s*(?<second>\d{1,2})(?:[.,:]\d*)?)?\s*(?<half>[ap]\.?\s?m\.?)?\s*(?<zone>.*)$/i;
/** Behind two numbers a dash is the sign of a zone, but 21-06-26 is a time. */
const dashed = /^([\sT,;_-]*\d{1,2})-(\d\d)-(\d\d)(?!\d)/;
const timeUnseparated =
  /^[\sT,;_-]*(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)?(?:[.,]\d*)?\s*(?<half>[ap]\.?\s?m\.?)?\s*(?<zone>.*)$/i;

interface TimePart {
  hour: number;
  minute: number;
  second: number;
  zone: string;
}

/** The time behind a date; null when there is none that can be. */
function timeIn(rest: string): TimePart | null {
  const text = rest.replace(dashed, "$1:$2:$3");
  const groups = (timePattern.exec(text) ?? timeUnseparated.exec(text))?.groups;
  if (!groups) return null;
  const half = (groups["half"] ?? "").charAt(0).toLowerCase();
  let hour = digits(groups["hour"]);
  // Programs write 00:15 PM and 17:15 PM too.
  if (half === "p" && hour < 12) hour += 12;
  if (half === "a" && hour === 12) hour = 0;
  const [minute, second] = [digits(groups["minute"]), digits(groups["second"])];
  if (hour > 23 || minute > 59 || second > 60) return null;
  return { hour, minute, second: Math.min(second, 59), zone: groups["zone"] ?? "" };
}

/** A UTC offset as luxon names its zone; '' when it is none. */
function zoneOf(text: string): string {
  const given = text.trim();
  if (/^(Z|UTC|GMT)$/i.test(given)) return "UTC";
  const [, sign, hours, minutes = "00"] =
    /^(?:UTC|GMT)?([+\-\u2212])(\d{1,2}):?(\d\d)?$/i.exec(given) ?? [];
  if (!sign || Number(hours) > 14) return "";
  return `UTC${sign === "+" ? "+" : "-"}${Number(hours)}:${minutes}`;
}

/**
 * Reads a date of EXIF, IPTC or XMP as far as it can only mean one: EXIF says `2023:07:21 21:06:26`, but scanners and
 * editors write dashes, slashes, two spaces, a day alone, AM and PM, or the zone behind a space. Without an offset of its
 * own it has the `offset` beside it, or is in the garden's `zone` (docs/product.md 4.10).
 */
export function readDate(given: string, zone: string, offset = ""): FileDate {
  const text = given.split("\0")[0]?.trim() ?? "";
  // Cameras fill a date they do not know with zeros or blanks.
  if (/^[0\s:./-]*$/.test(text)) return none;
  const date = dateIn(text);
  if (!date || date.year <= 1800) return { kind: "part", text: "" };
  const { year, month, day, rest } = date;
  const padded = (value: number) => String(value).padStart(2, "0");
  if (month === 0) return { kind: "part", text: String(year) };
  if (month > 12) return { kind: "part", text: "" };
  if (day === 0) return { kind: "part", text: `${year}-${padded(month)}` };
  const time = timeIn(rest);
  const at = { hour: time?.hour ?? 0, minute: time?.minute ?? 0, second: time?.second ?? 0 };
  // Programs complete a day alone to midnight, in IPTC with the zone of their computer: it is that day in the garden.
  const hasTime = at.hour + at.minute + at.second > 0;
  const own = time && hasTime ? zoneOf(time.zone) || zoneOf(offset) : "";
  const moment = DateTime.fromObject({ year, month, day, ...at }, { zone: own || zone });
  if (!moment.isValid) return { kind: "part", text: "" };
  const dayText = `${year}-${padded(month)}-${padded(day)}`;
  return { kind: "moment", moment, day: dayText, isDay: !hasTime };
}
