import type { FoundName } from "shared-types/name/answers";
import { describe, expect, test } from "vitest";
import { isSpeciesName, speciesNamed } from "../../src/api/photo-word/species-name";

/** A name that a book knows; with an id one of the garden's own. */
const found = (nameScientific: string, accepted = "", recordId = 0) =>
  ({ kind: "plant", nameScientific, accepted, recordId }) as FoundName;

test.each([
  ["Quercus alba", true],
  ["Quercus", false],
  ["× Heucherella", false],
  ["Quercus sp.", false],
  ["Quercus cf. alba", false],
  ["Solidago nr. rugosa", false],
  ["", false],
])("%j says which species: %s", (name, isSpecies) => {
  expect(isSpeciesName(name)).toBe(isSpecies);
});

describe("a word of a file names", () => {
  test.each<[word: string, FoundName[], names: string[]]>([
    ["white oak", [found("Quercus alba")], ["Quercus alba"]],
    ["oak", [found("Quercus")], []],
    // What a book calls “Aster” may be one species of it, by an old name or today's.
    ["Aster", [found("Aster amellus")], []],
    ["Aster", [found("Callistephus chinensis", "Aster chinensis")], []],
    ["old name", [found("Aster novae-angliae", "Symphyotrichum")], []],
    ["oak sp.", [found("Quercus alba")], []],
    // The owner calls it so.
    ["Aster", [found("Aster amellus"), found("Eurybia divaricata", "", 7)], ["Eurybia divaricata"]],
  ])("%j of %j", (word, books, names) => {
    expect(speciesNamed(word, books).map(({ nameScientific }) => nameScientific)).toEqual(names);
  });
});
