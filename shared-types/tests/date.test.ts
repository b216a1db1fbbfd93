import { describe, expect, it, vi } from "vitest";
import { dateWords, monthName, shortDateWords } from "../src/kit/date";
import { dayIn } from "../src/kit/time-zone";
import { readTypedDate } from "../src/kit/typed-date";

const day = "2024-05-17";
const year = new Date().getUTCFullYear();

describe("readTypedDate", () => {
  it.each([
    ...["5/17/2024", "05/17/2024", "5-17-2024", "5/17/24", "5.17.2024", "17/5/2024", "17.5.2024"],
    ...["2024-05-17", "2024/5/17", "2024.05.17", "17.05.24", "17. 5. 2024", " 5/17/2024 "],
    ...[
      "May 17, 2024",
      "May 17 2024",
      "may 17th, 2024",
      "Fri, May 17, 2024",
      "Friday May 17, 2024",
    ],
    ...["17 May 2024", "17-May-2024", "17. May 2024", "17th of May 2024", "Friday, 17 May 2024"],
  ])("reads %s as a day", (text) => expect(readTypedDate(text)).toEqual({ date: day, time: "" }));

  it.each([
    ["2024-05", "2024-05"],
    ["5/2024", "2024-05"],
    ["May 2024", "2024-05"],
    ["Sept. 2024", "2024-09"],
    ["May, 2024", "2024-05"],
    ["2024", "2024"],
    ["1876", "1876"],
    ["6/5/2024", "2024-06-05"],
    ["6.5.2024", "2024-05-06"],
    ["2/29/2024", "2024-02-29"],
    [`1/1/${String(year % 100).padStart(2, "0")}`, `${year}-01-01`],
    [`1/1/${String((year + 1) % 100).padStart(2, "0")}`, `${year - 99}-01-01`],
  ])("reads %s as %s", (text, date) => expect(readTypedDate(text)?.date).toBe(date));

  it.each([
    ["5/17/2024 3:05 pm", "15:05:00"],
    ["5/17/2024 3:05PM", "15:05:00"],
    ["5/17/2024, 3:05 p.m.", "15:05:00"],
    ["May 17, 2024 at 3 pm", "15:00:00"],
    ["17 May 2024 15:05", "15:05:00"],
    ["2024-05-17T15:05:30", "15:05:30"],
    ["2024-05-17 15:05:30", "15:05:30"],
    ["5/17/2024 12:00 am", "00:00:00"],
    ["5/17/2024 12:00 pm", "12:00:00"],
    ["5/17/2024 0:05", "00:05:00"],
  ])("reads %s with its time", (text, time) =>
    expect(readTypedDate(text)).toEqual({ date: day, time }),
  );

  it.each([
    ...[
      "",
      "soon",
      "May",
      "May 17",
      "5/17",
      "17",
      "2/30/2024",
      "2/29/2023",
      "13/13/2024",
      "0/1/2024",
    ],
    ...["5/0/2024", "2024-17-05", "2024-13", "Foo 2024", "ma 2024", "5/7/0999", "0999", "12345"],
    ...["5/17/2024 13:05 pm", "5/17/2024 0:05 pm", "5/17/2024 9:60 am", "5/17/2024 24:00"],
    ...["5/17/2024 9", "May 2024 3:05 pm", "2024 3:05 pm", "3:05 pm", "5/17/2024 or so"],
  ])("finds no date in %j", (text) => expect(readTypedDate(text)).toBeUndefined());
});

it.each(["2024-05-17", "2024-05", "2024"])("reads back the words of %s", (date) =>
  expect(readTypedDate(dateWords(date))).toEqual({ date, time: "" }),
);

it("names months from 1", () =>
  expect([0, 1, 12].map(monthName)).toEqual(["", "January", "December"]));

it.each([
  ["2024-05-17", "May 17, 2024", "May 17, 2024"],
  ["2024-09-07", "September 7, 2024", "Sep 7, 2024"],
  ["2024-11", "November 2024", "November 2024"],
  ["2024", "2024", "2024"],
  ["", "", ""],
])("says %s in words", (date, words, short) =>
  expect([dateWords(date), shortDateWords(date)]).toEqual([words, short]),
);

it("the day is written by its parts: no engine's way to write a Canadian date is asked", () => {
  // WebKitGTK 2.50 with ICU 72 writes 11/27/2026 for en-CA, as later versions of CLDR have it.
  class AmericanInCanada extends Intl.DateTimeFormat {
    constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
      super(locale === "en-CA" ? "en-US" : locale, options);
    }
  }
  vi.stubGlobal("Intl", { ...Intl, DateTimeFormat: AmericanInCanada });
  expect(dayIn("America/Winnipeg", new Date("2026-11-27T03:00:00Z"))).toBe("2026-11-26");
  expect(dayIn("Asia/Tokyo", new Date("2026-01-02T03:00:00Z"))).toBe("2026-01-02");
  vi.unstubAllGlobals();
});
