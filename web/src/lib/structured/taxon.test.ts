import { describe, expect, it, test } from "vitest";
import { rankOf, taxon } from "./taxon";

test.each([
  ["Quercus alba", "species"],
  ["Quercus", "genus"],
  ["Carex spp.", "genus"],
  ["Symphyotrichum sp", "genus"],
  ["Viburnum dentatum var. lucidum", "variety"],
  ["Lonicera × heckrottii", "species"],
  ["Junco hyemalis subsp. carolinensis", "subspecies"],
])("%s is a %s", (name, rank) => {
  expect(rankOf(name)).toBe(rank);
});

describe("taxon", () => {
  const luna = {
    nameScientific: "Actias luna",
    names: ["Luna moth", "Luna moth", "", "Moon moth"],
  };

  it("has the scientific name and every other name once", () => {
    expect(taxon({ ...luna, higher: [] })).toEqual({
      "@type": "Taxon",
      name: "Actias luna",
      alternateName: ["Luna moth", "Moon moth"],
      taxonRank: "species",
      parentTaxon: undefined,
    });
  });

  it("stands in its family, which stands in its order; what is not known is passed over", () => {
    const { parentTaxon } = taxon({
      ...luna,
      higher: [
        { rank: "class", name: "Insecta" },
        { rank: "order", name: "" },
        { rank: "family", name: "Saturniidae" },
      ],
    });
    expect(parentTaxon).toEqual({
      "@type": "Taxon",
      taxonRank: "family",
      name: "Saturniidae",
      parentTaxon: { "@type": "Taxon", taxonRank: "class", name: "Insecta" },
    });
  });
});
