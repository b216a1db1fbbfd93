/** No field: there are fewer. */
export const noField = 7;

/** Numbers by place, all the same at first. */
const at = (numbers: Float64Array | Uint8Array, place: number) => numbers[place] ?? 0;

/** What the records of an index have of the searched words, by their places. */
export class Scores {
  readonly #sums: Float64Array;
  readonly #words: Uint8Array;
  readonly #fields: Uint8Array;

  constructor(size: number) {
    this.#sums = new Float64Array(size);
    this.#words = new Uint8Array(size);
    this.#fields = new Uint8Array(size).fill(noField);
  }

  /** Counts a word once wherever it is, by the best of what stands for it there. */
  addWord(eachPlace: (tell: (place: number, field: number, weight: number) => void) => void): void {
    const best = new Float64Array(this.#sums.length);
    eachPlace((place, field, weight) => {
      const known = at(best, place);
      if (known === 0) this.#words[place] = at(this.#words, place) + 1;
      if (weight > known) best[place] = weight;
      if (field < at(this.#fields, place)) this.#fields[place] = field;
    });
    for (let place = 0; place < best.length; place += 1) this.add(place, at(best, place));
  }

  add(place: number, weight: number): void {
    this.#sums[place] = at(this.#sums, place) + weight;
  }

  /** The places with at least so many words. */
  placesWith(words: number): number[] {
    const places: number[] = [];
    for (let place = 0; place < this.#words.length; place += 1)
      if (at(this.#words, place) >= words) places.push(place);
    return places;
  }

  /** The weightiest field in which a word was found. */
  fieldAt(place: number): number {
    return at(this.#fields, place);
  }

  /** The best of these places, in order. Few are kept of many: sorting all would take ten times as long. */
  best(places: number[], limit: number): number[] {
    const best: number[] = [];
    const sumAt = (n: number) => at(this.#sums, best[n] ?? 0);
    for (const place of places) {
      const sum = at(this.#sums, place);
      if (best.length === limit && sum <= sumAt(limit - 1)) continue;
      let [from, to] = [0, best.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        if (sumAt(middle) < sum) to = middle;
        else from = middle + 1;
      }
      best.splice(from, 0, place);
      best.length = Math.min(best.length, limit);
    }
    return best;
  }
}
