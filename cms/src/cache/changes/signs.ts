import type { Knex } from "../../database/knex";

/** How long after a write its transaction may still commit. */
const settlingMs = 2000;

/** Even without a signal, the database is asked again after this time. */
const trustedMs = 5000;

const reads = /^\s*(select|begin|savepoint|release|rollback|pragma|set|show|explain|listen)\b/i;

/** Tells, without asking the database, whether something may have changed. */
export interface ChangeSigns {
  /** Something was committed. */
  seen(): void;
  /** Whether notifications of other instances arrive; if not, every moment is a signal. */
  hearing(isHearing: boolean): void;
  /** Whether there was a signal after this time. */
  since(time: number): boolean;
  /** Whether to look again after a look at `lookedAt` (`performance.now()`, which is monotonic). */
  callForCheck(lookedAt: number, now: number): boolean;
}

/**
 * Watches what this process sends to the database. A signal may be a false alarm (a write that changed
 * nothing, a rollback): looking is cheap, missing a change is not.
 */
export function watchForChanges(knex: Knex): ChangeSigns {
  let signAt = -Infinity;
  let isDeaf = false;
  knex.on("query", ({ sql }: { sql: string }) => {
    if (!reads.test(sql)) signAt = performance.now();
  });
  return {
    seen() {
      signAt = performance.now();
    },
    hearing(isHearing) {
      isDeaf = !isHearing;
      signAt = performance.now();
    },
    since: (time) => signAt > time,
    callForCheck: (lookedAt, now) =>
      isDeaf || now - signAt < settlingMs || now - lookedAt > trustedMs,
  };
}
