import { monthNames, monthNumber } from "shared-types/kit/date";
import { DateTime } from "luxon";
import {
  sightingImportMessages,
  type DateAnswers,
  type DateField,
} from "shared-types/sighting-import/codes";
import type { DateQuestion } from "shared-types/sighting-import/answers";
import { CellError } from "./columns";

const months = monthNames.map((name) => name.slice(0, 3)).join("|");
const ordinal = "(?:st|nd|rd|th)";
const joiner = String.raw`(?:-|–|to|or|and|&)\s+`;

/** A second day behind a first one: a whole date anywhere, its day and month behind a joining word, or its day alone behind the first one. */
const secondDay = [
  String.raw`.*(?<![.\d])(?:19|20)\d\d\b`,
  String.raw`.*\s\d\d?[-/.]\d\d?[-/.]\d\d\b`,
  String.raw`.*(?<=\s)${joiner}(?:\d\d?${ordinal}?\s+(?:${months})|(?:${months})[a-z]*\.?\s+\d)`,
  String.raw`\s*${joiner}\d\d?${ordinal}?(?![\dh:]|\.\d|\s?[ap]\.?m)`,
].join("|");

/** 1930, or 1930 - 2015: no years behind a day. */
const clock = "(?:[01]\\d|2[0-3])[0-5]\\d";
const clocks = String.raw`\s*${clock}(?:\s*(?:-|–|to)\s*${clock})?(?:\s?h(?:rs?|ours?)?\.?)?`;

/** Behind a day may stand a time and other words, but no second day: a range is no day. */
const time = `(?:[ T,](?:${clocks}|(?!${secondDay}).*))?$`;

