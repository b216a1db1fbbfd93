import { expect, test } from "vitest";
import { suggestAlt } from "../src/photo/proposed-alt";
import { nameInSentence } from "../src/species/name-in-sentence";

const nothing = { names: [], caption: "", keywords: [], day: "" };

test.each([
  ["Cedar waxwing", "cedar waxwing"],
  ["Monarch", "monarch"],
  ["Eastern bluebird", "eastern bluebird"],
  ["Black-eyed Susan", "black-eyed Susan"],
  ["Sweet Joe-Pye weed", "sweet Joe-Pye weed"],
  ["Golden St. John’s wort", "golden St. John’s wort"],
  ["Jack-in-the-pulpit", "jack-in-the-pulpit"],
])("'%s' is '%s' within a sentence", (name, within) => {
  expect(nameInSentence(name)).toBe(within);
});

test.each([
  "American robin",
  "Carolina wren",
  "Virginia creeper",
  "New England aster",
  "Cooper's hawk",
  "Virgin's bower",
  "Joe-Pye weed",
  "Isabella tiger moth",
  "Zabulon skipper",
  // Typed as titles: as typed, never half.
  "Swamp Milkweed",
  "Ruby-throated Hummingbird",
  "Eastern Phoebe",
  "Sweet Joe-Pye Weed",
  "",
])("'%s' keeps its capital", (name) => {
  expect(nameInSentence(name)).toBe(name);
});

test("a suggestion is one sentence with an American date", () => {
  const names = ["Serviceberry", "Cedar waxwing"];
  expect(suggestAlt({ ...nothing, names, day: "2025-05-02" })).toBe(
    "Serviceberry and cedar waxwing, May 2, 2025",
  );
  expect(suggestAlt({ ...nothing, keywords: ["moss", "dew"], day: "2025-07-21" })).toBe(
    "Moss, dew, July 21, 2025",
  );
  expect(suggestAlt(nothing)).toBe("Garden photo");
  expect(suggestAlt({ ...nothing, visibility: "site" })).toBe("Garden picture");
});
