import { expect, test } from "vitest";
import { msLeft, timeLeftWords, withSample, type Sample } from "./time-left";

const at = (...points: [number, number][]) =>
  points.reduce<Sample[]>((samples, [s, done]) => withSample(samples, { at: s * 1000, done }), []);

test("the pace so far says how long the rest takes", () => {
  expect(msLeft(at([0, 0], [10, 20]), 50)).toBe(15_000);
});

test("nobody can tell at the beginning, or when nothing moves", () => {
  expect(msLeft([], 10)).toBeNull();
  expect(msLeft(at([0, 0], [1, 5]), 10)).toBeNull();
  expect(msLeft(at([0, 5], [10, 5]), 10)).toBeNull();
});

test("only the last half minute counts", () => {
  expect(msLeft(at([0, 0], [100, 10], [110, 30]), 50)).toBe(10_000);
});

test("a step back is a new beginning", () => {
  expect(at([0, 0], [10, 20], [11, 0])).toEqual([{ at: 11_000, done: 0 }]);
});

test.each([
  [null, ""],
  [0, ""],
  [9_999, ""],
  [10_000, "about 10 seconds left"],
  [12_000, "about 20 seconds left"],
  [55_000, "about a minute left"],
  [130_000, "about 2 minutes left"],
  [3 * 3_600_000, "about 3 hours left"],
])("%j ms: %s", (ms, words) => {
  expect(timeLeftWords(ms)).toBe(words);
});
