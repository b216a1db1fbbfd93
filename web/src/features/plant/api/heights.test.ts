import { expect, test } from "vitest";
import { heightChoices, heightsShown, isWithin, readHeights } from "./heights";

test.each(["0-1", "2-6", "15-", "3-3"])("%s is a range of heights", (range) => {
  expect(readHeights(range)).toBe(range);
});

test.each(["", "6-2", "-3", "2", "a-b", "2-6-8", "99999-", 3, null])("%j is none", (value) => {
  expect(readHeights(value)).toBeUndefined();
});

test("both ends are in it, and a height that nobody gave is in none", () => {
  const heights = [0, 1.9, 2, 4.5, 6, 6.1];
  expect(heights.filter(isWithin("2-6"))).toEqual([2, 4.5, 6]);
  expect(heights.filter(isWithin("6-"))).toEqual([6, 6.1]);
  expect(heights.filter(isWithin("0-2"))).toEqual([1.9, 2]);
});

test("it is said in words", () => {
  expect([...heightChoices, "2-6"].map(heightsShown)).toEqual([
    ...["Up to 1 ft", "1–3 ft", "3–6 ft", "6–15 ft", "Over 15 ft", "2–6 ft"],
  ]);
});
