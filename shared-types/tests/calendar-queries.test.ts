import { expect, test } from "vitest";
import { calendarMessages } from "../src/calendar/codes";
import { calendarQuerySchema, thisWeekQuerySchema } from "../src/calendar/schema";
import { faults } from "./faults";

test.each<[string, boolean]>([
  ["", true],
  ["2024-02-29", true],
  ["2023-02-29", false],
  ["2024", false],
  ["2024-02", false],
  ["0000-01-01", false],
  // The days around it too have a year of four digits.
  ["0999-12-31", false],
  ["1000-01-01", true],
  ["9998-12-31", true],
  ["9999-01-01", false],
])("this week of the day %j: %s", async (date, isGood) => {
  const said = await faults(thisWeekQuerySchema, { date });
  expect(said).toEqual(isGood ? {} : { date: calendarMessages.day });
});

test.each([
  ["", true],
  ["2024", true],
  ["0999", false],
  ["20245", false],
])("the calendar of the year %j: %s", async (year, isGood) => {
  const said = await faults(calendarQuerySchema, { year });
  expect(said).toEqual(isGood ? {} : { year: calendarMessages.year });
});
