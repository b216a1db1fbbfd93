import type { Changes } from "../changes/since";
import { weightOf, type Prepared } from "./prepared";
import type { Shown } from "./shown";

interface Kept {
  answer: Prepared;
  shown: Shown;
  weight: number;
}

/** Whether what an answer shows is among what has changed. */
export function isTouched(shown: Shown, { records, wholly }: Changes): boolean {
  for (const [topic, changed] of records) {
    const own = shown.get(topic);
    if (own === undefined) continue;
    if (own === "all" || wholly.has(topic)) return true;
    for (const id of changed) if (own.has(id)) return true;
  }
  return false;
}

/** Answers by key, those asked for longest ago given up first when there are more than `maxBytes`. */
export interface AnswerStore {
  get(key: string): Prepared | undefined;
  keep(key: string, answer: Prepared, shown: Shown): void;
  /** Drops what shows something that has changed. */
  drop(changes: Changes): void;
  clear(): void;
  bytes: () => number;
}

/** An empty store; an answer that alone is heavier than `maxBytes` is not kept at all. */
export function createStore(maxBytes: number): AnswerStore {
  // In the order of their last use.
  const kept = new Map<string, Kept>();
  let total = 0;

  function forget(key: string): void {
    total -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  }

  function weigh(key: string, own: Kept): void {
    total -= own.weight;
    own.weight = weightOf(own.answer) + 2 * key.length;
    total += own.weight;
    if (own.weight > maxBytes) forget(key);
    for (const oldest of kept.keys()) {
      if (total <= maxBytes) break;
      forget(oldest);
    }
  }

  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.answer;
    },

    keep(key, answer, shown) {
      forget(key);
      const own = { answer, shown, weight: 0 };
      kept.set(key, own);
      answer.forms.onChange = () => {
        if (kept.get(key) === own) weigh(key, own);
      };
      weigh(key, own);
    },

    drop(changes) {
      for (const [key, { shown }] of kept) if (isTouched(shown, changes)) forget(key);
    },

    clear() {
      kept.clear();
      total = 0;
    },

    bytes: () => total,
  };
}
