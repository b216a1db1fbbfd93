import { fold, hasSpelled, spelled, type Spelled } from "shared-types/kit/fold";
import type { Option } from "shared-types/kit/list-answers";
import { forgivenTypos, typosBetween } from "shared-types/kit/typos";

/** At most this many matches are rendered: a list of 1,000 stays fast, and nobody reads further. */
export const matchesShown = 50;

/** What can be chosen, with the other names that it is found by. */
export interface TagOption extends Option {
  also?: readonly string[];
}

interface FoldedName {
  name: string;
  folded: string;
}

/** An option with its names folded in advance, its label first. */
interface PreparedOption extends Option {
  names: readonly FoldedName[];
}

export interface FoundOption extends Option {
  /** The other name that it was found by; '' when that is its label. */
  by: string;
}

export type TagMatches = ReturnType<typeof matchTags>;

/** Folds a label as text is folded, and ß too: 'Süßgras' equals 'sussgras'. */
export const foldLabel = (label: string): string => fold(label).replace(/ß/g, "ss");

/** Prepares options for searching. */
export function prepareOptions(options: readonly TagOption[]): PreparedOption[] {
  return options.map(({ Key, Value, also = [] }) => ({
    Key,
    Value,
    names: [Value, ...also].map((name) => ({ name, folded: foldLabel(name) })),
  }));
}

/** Whether an option has exactly this name, whatever its case and accents. */
export const isCalled = ({ names }: PreparedOption, name: string): boolean =>
  names.some(({ folded }) => folded === foldLabel(name));

const isLetter = /[\p{L}\p{N}]/u;

function startsAWord(folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (at === 0 || !isLetter.test(folded.charAt(at - 1))) return true;
  }
  return false;
}

/** How well a name matches, the best 0; `null`: not at all. */
type Rank = (folded: string) => number | null;

/** What is searched behind all labels whose words begin so. */
const otherNames = 10;

/** Behind those as well: 'mon' means Monarda, not Common blue violet. */
const insideWords = 20;

/**
 * 0: the name starts with the term; 1: each word of the term starts one of the name's; `insideWords`, or joined otherwise
 * than in the name.
 */
const asWritten =
  (term: Spelled, words: string[]): Rank =>
  (folded) => {
    if (folded.startsWith(term.term)) return 0;
    if (words.every((word) => startsAWord(folded, word))) return 1;
    const isInside = words.every((word) => folded.includes(word)) || hasSpelled(folded, term);
    return isInside ? insideWords : null;
  };

/** How many letters a typed word differs by from the one of a name that is most like it; Infinity: too many. */
function leastTypos(word: string, parts: string[]): number {
  const most = forgivenTypos(word);
  const each = parts.map((part) => (part.startsWith(word) ? 0 : typosBetween(word, part, most)));
  const least = Math.min(...each);
  return least > most ? Infinity : least;
}

/** With the typing errors that the site's search forgives: their number. */
const mistyped =
  (words: string[]): Rank =>
  (folded) => {
    const parts = folded.split(/[^\p{L}\p{N}]+/u);
    const typos = words.reduce((sum, word) => sum + leastTypos(word, parts), 0);
    return Number.isFinite(typos) ? typos : null;
  };

/** The options that a rank finds, the best first, else in their own order. */
function found(options: readonly PreparedOption[], rank: Rank) {
  return options
    .flatMap(({ Key, Value, names }) => {
      const places = names.map(({ folded }, n) => {
        const place = rank(folded);
        return place === null ? Infinity : place + (n === 0 ? 0 : otherNames);
      });
      const place = Math.min(...places);
      const at = places.indexOf(place);
      const by = at === 0 ? "" : (names[at]?.name ?? "");
      return Number.isFinite(place) ? [{ Key, Value, by, place }] : [];
    })
    .sort((a, b) => a.place - b.place);
}

/**
 * The options not taken yet that match what is typed: by label, by other names, and, if nothing does, with typing errors.
 */
export function matchTags(
  options: readonly PreparedOption[],
  typed: string,
  taken: ReadonlySet<number>,
  max = matchesShown,
) {
  const wanted = foldLabel(typed);
  const words = wanted.split(" ");
  const written = found(options, asWritten(spelled(wanted), words));
  const all = written.length > 0 ? written : found(options, mistyped(words));
  const free = all.filter(({ Key }) => !taken.has(Key));
  return {
    shown: free.slice(0, max).map(({ Key, Value, by }) => ({ Key, Value, by })),
    /** Number of further matches. */
    more: Math.max(0, free.length - max),
    /** Labels of what matches and is chosen already. */
    taken: all.filter(({ Key }) => taken.has(Key)).map(({ Value }) => Value),
  };
}
