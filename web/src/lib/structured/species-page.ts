import type { ArticleLeaf, ImageObjectLeaf } from "schema-dts";
import { ownerNode, siteNode, type AboutSite } from "./node";
import { taxon, type HigherTaxon } from "./taxon";

interface Species {
  nameCommon: string;
  nameDisplay: string;
  nameScientific: string;
  /** Further names, with commas between them. */
  aka: string;
}

interface SpeciesPageOptions {
  species: Species;
  higher: readonly HigherTaxon[];
  path: string;
  description: string;
  /** Its best photo. */
  image: ImageObjectLeaf | undefined;
}

/** The page of a plant or animal: an article about a taxon. */
export function speciesPage(options: SpeciesPageOptions, site: AboutSite): ArticleLeaf {
  const { species, higher, path, description, image } = options;
  const { nameCommon, nameDisplay, nameScientific, aka } = species;
  const url = site.origin + path;
  const also = aka.split(",").map((name) => name.trim());
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    url,
    mainEntityOfPage: url,
    name: nameDisplay,
    headline: nameDisplay,
    description,
    inLanguage: "en-US",
    author: ownerNode(site),
    isPartOf: siteNode(site),
    image,
    mainEntity: {
      ...taxon({ nameScientific, names: [nameCommon, nameDisplay, ...also], higher }),
      "@id": `${url}#taxon`,
    },
  };
}
