import { expect, test } from "vitest";
import { joinedOf, wordsOf } from "shared-types/name/spelling";

test.each([
  ["Stachys (lamb's ear)", ["stachys", "lambs", "ear"]],
  ["Butterfly-weed", ["butterfly", "weed"]],
  ["  Oak  ", ["oak"]],
  ["—", []],
])("%j has the words %j", (name, words) => {
  expect(wordsOf(name)).toEqual(words);
  expect(joinedOf(name)).toBe(words.join(""));
});
