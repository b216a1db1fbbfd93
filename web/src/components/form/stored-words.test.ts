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
