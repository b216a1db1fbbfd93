import type { TaxonLeaf } from "schema-dts";

/** A taxon a species belongs to: its rank and its name, '' when the owner did not say. */
export interface HigherTaxon {
  rank: "class" | "order" | "family" | "genus";
  name: string;
}

interface TaxonOptions {
  nameScientific: string;
  /** Its other names, the common one first. */
  names: readonly string[];
  /** From the widest to the narrowest. */
  higher: readonly HigherTaxon[];
}

const infraspecific: Record<string, string> = {
  "var.": "variety",
  "subsp.": "subspecies",
  "ssp.": "subspecies",
  "f.": "form",
};

/** The rank of a scientific name: 'Quercus' and 'Carex spp.' are genera, 'Quercus alba' a species. */
export function rankOf(nameScientific: string): string {
  const words = nameScientific.trim().split(/\s+/);
  const marked = words.map((word) => infraspecific[word]).find((rank) => rank !== undefined);
  if (marked) return marked;
  return words.length < 2 || /^spp?\.?$/.test(words[1] ?? "") ? "genus" : "species";
}

/** The nested taxa of a species; `undefined` when none is known. */
function parentOf(higher: readonly HigherTaxon[]): TaxonLeaf | undefined {
  return higher
    .filter(({ name }) => name !== "")
    .reduce<TaxonLeaf | undefined>(
      (parentTaxon, { rank, name }): TaxonLeaf => ({
        "@type": "Taxon",
        taxonRank: rank,
        name,
        parentTaxon,
      }),
      undefined,
    );
}

/** A plant or animal as a taxon. Schema.org has no property for the scientific name, so it is the name. */
export function taxon({ nameScientific, names, higher }: TaxonOptions): TaxonLeaf {
  const others = [...new Set(names)].filter((name) => name !== "" && name !== nameScientific);
  return {
    "@type": "Taxon",
    name: nameScientific,
    alternateName: others,
    taxonRank: rankOf(nameScientific),
    parentTaxon: parentOf(higher),
  };
}
