import { expect, test } from "vitest";
import { firstPictureWords } from "./first-pictures";

const pictured = (name: string) => ({
  photoId: 7,
  name,
  species: { kind: "plant" as const, id: name.charCodeAt(0) },
});

test.each([
  [["Oak"], ["Oak"], ""],
  [
    ["Oak", "Wren"],
    ["Oak"],
    "The first photo of Wren is now its thumbnail and banner. Choose others on its page.",
  ],
  [
    ["Oak", "Wren"],
    [],
    "The first photos of Oak and Wren are now their thumbnails and banners. Choose others on their pages.",
  ],
  [
    ["A", "B", "C", "D", "E", "F", "G"],
    [],
    "The first photos of A, B, C, D, E, and 2 more are now their thumbnails and banners. Choose others on their pages.",
  ],
])("of %j, with %j before: %s", (after, before, words) => {
  expect(firstPictureWords(after.map(pictured), before.map(pictured))).toBe(words);
});
