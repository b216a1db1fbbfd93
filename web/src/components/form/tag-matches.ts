import { fold, hasSpelled, spelled, type Option, type Spelled } from "shared-types";

/** At most this many matches are rendered: a list of 1,000 stays fast, and nobody reads further. */
export const matchesShown = 50;

/** An option with its label folded in advance. */
export interface PreparedOption extends Option {
  folded: string;
}

export interface TagMatches {
  shown: PreparedOption[];
  /** Number of further matches. */
  more: number;
}

/** Folds a label as text is folded, and ß too: 'Süßgras' equals 'sussgras'. */
export const foldLabel = (label: string): string => fold(label).replace(/ß/g, "ss");

/** Prepares options for searching. */
export function prepareOptions(options: readonly Option[]): PreparedOption[] {
  return options.map((option) => ({ ...option, folded: foldLabel(option.Value) }));
}

const isLetter = /[\p{L}\p{N}]/u;

function startsAWord(folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (at === 0 || !isLetter.test(folded.charAt(at - 1))) return true;
  }
  return false;
}

/**
 * 0: the label starts with the term; 1: each word of the term starts one of the label's; 2: inside words, or joined otherwise than
 * in the label; `null`: no match.
 */
function rank(folded: string, term: Spelled, words: string[]): 0 | 1 | 2 | null {
  if (folded.startsWith(term.term)) return 0;
  if (words.every((word) => startsAWord(folded, word))) return 1;
  return words.every((word) => folded.includes(word)) || hasSpelled(folded, term) ? 2 : null;
}

/** The options not taken yet that match what is typed, best rank first, else in their own order. */
export function matchTags(
  options: readonly PreparedOption[],
  typed: string,
  taken: ReadonlySet<number>,
  max = matchesShown,
): TagMatches {
  const wanted = foldLabel(typed);
  const term = spelled(wanted);
  const words = wanted.split(" ");
  const ranked: [PreparedOption[], PreparedOption[], PreparedOption[]] = [[], [], []];
  for (const option of options) {
    if (taken.has(option.Key)) continue;
    const place = rank(option.folded, term, words);
    if (place !== null) ranked[place].push(option);
  }
  const all = ranked.flat();
  return { shown: all.slice(0, max), more: Math.max(0, all.length - max) };
}
