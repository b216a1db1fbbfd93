import { forgivenTypos, typosBetween } from "../kit/typos";
import { fold } from "../kit/fold";
import type { FoundName } from "./answers";

/** What stands between the words of a scientific name: the sign of a hybrid, and ranks. */
const between = new Set(["x", "subsp", "ssp", "var", "f", "forma", "cv"]);

/**
 * What a cultivated plant is called beyond its species: a group in parentheses, a cultivar in quotation marks of any kind, which may have
 * an apostrophe of its own, and what it is sold as; not the `'n'` of hens and chicks. `(Jonquilla Group) 'Quail'`, `'Haas' Halo'`, `'Sprich' Little Henry®`.
 */
const cultivated = /(?<=\s)(?:\([^)]*\bgroup\)|['"‘“].{2,}?['"’”](?=\s|$)).*$/isu;

/** The cultivar, group or trade name that a typed name ends in; '' if it has none. */
export const cultivarOf = (name: string): string => cultivated.exec(name)?.[0] ?? "";

/**
 * The words of a plant's or animal's name, whatever their case, accents, apostrophes and hyphens; without ranks, × and cultivars.
 * `Symphyotrichum novae-angliae 'Purple Dome'`: symphyotrichum, novae, angliae. Whether a name ends in -i or -ii, which authors write
 * either way, counts for nothing: `maximilianii` is maximiliani.
 */
export const wordsOf = (name: string): string[] =>
  fold(name.replace(cultivated, " "))
    .replaceAll("'", "")
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/ii$/, "i"))
    .filter((word) => word !== "" && !between.has(word));

/** A name in the form in which its spellings agree: `butterflyweed` of Butterfly weed, Butterfly-weed and Butterflyweed. */
export const joinedOf = (name: string): string => wordsOf(name).join("");

/**
 * What a typed text may begin, to find a name: the joined words of its end, from each word on.
 * `Swamp rose-mallow`: swamprosemallow, rosemallow, mallow.
 */
function endsOf(name: string): string[] {
  const words = wordsOf(name);
  return words.map((_word, at) => words.slice(at).join(""));
}

/** All that typing may begin of a species' names: `swamprosemallow rosemallow mallow|hibiscusmoscheutos moscheutos`. */
export const endsOfAll = (names: readonly string[]): string =>
  names
    .filter(Boolean)
    .map((name) => endsOf(name).join(" "))
    .join("|");

/** The scientific and the common name. */
const mainNames = 2;

/** The place of the first of a name's words that, one after the other, begin like these; -1 for none. */
const begunAt = (ends: readonly string[], words: readonly string[]): number =>
  ends.findIndex((_end, at) => words.every((word, n) => ends[at + n]?.startsWith(word)));

/**
 * How well names answer to what was typed, by their ends: 0 one of them as a whole, 1 a main name by its beginning, 2 by the beginning
 * of a word, 2.25 and 2.75 another name so, 2.8 and 2.9 one by the beginning of word after word, 3 by words apart or not at all. American robin
 * comes before Cecropia moth, which is also called robin moth, and for `ech pur` Echinacea purpurea before purple coneflowers.
 */
export function distance(endsOfNames: string, words: readonly string[]): number {
  const typed = words.join("");
  let best = 3;
  for (const [n, ends] of endsOfNames.split("|").entries()) {
    const isMain = n < mainNames;
    if (ends === typed || ends.startsWith(`${typed} `)) return 0;
    if (ends.startsWith(typed)) best = Math.min(best, isMain ? 1 : 2.25);
    else if (ends.includes(` ${typed}`)) best = Math.min(best, isMain ? 2 : 2.75);
    else if (words.length > 1) {
      const at = begunAt(ends.split(" "), words);
      if (at >= 0) best = Math.min(best, at === 0 ? 2.8 : 2.9);
    }
  }
  return best;
}

/**
 * How many letters at least are wrong, missing or too many in a typed name or one of its words, by the names' ends, and half a letter more
 * if it only begins one; Infinity beyond what is forgiven. The first letter is never wrong: too many names would be compared.
 */
export function typosIn(endsOfNames: string, typed: string): number {
  const most = forgivenTypos(typed);
  let best = Infinity;
  for (const end of endsOfNames.split(/[ |]/)) {
    if (end[0] !== typed[0] || end.length < typed.length - most) continue;
    for (let length = typed.length - most; length <= typed.length + most; length += 1) {
      const typos = typosBetween(typed, end.slice(0, length), most);
      if (typos <= most) best = Math.min(best, end.length > length ? typos + 0.5 : typos);
    }
  }
  return best;
}

/** The scientific name that a record gets: that of today, if the one that was found is old. */
export const nameOfToday = ({
  nameScientific,
  accepted,
}: Pick<FoundName, "nameScientific" | "accepted">): string => accepted || nameScientific;
