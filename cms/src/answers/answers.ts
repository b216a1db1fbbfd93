import type { Changes } from "../changes/since";
import type { ChangeSigns } from "../changes/signs";
import type { Knex } from "../lib/knex";
import { keepUp } from "./freshness";
import type { Prepared } from "./prepared";
import { gather, type Shown } from "./shown";
import { createStore, isTouched } from "./store";

/** Makes an answer; null when what was asked has none that can be kept. */
export type Make = () => Promise<Prepared | null>;

export interface Answers {
  /** A kept answer that is sure to be fresh, without asking anyone; undefined when that is not known. */
  ready(key: string): Prepared | undefined;
  /**
   * The kept answer, or the one that `make` makes: once, however many ask at the same moment. While the
   * database is away, a kept one of `others` is as good.
   */
  answer(key: string, make: Make, others?: string[]): Promise<Prepared | null>;
  /** Memory in use. */
  bytes: () => number;
}

interface Making {
  answer: Promise<Prepared | null>;
  /** The count of changes when it began. */
  began: number;
}

interface Options {
  knex: Knex;
  signs: ChangeSigns;
  maxBytes: number;
  onFault: (error: unknown) => void;
}

/**
 * Answers to public reads, kept in memory until something they show changes. What was committed
 * before a question was asked is in its answer.
 */
export function createAnswers({ knex, signs, maxBytes, onFault }: Options): Answers {
  const store = createStore(maxBytes);
  const making = new Map<string, Making>();
  // What has changed while answers are being made, told once to each of them when it is done.
  let batches: Changes[] = [];
  let told = 0;

  const freshness = keepUp(knex, signs, {
    changed(changes) {
      store.drop(changes);
      batches.push(changes);
      told += 1;
    },
    unknown() {
      store.clear();
      batches = [];
      told += 1;
    },
    fault: onFault,
  });

  function isStillTrue(shown: Shown, began: number): boolean {
    const since = told - began;
    if (since > batches.length) return false;
    return batches.slice(batches.length - since).every((changes) => !isTouched(shown, changes));
  }

  async function makeAndKeep(key: string, began: number, make: Make): Promise<Prepared | null> {
    const shown: Shown = new Map();
    const answer = await gather(shown, make);
    if (answer && isStillTrue(shown, began)) store.keep(key, answer, shown);
    return answer;
  }

  function begin(key: string, make: Make): Promise<Prepared | null> {
    const own: Making = { began: told, answer: makeAndKeep(key, told, make) };
    making.set(key, own);
    return own.answer.finally(() => {
      if (making.get(key) === own) making.delete(key);
      if (making.size === 0) batches = [];
    });
  }

  return {
    ready: (key) => (freshness.isSure() ? store.get(key) : undefined),

    async answer(key, make, others = []) {
      if (!freshness.isSure()) await freshness.look();
      for (const one of freshness.isAway() ? [key, ...others] : [key]) {
        const kept = store.get(one);
        if (kept) return kept;
      }
      const other = making.get(key);
      return other?.began === told ? other.answer : begin(key, make);
    },

    bytes: store.bytes,
  };
}

/** Without memory each question is answered anew. */
export const noMemory: Answers = {
  ready: () => undefined,
  answer: (_key, make) => make(),
  bytes: () => 0,
};
