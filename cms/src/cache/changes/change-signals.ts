import type { Knex } from "../../database/knex";

/** How long after a write its transaction may still commit. */
const settlingMs = 2000;

/** Even without a signal, the database is asked again after this time. */
const trustedMs = 5000;

const reads = /^\s*(select|begin|savepoint|release|rollback|pragma|set|show|explain|listen)\b/i;

/** Counting views writes every few seconds, and no response shows it (docs/decisions/068). */
const shownNowhere = /^\s*insert into [`"]page_views[`"]/i;

/** Tells, without asking the database, whether something may have changed. */
export interface ChangeSignals {
  /** Something was committed. */
  committed(): void;
  /** Whether notifications of other instances arrive; if not, every moment is a signal. */
  setListening(isListening: boolean): void;
  /** Whether there was a signal after this time. */
  since(time: number): boolean;
  /** Whether to look again after a look at `lookedAt` (`performance.now()`, which is monotonic). */
  needsCheck(lookedAt: number, now: number): boolean;
}

/**
 * Watches what this process sends to the database. A signal may be a false alarm (a write that changed
 * nothing, a rollback): looking is cheap, missing a change is not.
 */
export function createChangeSignals(knex: Knex): ChangeSignals {
  let signalAt = -Infinity;
  let isDisconnected = false;
  knex.on("query", ({ sql }: { sql: string }) => {
    if (!reads.test(sql) && !shownNowhere.test(sql)) signalAt = performance.now();
  });
  return {
    committed() {
      signalAt = performance.now();
    },
    setListening(isListening) {
      isDisconnected = !isListening;
      signalAt = performance.now();
    },
    since: (time) => signalAt > time,
    // A look counts from when the last write had settled: until then it may have come too early.
    needsCheck: (lookedAt, now) =>
      isDisconnected || lookedAt - signalAt < settlingMs || now - lookedAt > trustedMs,
  };
}
