import { expect, test } from "vitest";
import { bloomTimes, dayOfYear, isInBloom } from "shared-types/calendar/bloom-times";

const times = (...dates: string[]) => bloomTimes(dates.map((date) => dayOfYear(`2024-${date}`)));
const isOn = (blooms: ReturnType<typeof times>, date: string) =>
  isInBloom(blooms, dayOfYear(`2026-${date}`));

test("a bloom is taken to have begun a week before its first flower and to last a week after its last", () => {
  const june = times("06-01", "06-20");
  expect(["05-24", "05-25", "06-10", "06-27", "06-28"].map((date) => isOn(june, date))).toEqual([
    ...[false, true, true, true, false],
  ]);
});

test("a bloom goes over New Year's Day, and none is in bloom that was never in flower", () => {
  const witchhazel = times("12-28", "01-12");
  expect(
    ["12-20", "12-21", "12-31", "01-01", "01-19", "01-20"].map((d) => isOn(witchhazel, d)),
  ).toEqual([false, true, true, true, true, false]);
  expect(isOn(times("01-03"), "12-28")).toBe(true);
  expect(isOn(times("12-30"), "01-05")).toBe(true);
  expect(isOn([], "06-01")).toBe(false);
});
