import { expect, test } from "vitest";
import type { GapPlant } from "shared-types/gap/answers";
import { cellWords, monthSpans } from "./offer-words";

const plant = (evidence: GapPlant["evidence"]): GapPlant => ({
  ...{ plantId: 1, keyId: "oak", nameCommon: "Oak", evidence },
});

test.each([
  [[], ""],
  [[5], "May"],
  [[1, 2, 12], "Dec–Feb"],
  [[3, 4, 9], "Mar–Apr, Sep"],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "Jan–Dec"],
])("the months %j are '%s'", (months, words) => {
  expect(monthSpans(months)).toBe(words);
});

test("a month's plants are counted, those noted here apart", () => {
  expect(cellWords([])).toBe("nothing");
  expect(cellWords([plant("books")])).toBe("1 plant, by season and books");
  expect(cellWords([plant("books"), plant("yard")])).toBe("2 plants, 1 noted here");
});
