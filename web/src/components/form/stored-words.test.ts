import { expect, test } from "vitest";
import { storedWords } from "./stored-words";

const field = { tags: undefined, timeZone: "America/New_York" };

test.each([
  [true, "yes"],
  [false, "no"],
  [0, "0"],
  ["", "empty"],
  [null, "empty"],
  ["Wrens", "“Wrens”"],
  ["<p>Wrens &amp; <b>tits</b></p>", "“Wrens & tits”"],
  ["2024-05-17T19:05:30.000Z", "“5/17/2024 3:05 pm”"],
  ["2024-05-17That is all", "“2024-05-17That is all”"],
  ["a".repeat(121), `“${"a".repeat(120)}…”`],
])("%j is told as %s", (stored, words) => {
  expect(storedWords(stored, field)).toBe(words);
});

test("tags are told by name, and by number where they have none any more", () => {
  const tags = [
    { Key: 12, Value: "Carolina wren" },
    { Key: 5, Value: "Nest" },
  ];
  expect(storedWords([5, 12, 99], { ...field, tags })).toBe("Nest, Carolina wren, No. 99");
  expect(storedWords([], { ...field, tags })).toBe("none");
});

test("an entry of a list is told by its own words, by its number where it has none", () => {
  const slides = [
    { photoId: 12, caption: "" },
    { photoId: 5, caption: "After the rain" },
  ];
  expect(storedWords(slides, field)).toBe("No. 12, “After the rain”");
  expect(storedWords([{ label: "Since", value: "2012" }], field)).toBe("“Since: 2012”");
  expect(storedWords([{ sheetId: 0, title: "", beds: [] }], field)).toBe("a new one");
  const many = Array.from({ length: 60 }, (_, index) => ({ photoId: index + 1 }));
  expect(storedWords(many, field)).toMatch(/^No. 1, .+…$/);
});
