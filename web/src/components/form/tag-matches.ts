import type { Option } from "shared-types";

/** At most this many matches are drawn: a list of 1,000 stays quick, and nobody reads further. */
export const matchesShown = 50;

/** An option with its label folded once, so that a key press compares text only. */
export interface PreparedOption extends Option {
  folded: string;
}

export interface TagMatches {
  shown: PreparedOption[];
  /** How many more match. */
  more: number;
}

/** A label without case and accents, apostrophes all alike: 'Süßgras’' and 'sussgras'' are one. */
export function foldLabel(label: string): string {
  return label
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** Options ready to be searched. */
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

/** 0: the label begins so; 1: every word of the term begins one of the label's; 2: inside words; `null`: not at all. */
function rank(folded: string, term: string, words: string[]): 0 | 1 | 2 | null {
  if (folded.startsWith(term)) return 0;
  if (words.every((word) => startsAWord(folded, word))) return 1;
  return words.every((word) => folded.includes(word)) ? 2 : null;
}

/** What a term finds among the options not taken yet: beginnings first, else in the options' own order. */
export function matchTags(
  options: readonly PreparedOption[],
  term: string,
  taken: ReadonlySet<number>,
  max = matchesShown,
): TagMatches {
  const wanted = foldLabel(term);
  const words = wanted.split(" ");
  const ranked: [PreparedOption[], PreparedOption[], PreparedOption[]] = [[], [], []];
  for (const option of options) {
    if (taken.has(option.Key)) continue;
    const place = rank(option.folded, wanted, words);
    if (place !== null) ranked[place].push(option);
  }
  const all = ranked.flat();
  return { shown: all.slice(0, max), more: Math.max(0, all.length - max) };
}
