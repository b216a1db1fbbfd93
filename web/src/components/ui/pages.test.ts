import { expect, test } from "vitest";
import { pagerEntries } from "./pages";

const rules = { around: 3, edge: 2 };

test("three pages around the current one, two at each edge", () => {
  expect(pagerEntries(10, 20, rules)).toEqual([1, 2, null, 7, 8, 9, 10, 11, 12, 13, null, 19, 20]);
});

test("a single page left out is shown instead of a gap", () => {
  expect(pagerEntries(7, 20, rules).slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("few pages are all shown", () => {
  expect(pagerEntries(1, 3, rules)).toEqual([1, 2, 3]);
  expect(pagerEntries(1, 0, rules)).toEqual([]);
});

test("past the end, the edges still lead back", () => {
  expect(pagerEntries(40, 20, rules)).toEqual([1, 2, null, 19, 20]);
});
