import { expect, test } from "vitest";
import type { Calendar, CalendarRow, CalendarWeek } from "shared-types/calendar/answers";
import type { Stage } from "shared-types/stage/codes";
import { calendarPath, calendarSpec } from "./calendar";
import { lanesOf } from "./lanes";
import { groupsOf, rowsOf } from "./rows";
import { pathAbove, pathBelow, pathOfMonths, pathOn } from "./strip-path";
import { dayInYear, stripWords, timesOf } from "./week-words";

const week = (n: number, stages: Stage[] = [], count = 1): CalendarWeek => ({
  week: n,
  count,
  stages,
});

const row = (nameCommon: string, weeks: CalendarWeek[], group = "forb"): CalendarRow => ({
  id: nameCommon.length,
  keyId: nameCommon,
  nameCommon,
  nameScientific: "",
  group,
  records: weeks.length,
  weeks,
  months: [],
  firsts: [],
});

test("flowers stand on the line, fruit hangs from it, and a photo without a stage lies on it", () => {
  const weeks = [week(10), week(16, ["flower"]), week(30, ["flower", "fruit"]), week(40, ["seed"])];
  const { above, below, on } = lanesOf("plants", weeks);
  expect(above.map((one) => one.week)).toEqual([16, 30]);
  expect(below.map((one) => one.week)).toEqual([30, 40]);
  expect(on.map((one) => one.week)).toEqual([10]);
});

test("an animal without a stage was seen; its young are below the line", () => {
  const weeks = [week(10), week(20, ["larva"]), week(30, ["adult", "nest"])];
  const { above, below, on } = lanesOf("animals", weeks);
  expect(above.map((one) => one.week)).toEqual([10, 30]);
  expect(below.map((one) => one.week)).toEqual([20, 30]);
  expect(on).toEqual([]);
});

test("ink thickens with the number of records, within the strip; weeks of one height are one bar", () => {
  expect(pathAbove([week(1)])).toBe("M0 8.5h7v7.5h-7z");
  expect(pathAbove([week(53, [], 9)])).toBe("M364 1h7v15h-7z");
  expect(pathBelow([week(2, [], 2)])).toBe("M7 16h7v6.75h-7z");
  const along = [week(4, [], 2), week(5, [], 3), week(6), week(8)];
  expect(pathAbove(along)).toBe("M21 4.75h14v11.25h-14zM35 8.5h7v7.5h-7zM49 8.5h7v7.5h-7z");
  expect(pathOn(along)).toBe("M21 14.5h21v3h-21zM49 14.5h7v3h-7z");
  expect(pathOfMonths([{ month: 2, count: 1, stages: [] }])).toBe("M31 15.25h28v1.5h-28z");
});

test("weeks are told as parts of months, and two weeks without a record do not end a time", () => {
  const times = (weeks: number[], ...firsts: string[]) =>
    timesOf(
      weeks,
      firsts.map((date) => ({ date })),
    );
  expect(times([16])).toBe("mid-April");
  expect(times([14, 15, 18, 22, 53])).toBe("early April to early May, late May, late December");
  // December 30, 2024 is in week 1 of 2025.
  expect(times([1])).toBe("around New Year’s");
  expect(times([1, 2, 3, 51])).toBe("around New Year’s to mid-January, mid-December");
  expect(times([])).toBe("");
  // January 1, 2022 is in week 52 of 2021, January 2, 2021 in week 53 of 2020; January 1, 2024 in week 1.
  expect(times([52], "2022-01-01")).toBe("around New Year’s");
  expect(times([53], "2021-01-02", "2024-01-01")).toBe("around New Year’s");
  expect(times([50, 52], "2022-01-02")).toBe("mid-December to around New Year’s");
  for (const first of ["2024-01-01", "2022-12-24", "2022-01"])
    expect(times([52], first)).toBe("late December");
  const weeks = [week(16, ["flower"]), week(40, ["seed"])];
  const months = [{ month: 6, count: 1, stages: [] }];
  expect(stripWords("plants", { weeks, months, firsts: [] })).toBe(
    "In flower mid-April. In fruit or seed early October. Some time in June.",
  );
  expect(stripWords("plants", { weeks, months: [], firsts: [] })).toBe(
    "In flower mid-April. In fruit or seed early October.",
  );
});

test("plants come by their first flower, then those without one", () => {
  const rows = [
    row("Zinnia", [week(2)]),
    row("Aster", [week(36, ["flower"])]),
    row("Oak", [week(1), week(17, ["flower"])], "tree"),
  ];
  const calendar: Calendar = { kind: "plants", years: [2024], rows };
  const view = calendarSpec.defaults;
  const names = (change: object) =>
    rowsOf(calendar, { ...view, ...change }).map(({ nameCommon }) => nameCommon);
  expect(names({})).toEqual(["Oak", "Aster", "Zinnia"]);
  expect(names({ order: "name" })).toEqual(["Aster", "Oak", "Zinnia"]);
  expect(names({ group: "tree" })).toEqual(["Oak"]);
  expect(groupsOf(rows)).toEqual(["forb", "tree"]);
});

test("each view has one address", () => {
  expect(calendarPath()).toBe("/calendar");
  expect(calendarPath({ kind: "animals", year: 2024, group: "Aves", order: "name" })).toBe(
    "/calendar?kind=animals&year=2024&group=Aves&sort=name",
  );
});

test("a date says as much as is known of it", () => {
  expect(dayInYear("2024-02-29")).toBe("Feb 29");
  expect(dayInYear("2024-04")).toBe("April");
  expect(dayInYear("2024")).toBe("");
});
