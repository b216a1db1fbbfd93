import { expect, test } from "vitest";
import { fromRanges, toRanges } from "./id-ranges";

test.each([
  [[], ""],
  [[7], "7"],
  [[101, 102, 103, 115], "101-103,115"],
  [[5, 4, 3], "5,4,3"],
  [[9, 10, 2], "9-10,2"],
])("%j stands in the address as '%s', and comes back", (ids, text) => {
  expect(toRanges(ids)).toBe(text);
  expect(fromRanges(text)).toEqual(ids);
});

test("what cannot be read is left out, and nothing comes twice", () => {
  expect(fromRanges("3, 1-2 ,x,,0,5-,2-3,9-8,-4")).toEqual([3, 1, 2]);
});

test("a range beyond all measure ends early", () => {
  expect(fromRanges("1-999999999")).toHaveLength(20_000);
});