const iso = new RegExp(String.raw`^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2})${time}|$)|$)`, "i");
const numeric = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${time}`, "i");

/** With the name of a month, and 5/2024. */
const forms = [
  String.raw`^(?<day>\d{1,2})[ -](?<name>\p{L}{3,9})\.?[ -](?<year>\d{4})${time}`,
  String.raw`^(?<name>\p{L}{3,9})\.? (?<day>\d{1,2}),? (?<year>\d{4})${time}`,
  String.raw`^(?<year>\d{4}),?[ -](?<name>\p{L}{3,9})(?:\.?[ -](?<day>\d{1,2})${time}|$)`,
  String.raw`^(?<day>\d{1,2})[ -](?<name>\p{L}{3,9})\.?[ -](?<figures>\d{2})$`,
  String.raw`^(?:(?<name>\p{L}{3,9})\.?[ -]|(?<month>\d{1,2})\/)(?<year>\d{4})$`,
].map((form) => new RegExp(form, "iu"));

/** What a spreadsheet shows of a day or of a month, if it hides the rest: 24-May, May-24. */
const short = /^(?:(\d{1,2})[ -](\p{L}{3,9})|(\p{L}{3,9})[ -](\d{2}))$/u;

/** iNaturalist's observed_on_string may begin with it: Fri May 17 2024 10:02:11 GMT-0400. */
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\.?,? +/iu;

/** The day of a date in words, and what stands beside it. Without a year all of it stays: May 17th is not of 2017. */
const dayInWords = new RegExp(
  String.raw`^(\d{4}\D+\d{1,2}|(?:[a-z]+\.? )?\d{1,2}(?=${ordinal}\D+\d\d))${ordinal}\b(?: of\b)?`,
  "i",
);

/** Without what stands beside a date in words (17th, 2nd of), and with hyphens in 20240517. */
const tidy = (cell: string) =>
  cell
    .trim()
    .replace(weekday, "")
    .replace(dayInWords, "$1")
    .replace(/^((?:19|20)\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])$/, "$1-$2-$3");

/** The readings of a cell that are dates, by the order or meaning of its parts; '' is a day without a year. */
type Readings = Readonly<Record<string, string>>;

/** A cell, and the moment that its line gives elsewhere, if it does. */
interface DateCell {
  cell: string;
  moment?: string;
}

interface DateReaderOptions {
  /** The day in the garden, as YYYY-MM-DD. */
  today: string;
  /** By the owner, or by the columns of the file. */
  answers?: DateAnswers;
}

const dateOf = (year: number | string, ...parts: number[]) =>
  [String(year), ...parts.map((part) => String(part).padStart(2, "0"))].join("-");

/** A day of the calendar; undefined for one that there is not. */
function dayOf(year: number, month: number, day: number): string | undefined {
  return year > 0 && DateTime.utc(year, month, day).isValid ? dateOf(year, month, day) : undefined;
}

const only = (readings: Record<string, string | undefined>): Readings =>
  Object.fromEntries(
    Object.entries(readings).filter((one): one is [string, string] => one[1] !== undefined),
  );

/** The years that two figures may mean: from 1950 to this one. */
function yearOf(figures: string, today: string): number | undefined {
  const year = 2000 + Number(figures);
  if (year <= Number(today.slice(0, 4))) return year;
  return year - 100 >= 1950 ? year - 100 : undefined;
}

/** The readings that are not in the future, if there are such. */
function past(readings: Readings, today: string): Readings {
  const there = Object.entries(readings).filter(([, date]) => date <= today.slice(0, date.length));
  return there.length > 0 ? Object.fromEntries(there) : readings;
}

/** The readings within a day of a moment, which may be in another time zone, if there are such. */
function near(readings: Readings, moment: string): Readings {
  const at = DateTime.fromISO(moment.trim().slice(0, 10), { zone: "utc" });
  if (!at.isValid) return readings;
  const close = Object.entries(readings).filter(
    ([, date]) => Math.abs(DateTime.fromISO(date, { zone: "utc" }).diff(at, "days").days) <= 1,
  );
  return close.length > 0 ? Object.fromEntries(close) : readings;
}

/** The day that a date means if it begins with a year of two figures. */
function yearFirst([first, second, last]: [string, string, string], today: string) {
  const year = first.length === 2 && last.length === 2 ? yearOf(first, today) : undefined;
  return year === undefined ? undefined : dayOf(year, Number(second), Number(last));
}

/**
 * By which of its three figures a date begins. With dots days come first. Years come first in what looks like an ISO
 * date (24-05-17), or where nothing else is possible.
 */
function numericReadings({ cell, moment = "" }: DateCell, today: string): Readings {
  const [, first = "", mark, second = "", last = ""] = numeric.exec(cell) ?? [];
  if (last === "") return {};
  const year = last.length === 4 ? Number(last) : (yearOf(last, today) ?? 0);
  const day = dayOf(year, Number(second), Number(first));
  if (mark === "." && day !== undefined) return { day };
  const month = dayOf(year, Number(first), Number(second));
  const leading = yearFirst([first, second, last], today);
  const isIso = mark === "-" && second.length === 2;
  const isElse = day !== undefined || month !== undefined;
  const all = only({ month, day, year: isElse && !isIso ? undefined : leading });
  return near(past(all, today), moment);
}

/** Whether the figure beside a month is a day, whose year is lost, or the year. */
function shortReadings({ cell }: DateCell, today: string): Readings {
  const [, before, name = "", otherName = "", after] = short.exec(cell) ?? [];
  const month = monthNumber(name || otherName);
  const figure = before ?? after;
  if (month === 0 || figure === undefined) return {};
  const year = figure.length === 2 ? yearOf(figure, today) : undefined;
  const date = year === undefined ? undefined : dateOf(year, month);
  // In a leap year, so that February has 29 days.
  const isDay = dayOf(2000, month, Number(figure)) !== undefined;
  return past(only({ day: isDay ? "" : undefined, year: date }), today);
}

const readingsOf: Record<DateField, (cell: DateCell, today: string) => Readings> = {
  dateOrder: numericReadings,
  shortDates: shortReadings,
};

const distinct = (readings: Readings) => new Set(Object.values(readings)).size;

/** How the dates of one shape in a file are read. */
function createReading(
  field: DateField,
  cells: readonly DateCell[],
  { today, answers }: DateReaderOptions,
) {
  const read = (cell: DateCell) => readingsOf[field](cell, today);
  let possible: string[] | undefined;
  let example: DateCell | undefined;
  for (const cell of cells) {
    const readings = read(cell);
    const ways = Object.keys(readings);
    if (ways.length === 0) continue;
    possible = possible?.filter((way) => ways.includes(way)) ?? ways;
    if (distinct(readings) > (example ? distinct(read(example)) : 1)) example = cell;
  }
  const ways = possible ?? [];
  const [onlyWay = ""] = ways;
  const chosen = ways.length === 1 ? onlyWay : (answers?.[field] ?? "");
  const question: DateQuestion[] = [];
  if (ways.length !== 1 && example) {
    const readings = Object.entries(read(example))
      .filter(([way]) => ways.length === 0 || ways.includes(way))
      .map(([way, date]) => ({ way, date }));
    question.push({ field, example: example.cell, readings });
  }

  /** The date; undefined for a cell of another shape. */
  function dateIn(cell: DateCell): string | undefined {
    const readings = read(cell);
    const [first] = Object.values(readings);
    if (first === undefined) return undefined;
    const date = distinct(readings) === 1 ? first : readings[chosen];
    if (date === undefined) throw new CellError(sightingImportMessages.ambiguousDate);
    if (date === "") throw new CellError(sightingImportMessages.noYear);
    return date;
  }
  return { question, dateIn };
}

/** A date of such a form; null for any other. */
function named(cell: string, today: string): string | null {
  const found = forms.map((form) => form.exec(cell)?.groups).find(Boolean);
  const month = Number(found?.["month"] ?? monthNumber(found?.["name"] ?? ""));
  const year = found?.["year"] ?? yearOf(found?.["figures"] ?? "", today);
  if (month < 1 || month > 12 || !year) return null;
  const day = found?.["day"];
  return dateOf(year, month, ...(day === undefined ? [] : [Number(day)]));
}

/** The last day whose year two figures can mean: all of them are of the years from 2000 on. */
const lastDay = "2099-12-31";

/** All dates that a spreadsheet may have written so, of two figures for the year those of both centuries. */
export function datesWrittenSo(given: string): string[] {
  const cell = tidy(given);
  const all = [numericReadings, shortReadings].flatMap((readings) =>
    Object.values(readings({ cell }, lastDay)),
  );
  const dates = [...all, named(cell, lastDay) ?? ""].filter((date) => date !== "");
  const isWhole = /\d{4}/.test(cell);
  return isWhole ? dates : [...dates, ...dates.map((date) => `19${date.slice(2)}`)];
}

/**
 * Reads dates as exports and spreadsheets write them: as `YYYY-MM-DD`, or less where less is known. Times are left
 * out. Whether 5/6/24 is in May or in June, or 24-May of 2024, the whole file tells: no date of it may be impossible
 * or in the future. Where it allows two readings, `questions` has what to ask, and the cells in doubt are not read.
 * What is no date is left as it is: the rules of a sighting refuse it.
 */
export function createDateReader(cells: readonly DateCell[], options: DateReaderOptions) {
  const trimmed = cells.map((one) => ({ ...one, cell: tidy(one.cell) }));
  const readings = (["dateOrder", "shortDates"] as const).map((field) =>
    createReading(field, trimmed, options),
  );
  const read = (given: DateCell): string => {
    const [, year, month, day] = iso.exec(given.cell) ?? [];
    if (year) return dateOf(year, ...[month, day].filter((part) => part !== undefined).map(Number));
    for (const { dateIn } of readings) {
      const date = dateIn(given);
      if (date !== undefined) return date;
    }
    return named(given.cell, options.today) ?? given.cell;
  };
  return {
    questions: readings.flatMap(({ question }) => question),
    /** @throws CellError for a date in doubt, or without a year */
    read: (cell: string, moment = "") => read({ cell: tidy(cell), moment }),
  };
}
