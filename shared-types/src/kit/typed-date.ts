import { monthNames } from "./date";

/** A date as far as a person wrote it, and the time if one stands behind its day. */
export interface TypedDate {
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: one that exists. */
  date: string;
  /** `HH:MM:SS` by a clock of 24 hours; '' for none. */
  time: string;
}

type Groups = Record<string, string | undefined>;

const dateForms = [
  // 2024, 2024-05, 2024/5/17
  /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?)?$/,
  // 5/2024
  /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  // 5/17/2024, 5-17-24
  /^(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4}|\d\d)$/,
  // 17.5.2024; 17/5/2024, which has no seventeenth month
  /^(?<day>\d{1,2})[-/.] ?(?<month>\d{1,2})[-/.] ?(?<year>\d{4}|\d\d)$/,
  // 5.17.2024
  /^(?<month>\d{1,2})\.(?<day>\d{1,2})\.(?<year>\d{4}|\d\d)$/,
  // May 17, 2024; May 17th 2024; Sept. 3, 2024
  /^(?<name>[a-z]{3,9})\.?[ -](?<day>\d{1,2})(?:st|nd|rd|th)?,?[ -](?<year>\d{4})$/,
  // 17 May 2024; 17-May-2024
  /^(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[ -](?:of )?(?<name>[a-z]{3,9})\.?,?[ -](?<year>\d{4})$/,
  // May 2024
  /^(?<name>[a-z]{3,9})\.?,?[ -](?<year>\d{4})$/,
];

const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[.,]* /;

/** 3:05 pm, 3 p.m., 15:05, 15:05:30, T15:05 */
const timeForm =
  /(?:^|[\s,]|(?<=\d)t)(?:at )?(?<hour>\d{1,2})(?::(?<minute>\d\d)(?::(?<second>\d\d))?)?(?: ?(?<half>[ap])\.?m\.?)?$/;

const two = (value: number) => String(value).padStart(2, "0");

/** '' when it is no time. */
function timeOf({ hour, minute = "00", second = "00", half }: Groups): string {
  const given = Number(hour);
  if (half && (given < 1 || given > 12)) return "";
  const at = half ? (given % 12) + (half === "p" ? 12 : 0) : given;
  if (at > 23 || Number(minute) > 59 || Number(second) > 59) return "";
  return `${two(at)}:${minute}:${second}`;
}

/** The month that a name begins: 'may', 'sept'; 0 for none. */
const monthOf = (name: string) =>
  monthNames.findIndex((month) => month.toLowerCase().startsWith(name)) + 1;

/** Years of two digits are of this century up to this year. */
function yearOf(given: string): number {
  if (given.length > 2) return Number(given);
  const year = 2000 + Number(given);
  return year > new Date().getUTCFullYear() ? year - 100 : year;
}

/** `undefined` for a day or month that does not exist, and for years before 1000, which no database sorts. */
function dateOf({ year: years = "", month: months, day: days, name }: Groups): string | undefined {
  const year = yearOf(years);
  if (year < 1000) return undefined;
  if (!months && !name) return String(year);
  const [month, day] = [name ? monthOf(name) : Number(months), Number(days ?? "1")];
  const made = new Date(Date.UTC(year, month - 1, day));
  if (made.getUTCMonth() !== month - 1 || made.getUTCDate() !== day) return undefined;
  return days === undefined ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(day)}`;
}

/** The first reading that is a date. */
function readDate(text: string): string | undefined {
  for (const form of dateForms) {
    const groups = form.exec(text)?.groups;
    const date = groups && dateOf(groups);
    if (date) return date;
  }
  return undefined;
}

/**
 * Reads a date as people write it: 5/17/2024 (the month first, unless it can only be the day), 5/17/24, 2024-05-17, May 17,
 * 2024, 17 May 2024, 17.5.2024; May 2024, 5/2024, 2024; and behind a day a time. `undefined` when it is none.
 */
export function readTypedDate(given: string): TypedDate | undefined {
  const text = given.toLowerCase().replace(/\s+/g, " ").trim().replace(weekday, "");
  // '2024-05' and 'May 2024' are read before a time is: their end looks like an hour.
  const whole = readDate(text);
  if (whole) return { date: whole, time: "" };
  const found = timeForm.exec(text);
  if (!found?.groups) return undefined;
  const date = readDate(text.slice(0, found.index).replace(/,$/, "").trim());
  const time = timeOf(found.groups);
  // A time stands behind a day; one without minutes says which half of the day.
  const isTime = time !== "" && (found.groups["minute"] ?? found.groups["half"]) !== undefined;
  return date?.length === 10 && isTime ? { date, time } : undefined;
}
