import { expect, test } from "vitest";
import { byCodePoint, fold } from "shared-types/kit/fold";

test.each([
  ["a text before one that begins with it", "oak", "oak tree"],
  ["letters by their number", "a", "b"],
  ["no text first", "", "a"],
  // As UTF-16 the sign would be before the letter.
  ["signs beyond 16 bits last", "\uFFFD", "\u{1F33F}"],
  ["signs beyond 16 bits among each other", "\u{1F33E}", "\u{1F33F}"],
])("texts are in the order of code points: %s", (_what, one, other) => {
  expect(byCodePoint(one, other)).toBeLessThan(0);
  expect(byCodePoint(other, one)).toBeGreaterThan(0);
  expect(byCodePoint(one, one)).toBe(0);
});

test("a long space is folded at once", { timeout: 5000 }, () => {
  expect(fold(`a${" ".repeat(200_000)}b`)).toBe("a b");
});
