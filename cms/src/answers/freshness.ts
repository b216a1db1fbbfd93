import { changesSince, rememberedMs, type Changes, type Moment } from "../changes/since";
import type { ChangeSigns } from "../changes/signs";
import type { Knex } from "../lib/knex";
import { lookAgain } from "../lib/look-again";

/** What is in memory goes out after this time when the database does not say what has changed. */
const patienceMs = 1000;

/** What is done with what has changed. */
export interface OnChange {
  changed(changes: Changes): void;
  /** Anything may have changed. */
  unknown(): void;
  /** The database did not answer: what is known stays. */
  fault: (error: unknown) => void;
}

/**
 * Before an answer is taken from memory: learns what was committed before this was called, whoever
 * did it. Without a sign of change it asks nobody, and is done at once.
 */
export function keepUp(knex: Knex, signs: ChangeSigns, on: OnChange) {
  let until: Moment | null = null;
  let lookedAt = -Infinity;
  let failedAt = -Infinity;

  const look = lookAgain(async () => {
    const now = performance.now();
    const forgotten = until === null || now - lookedAt > rememberedMs;
    try {
      const changes = await inTime(changesSince(knex, forgotten ? null : until));
      if (forgotten) on.unknown();
      else if (changes.records.size > 0) on.changed(changes);
      ({ until } = changes);
      lookedAt = now;
    } catch (error) {
      failedAt = performance.now();
      on.fault(error);
    }
  });

  /** The database did not answer just now, and has not been heard of since. */
  const isAway = () => performance.now() - failedAt < patienceMs && !signs.since(failedAt);

  return {
    isAway,
    /** Also while the database is away: then the last good answers are the best there are. */
    isSure: () => isAway() || !signs.callsForLook(lookedAt, performance.now()),
    look,
  };
}

function inTime<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error("The database did not say in time what has changed."));
    }, patienceMs);
    late.unref();
    void asked.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
