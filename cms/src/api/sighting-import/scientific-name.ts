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

/** Before the epithet of what is below a species; capitalized where a list capitalizes every word, but for F., an author. */
const below = /^(?:[Vv]ar\.?|[Ss](?:ub)?sp\.?|f\.|[Ff]orma|[Ss]ubvar\.|[Cc]v\.)$/;

/** In place of an epithet: the species is not known. */
const unnamed = /^[Ss]pp?\.?$/;

/** Before the name of a group of species within a genus: `Quercus sect. Lobatae`. */
const groupRank = /\s(?:subg|subgen|subgenus|sect|section|subsect|ser|series)\.?\s/i;

const cultivar = /(?<=\s)['"‘“][^'"’”]+['"’”](?=\s|$)/g;

/** In brackets stand authors, a subgenus, or eBird's groups. */
const brackets = /\[[^\]]*\]|\([^)]*\)/g;

/** What only resembles a species. */
const resembling = /\s(?:cf|aff)\.\s/i;

/** A subspecies group stands where a subspecies does: `Junco hyemalis [oreganus Group] x caniceps`. */
const crossedGroup = /\]\s*[×x/]/;

const otherGenus = /[×x/]\s*\p{Lu}/u;

const isCross = (word: string) => /^[×x]$/i.test(word);

/** An epithet; authors begin with a capital letter. */
const epithet = /^[\p{Ll}-]+$/u;

/** An epithet in a list that capitalizes every word, or an author: `Tuberosa`, `Novae-Angliae`, `Linnaeus`. */
const capitalized = /^\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}*)*$/u;

/** What follows only an author: another one, or the year. */
const behindAuthor = /^(?:ex|in|et|and|&|\(?\d{4}\)?)$/i;

/**
 * The epithets among the words after a genus. Behind an author only a rank leads to another. A capitalized word is an author
 * but where an epithet is due, behind the genus or a rank: there it is one unless its form says that it is an author (`L.`,
 * `Kluk, 1780`, `Tourn ex`). `Asclepias Tuberosa` is so a species, and never the genus; `Asclepias L.` is the genus.
 */
function epithetsOf(words: string[]): string[] {
  const found: string[] = [];
  let next: "due" | "maybe" | "author" = "due";
  for (const [at, word] of words.entries()) {
    const isDue = next === "due" && capitalized.test(word);
    if (below.test(word)) next = "due";
    else if (unnamed.test(word)) next = "maybe";
    else if (!epithet.test(word) && (!isDue || behindAuthor.test(words[at + 1] ?? "")))
      next = "author";
    else if (next !== "author") {
      found.push(word);
      next = "maybe";
    }
  }
  return found;
}

/** The words up to the first cross or slash behind the genus. */
function beforeCross(words: string[]): string[] {
  const at = words.findIndex((word, place) => place > 0 && (isCross(word) || word.includes("/")));
  if (at === -1) return words;
  const [word = ""] = (words[at] ?? "").split("/");
  return [...words.slice(0, at), ...(isCross(word) ? [] : [word])];
}

/**
 * Reads a scientific name as lists, labels and exports write it. A cross before the first epithet names one hybrid
 * (`Quercus × bebbiana`); a cross or slash behind it leaves two species open (`Anas platyrhynchos x rubripes`), and
 * behind the second epithet only two subspecies of one: eBird's groups and intergrades (`Junco hyemalis
 * hyemalis/carolinensis`, `Colaptes auratus auratus x cafer`).
 */
export function readScientificName(name: string): ScientificName {
  const full = fold(name);
  const uncertain = { full, words: full, species: "" };
  const plain = name.replace(brackets, " ").trim();
  if (resembling.test(plain) || groupRank.test(plain)) return uncertain;
  const bare = plain.replace(cultivar, " ").trim();
  const cased = bare === bare.toUpperCase() ? bare.toLowerCase() : bare;
  // `×grandiflora` is `× grandiflora`.
  const [first = "", ...others] = cased.replaceAll("×", " × ").trim().split(/\s+/);
  const [genus = "", ...rest] = isCross(first) ? others : [first, ...others];
  const named = isCross(rest[0] ?? "") ? rest.slice(1) : rest;
  const words = beforeCross([genus, ...named]);
  const [species, ...more] = epithetsOf(words.slice(1)).map(fold);
  const genusWord = fold(genus);
  if (genus.includes("/")) return uncertain;
  if (words.join(" ") !== [genus, ...named].join(" ")) {
    const isBelow = more.length > 0 || crossedGroup.test(name);
    const isOneSpecies = species !== undefined && isBelow && !otherGenus.test(bare);
    return isOneSpecies ? { full, words: full, species: `${genusWord} ${species}` } : uncertain;
  }
  // A cultivar or hybrid of a genus is not the genus itself.
  if (species === undefined)
    return bare === plain && named === rest ? { full, words: genusWord, species: "" } : uncertain;
  const pair = `${genusWord} ${species}`;
  return { full, words: [pair, ...more].join(" "), species: pair };
}
