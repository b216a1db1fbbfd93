import type { Knex } from "../lib/knex";

/** How long after a statement that writes its transaction may still be on its way. */
const settlingMs = 2000;

/** Even without a sign the database is asked again after this time. */
const trustedMs = 5000;

const reads = /^\s*(select|begin|savepoint|release|rollback|pragma|set|show|explain|listen)\b/i;

/** Tells, without asking the database, whether it may hold something new. */
export interface ChangeSigns {
  /** Someone has said that something was committed. */
  seen(): void;
  /** Whether other instances are heard; as long as they are not, every moment is a sign. */
  hearing(isHearing: boolean): void;
  /** Whether there was a sign after this time. */
  since(time: number): boolean;
  /** Whether who looked last at `lookedAt` (`performance.now()`, which never goes back) should look again. */
  callsForLook(lookedAt: number, now: number): boolean;
}

/**
 * Watches what this process sends to the database. A sign may be for nothing (a write that changed
 * nothing, a transaction that was taken back): looking is cheap, and missing a change is not.
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
    callsForLook: (lookedAt, now) =>
      isDeaf || now - signAt < settlingMs || now - lookedAt > trustedMs,
  };
}
