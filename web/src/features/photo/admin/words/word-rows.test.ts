import { expect, test } from "vitest";
import type { PhotoWord } from "shared-types/photo-word/answers";
import { acceptedOf, speciesId, wordRows } from "./word-rows";

const line = (word: string, kind: PhotoWord["kind"], nameScientific = ""): PhotoWord => ({
  ...{ word, photos: 2, kind, nameScientific },
  ...{ nameCommon: "", recordId: 0 },
});

const lily = line("Spider lily", "plant", "Hymenocallis liriosme");
const words = [
  line("Monarch", "animal", "Danaus plexippus"),
  lily,
  line("Spider lily", "animal", "Crinothrips lilii"),
  line("dusk", ""),
];

test("a word that may be two species is one row, and asked about; what names none is apart", () => {
  const { rows, others } = wordRows(words);
  expect(rows.map(({ word, named }) => [word, named.length])).toEqual([
    ["Monarch", 1],
    ["Spider lily", 2],
  ]);
  expect(others).toEqual(["dusk"]);
  const untouched = { left: new Set<string>(), species: new Map<string, string>() };
  expect(acceptedOf(rows, untouched).map(({ word }) => word)).toEqual(["Monarch"]);
  const species = new Map([["Spider lily", speciesId(lily)]]);
  expect(acceptedOf(rows, { left: new Set(["Monarch"]), species })).toEqual([
    { word: "Spider lily", kind: "plant", nameScientific: "Hymenocallis liriosme" },
  ]);
});
