import { expect, test } from "vitest";
import { createStrip, timeOf } from "../src/calendar/strip";

test.each([
  ["a month counts as its last day", ["2022-12", "2022-12-30"], "2022-12-30"],
  ["the known day is first where both are the same", ["2022-12", "2022-12-31"], "2022-12-31"],
  ["and whichever was added first", ["2022-12-31", "2022-12"], "2022-12-31"],
])("of a year's first record, %s", (_rule, dates, first) => {
  const strip = createStrip();
  for (const date of dates) strip.add(timeOf(date), "");
  expect(strip.present().firsts).toEqual([{ year: 2022, date: first }]);
});

test("a year's bloom has its first and last day, whatever is added first", () => {
  const strip = createStrip();
  for (const date of ["2024-06-20", "2024-07-04", "2024-05-17"]) strip.add(timeOf(date), "flower");
  const { flowering } = strip.present();
  expect(flowering).toEqual([{ year: 2024, first: "2024-05-17", last: "2024-07-04" }]);
});
