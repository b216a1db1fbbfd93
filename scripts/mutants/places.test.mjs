import { expect, test } from "vitest";
import { turnOf } from "./chosen.mjs";
import { broken, placesOf } from "./places.mjs";

/** @type {[string, string, string[]][]} */
const ways = [
  ["a comparison", "const a = b === c;", ["const a = b !== c;"]],
  ["a limit", "const a = b < 3;", ["const a = b <= 3;"]],
  ["one of two conditions", "const a = b && c;", ["const a = (b);", "const a = (c);"]],
  ["a condition", "if (a) b();", ["if ((void (a), true)) b();", "if ((void (a), false)) b();"]],
  ["a negation", "const a = !b;", ["const a = (b);"]],
  ["two arguments", "a(b, 1, c);", ["a(1, b, c);"]],
  [
    "a function",
    "function a() { b(); }",
    ["function a() { if (true as boolean) return undefined as never; b(); }"],
  ],
  ["a type, and words that are thrown", 'type A = B<C, D>; throw new E(f, "g");', []],
];

test.each(ways)("%s is broken in each way that is known", (_what, text, expected) => {
  expect(placesOf("a.ts", text).map((place) => broken(text, place))).toEqual(expected);
});

test("a place keeps its turn when lines elsewhere in its file change", () => {
  const turns = (/** @type {string} */ text) =>
    placesOf("a.ts", text).map((place) => turnOf(1, place, text));
  const [turn] = turns("c();\nif (a) b();");
  expect(turns("if (x) y();\nc();\nif (a) b();")).toContain(turn);
  expect(turns("c(2);\nif (a) b();")).not.toContain(turn);
});
