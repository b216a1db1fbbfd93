import { fold } from "../../database/fold";

/** A scientific name in the forms by which two sources may agree on it. */
export interface ScientificName {
  /** As written, but for case, accents and spaces. */
  full: string;
  /** Without authors, ranks, subgenera and cultivars: `asclepias tuberosa interior`. */
  words: string;
  /** Genus and species; '' for a genus or another group, and for what may be one of two species. */
  species: string;
}

const ranks = new Set(
  "var. var subsp. subsp ssp. ssp f. forma subvar. cv. sp. sp spp. spp × x".split(" "),
);

/** In brackets stand authors, a subgenus, or eBird's groups; in quotation marks a cultivar. */
const additions = /\[[^\]]*\]|\([^)]*\)|(?<=\s)['"‘“][^'"’”]+['"’”](?=\s|$)/g;

/** A hybrid of two species, one of two, or one that only resembles it. */
const uncertain = /\/|\s(?:cf|aff)\.\s|\S\s+\S+\s+[×x]\s/;

/** An epithet; authors begin with a capital letter. */
const epithet = /^[\p{Ll}-]+$/u;

/** The epithets among the words after a genus. Behind an author only a rank leads to another. */
function epithetsOf(words: string[]): string[] {
  const found: string[] = [];
  let isAuthor = false;
  for (const word of words) {
    if (ranks.has(word)) isAuthor = false;
    else if (!epithet.test(word)) isAuthor = true;
    else if (!isAuthor) found.push(word);
  }
  return found;
}

/** Reads a scientific name as lists, labels and exports write it. */
export function readScientificName(name: string): ScientificName {
  const full = fold(name);
  const bare = name.replace(additions, " ").trim();
  if (uncertain.test(bare)) return { full, words: full, species: "" };
  const words = (bare === bare.toUpperCase() ? bare.toLowerCase() : bare).split(/\s+/);
  const [genus = "", ...rest] = words.filter((word) => word !== "×" && word !== "x");
  const [species, ...more] = epithetsOf(rest).map(fold);
  const genusWord = fold(genus.replace(/^×/, ""));
  if (species === undefined) return { full, words: genusWord, species: "" };
  const pair = `${genusWord} ${species}`;
  return { full, words: [pair, ...more].join(" "), species: pair };
}
