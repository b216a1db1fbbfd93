import fc from "fast-check";
import { hasTerm } from "shared-types/kit/fold";
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
    // A keyboard's ʻokina (U+02BB), what Unicode calls an apostrophe (U+02BC), what phones type, and ASCII.
    ["Hawai\u02bbi", "hawai'i"],
    ["Hawai\u02bci", "hawai'i"],
    ["Hawai\u2018i", "hawai'i"],
    ["Hawai\u2019i", "hawai'i"],
    ["Hawai'i", "hawai'i"],
    ["Lambs’ ear", "lambs' ear"],
    ["3′ – 4'", "3' – 4'"],
    // USDA PLANTS writes ×grandiflora, iNaturalist × grandiflora, and a nursery x grandiflora.
    ["Amelanchier ×grandiflora", "amelanchier x grandiflora"],
    ["Amelanchier × grandiflora", "amelanchier x grandiflora"],
    ["non\u2011breaking", "non-breaking"],
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

describe("a term is in a text", () => {
  test.each([
    ["Butterfly weed", "butterflyweed"],
    ["Butterfly weed", "butterfly-weed"],
    ["Gray catbird", "cat bird"],
    ["Gray catbird", "grey cat bird", false],
    ["Sweet Joe-Pye weed", "joepyeweed"],
    ["Yellow ox-eye daisy", "oxeye"],
    ["Oxeye sunflower", "ox-eye sun"],
    ["St. John’s wort", "st johnswort"],
    ["Spotted St. Johnswort", "st. john's wort"],
    ["St. John’s wort", "saint john's w"],
    ["Great Saint Johnswort", "st johns"],
    ["Saint John’s wort", "st. john"],
    ...["St.John's wort", "St Johns-wort", "Saint-John's-wort", "St-John's wort"].flatMap(
      (written): [string, string][] => [
        ["St. John’s wort", written],
        [written, "st. john's wort"],
        [written, "saint johnswort"],
      ],
    ),
    ["Sticky saint", "st", true],
    ["Greatest saints", "saint john", false],
    ["Johnny-jump-up", "johnny jumpup"],
    ["plants that has terminal racemes, as they say", "aster", false],
    ["scarlet tree, dry", "reed", false],
    ["ʻŌhiʻa lehua", "ohia"],
    ["Lamb’s ear", "lambs-ear"],
    ["Red oak", ""],
  ])("%j: %j", (text, term, isIn = true) => {
    expect(hasTerm(text, term)).toBe(isIn);
  });
});
