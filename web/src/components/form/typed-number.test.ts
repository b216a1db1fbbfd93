import { expect, test } from "vitest";
import { typedNumber } from "./NumberField";

test.each([
  ["12", 12],
  ["0.5", 0.5],
  ["", ""],
  ["1.", "1."],
  ["007", "007"],
  ["ten", "ten"],
])("typing %j holds %j", (typed, held) => {
  expect(typedNumber(typed)).toBe(held);
});
