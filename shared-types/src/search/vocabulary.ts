import { forgivenTypos, typosBetween } from "../kit/typos";

/** A word of the index that stands for a searched one, and how well: 1 for the same. */
export interface Candidate {
  word: string;
  quality: number;
}

/** How the words of a search are looked for. */
export interface Attempt {
  needsAll: boolean;
  /** Words of fewer letters must be whole; longer ones are the beginnings of words. */
  beginsFrom: number;
  forgivesTypos: boolean;
}

/** The best that a word with a typing error, or a longer one, may count. */
const mistyped = 0.5;
const longer = 0.8;

/** Words that are not text stay out of it: they are only found as they are. */
const isText = (word: string) => !word.startsWith("#");

/** The letters of a word as bits: words with too many others cannot be typing errors of each other. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i += 1) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

/** How many of 32 bits are set. */
function countOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** All words of an index. */
export class Vocabulary {
  readonly #known = new Set<string>();
  readonly #words: string[] = [];
  #letters = new Int32Array();
  #lengths = new Uint16Array();
  #isSorted = true;

  add(word: string): void {
    if (!isText(word) || this.#known.has(word)) return;
    this.#known.add(word);
    this.#words.push(word);
    this.#isSorted = false;
  }

  /** The other words that may be meant by a searched one. */
  candidates(word: string, { beginsFrom, forgivesTypos }: Attempt): Candidate[] {
    this.#sort();
    const begun = word.length >= beginsFrom ? this.#longer(word) : [];
    return forgivesTypos ? [...begun, ...this.#mistyped(word, forgivenTypos(word))] : begun;
  }

  #sort(): void {
    if (this.#isSorted) return;
    this.#words.sort();
    this.#letters = Int32Array.from(this.#words, lettersOf);
    this.#lengths = Uint16Array.from(this.#words, ({ length }) => length);
    this.#isSorted = true;
  }

  /** Words that begin with this one. */
  #longer(word: string): Candidate[] {
    const found: Candidate[] = [];
    for (let n = this.#placeOf(word); this.#words[n]?.startsWith(word); n += 1) {
      const other = this.#words[n] ?? "";
      if (other !== word)
        found.push({ word: other, quality: (longer * word.length) / other.length });
    }
    return found;
  }

  /** The place of the first word that is not before this one. */
  #placeOf(word: string): number {
    let [from, to] = [0, this.#words.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#words[middle] ?? "") < word) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #mistyped(word: string, most: number): Candidate[] {
    if (most === 0) return [];
    const letters = lettersOf(word);
    const found: Candidate[] = [];
    // Numbers are compared before texts are touched: ten thousand words for each that is searched.
    for (let n = 0; n < this.#words.length; n += 1) {
      if (Math.abs((this.#lengths[n] ?? 0) - word.length) > most) continue;
      if (countOf(letters ^ (this.#letters[n] ?? 0)) > 2 * most) continue;
      const other = this.#words[n] ?? "";
      const wrong = typosBetween(word, other, most);
      if (wrong > 0 && wrong <= most) found.push({ word: other, quality: mistyped / wrong });
    }
    return found;
  }
}
