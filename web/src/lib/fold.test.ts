import { expect, test } from "vitest";
import { foldText } from "./fold";

test.each([
  ["Québec FERNS", "quebec ferns"],
  ["Culver’s root", "culver's root"],
  ["Culver's root", "culver's root"],
  ["ʼOhelo", "'ohelo"],
])("%s folds to %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
