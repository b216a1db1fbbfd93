import fc from "fast-check";
import { expect, test } from "vitest";
import { isoWeekOf } from "../src/kit/iso-week";

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const anyDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / dayMs, max: Date.UTC(2199, 11, 31) / dayMs })
  .map((n) => dayOf(n * dayMs));

test.each([
  ["2024-01-01", 2024, 1],
  ["2024-02-29", 2024, 9],
  ["2024-12-30", 2025, 1],
  ["2021-01-03", 2020, 53],
  ["2023-01-01", 2022, 52],
  ["2020-12-31", 2020, 53],
])("%s is in %i, week %i", (day, year, week) => {
  expect(isoWeekOf(day)).toEqual({ year, week });
});

test("all days from Monday to Sunday are in one week, and the next Monday is not", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const time = Date.parse(day);
      const monday = time - ((new Date(time).getUTCDay() + 6) % 7) * dayMs;
      for (let n = 0; n < 7; n += 1)
        expect(isoWeekOf(dayOf(monday + n * dayMs))).toEqual(isoWeekOf(day));
      expect(isoWeekOf(dayOf(monday + 7 * dayMs))).not.toEqual(isoWeekOf(day));
    }),
  );
});

test("January 4 is always in week 1, and December 28 in the year's last", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
      expect(isoWeekOf(`${year}-01-04`)).toEqual({ year, week: 1 });
      const last = isoWeekOf(`${year}-12-28`);
      expect(last.year).toBe(year);
      expect([52, 53]).toContain(last.week);
      expect(isoWeekOf(dayOf(Date.UTC(year, 11, 28) + 7 * dayMs)).year).toBe(year + 1);
    }),
  );
});
