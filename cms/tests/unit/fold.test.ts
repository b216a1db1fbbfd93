import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold } from "../../src/database/fold";
import { forAll } from "../fixtures/wild";

describe("folded text", () => {
  test.each([
    ["Éclair", "eclair"],
    ["e\u0301clair", "eclair"],
    ["ÅNGSTRÖM", "angstrom"],
    ["  two \t\n words ", "two words"],
    ["a\u00a0b", "a b"],
    ["a\u0000b\u0007", "a b"],
    ["100%_\\'\"", "100%_\\'\""],
    ["🐝", "🐝"],
    ["", ""],
    [null, ""],
    [undefined, ""],
  ])("of %j is %j", (text, folded) => expect(fold(text)).toBe(folded));

  const text = fc.string({ unit: "binary", maxLength: 40 });

  test("folded again is the same", () => {
    forAll(text, (value) => expect(fold(fold(value))).toBe(fold(value)));
  });

  test("does not depend on how its accents were typed", () => {
    forAll(text, (value) =>
      expect(fold(value.normalize("NFC"))).toBe(fold(value.normalize("NFD"))),
    );
  });

  test("holds no control character: PostgreSQL takes no NUL", () => {
    forAll(text, (value) => expect(fold(value)).not.toMatch(/\p{Cc}/u));
  });
});
