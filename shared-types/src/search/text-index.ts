import { wordsOfRecord, type SearchedRecord } from "./records";
import { noField, Scores } from "./scores";
import { Vocabulary, type Attempt, type Candidate } from "./vocabulary";
import { formsOf } from "./words";

/** A record that was found; `field` is the weightiest in which it has one of the words. */
export interface Hit {
  id: number;
  field: string;
}

/** What was found: the best of it, and how much it is in all. */
export interface Hits {
  best: Hit[];
  total: number;
}

/** Whether a record may be found. */
export type MayFind = (record: Pick<SearchedRecord, "isInternal" | "page">) => boolean;

interface Search {
  /** For each searched word what stands for it. */
  words: Candidate[][];
  /** Whether a record must have them all, or one of them. */
  needsAll: boolean;
  mayFind: MayFind;
  limit: number;
  /** What makes a found record better. */
  better?: Candidate[];
  /** How many of the fields count, the weightiest first. */
  fields?: number;
}

/** Where a word is: the record's place and the field in one number, and what it weighs there. */
interface Posting {
  at: number[];
  weights: number[];
}

const none: Hits = { best: [], total: 0 };
const nowhere: Posting = { at: [], weights: [] };

/** As many as `noField` has. */
const fieldBits = 3;

/** Records indexed between two turns of the event loop. */
const atOnce = 200;

/** Replaced records stay in the lists of words until there are so many more of them than others. */
const mostWorn = 1000;

/** What the other number of a word counts: less than the word itself. */
const ofStem = 0.95;

/** Of equals the newest comes first; too little to matter otherwise. */
const newer = 1e-10;

/** The words of one kind of records, in memory: where they are, and no text. */
export class TextIndex {
  readonly #fields: readonly string[];
  readonly #nextTurn: () => Promise<void>;
  readonly #postings = new Map<string, Posting>();
  readonly #vocabulary = new Vocabulary();
  /** By place; null for one that was replaced. */
  readonly #records: (Pick<SearchedRecord, "id" | "isInternal" | "page"> | null)[] = [];
  readonly #places = new Map<number, number>();

  /** `fields`: the weightiest first, each half as heavy as the one before. `nextTurn`: lets others have their turn. */
  constructor(fields: readonly string[], nextTurn: () => Promise<void>) {
    this.#fields = fields;
    this.#nextTurn = nextTurn;
  }

  /** Whether it should be made anew, because too much of it was replaced. */
  get needsRebuild(): boolean {
    return this.#records.length > 2 * this.#places.size + mostWorn;
  }

  /** Replaces what is indexed of these records by what is there of them now, one by one. */
  async replace(ids: number[], records: SearchedRecord[]): Promise<void> {
    const there = new Set(records.map(({ id }) => id));
    for (const id of ids) if (!there.has(id)) this.#drop(id);
    for (const [n, record] of records.entries()) {
      if (n % atOnce === atOnce - 1) await this.#nextTurn();
      this.#drop(record.id);
      this.#add(record);
    }
  }

  #drop(id: number): void {
    const place = this.#places.get(id);
    if (place !== undefined) this.#records[place] = null;
    this.#places.delete(id);
  }

  #add({ id, isInternal, page, texts }: SearchedRecord): void {
    const place = this.#records.push({ id, isInternal, page }) - 1;
    this.#places.set(id, place);
    const byField = wordsOfRecord(texts());
    const seen = new Set<string>();
    for (const [field, name] of this.#fields.entries()) {
      const own = byField[name];
      if (!own) continue;
      const weight = 1 / 2 ** field / Math.sqrt(own.words.length);
      const add = (word: string, isTyped: boolean) => {
        for (const form of formsOf(word)) {
          if (seen.has(form)) continue;
          seen.add(form);
          const posting = this.#posting(form, isTyped);
          posting.at.push((place << fieldBits) | field);
          posting.weights.push(weight);
        }
      };
      for (const word of own.words) add(word, true);
      for (const word of own.joined) add(word, own.isName);
    }
  }

  /** `isTyped`: the word is also found by its beginning, and with typing errors. */
  #posting(word: string, isTyped: boolean): Posting {
    const posting: Posting = this.#postings.get(word) ?? { at: [], weights: [] };
    this.#postings.set(word, posting);
    if (isTyped) this.#vocabulary.add(word);
    return posting;
  }

  /** The words of the index that may be meant by a searched one. */
  candidates(word: string, attempt: Attempt): Candidate[] {
    const [, stem] = formsOf(word);
    const found = this.#vocabulary.candidates(word, attempt);
    if (stem !== undefined) {
      const whole = { ...attempt, beginsFrom: Infinity };
      found.push(...this.#vocabulary.candidates(stem, whole));
      if (this.#postings.has(stem)) found.push({ word: stem, quality: ofStem });
    }
    if (this.#postings.has(word)) found.push({ word, quality: 1 });
    return found;
  }

  /** What has the words, the best first. */
  find({ words, needsAll, mayFind, limit, better = [], fields = noField }: Search): Hits {
    if (needsAll && words.some((candidates) => candidates.length === 0)) return none;
    const scores = new Scores(this.#records.length);
    for (const candidates of words)
      scores.addWord((tell) => this.#eachPlace(candidates, fields, tell));
    this.#eachPlace(better, fields, (place, _field, weight) => scores.add(place, weight));
    const places = scores.placesWith(needsAll ? words.length : 1).filter((place) => {
      const record = this.#records[place];
      if (!record || !mayFind(record)) return false;
      scores.add(place, record.id * newer);
      return true;
    });
    return {
      best: scores.best(places, limit).map((place) => ({
        id: this.#records[place]?.id ?? 0,
        field: this.#fields[scores.fieldAt(place)] ?? "",
      })),
      total: places.length,
    };
  }

  /** Tells of each place of the candidates what they weigh there: rare words weigh more. */
  #eachPlace(
    candidates: Candidate[],
    fields: number,
    tell: (place: number, field: number, weight: number) => void,
  ): void {
    for (const { word, quality } of candidates) {
      const { at, weights } = this.#postings.get(word) ?? nowhere;
      const rarity = quality * Math.log(1 + this.#records.length / at.length);
      for (let n = 0; n < at.length; n += 1) {
        const place = at[n] ?? 0;
        const field = place & noField;
        if (field < fields) tell(place >> fieldBits, field, rarity * (weights[n] ?? 0));
      }
    }
  }
}
