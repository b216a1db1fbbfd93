import type { Knex } from "../database/knex";
import { coalesce } from "../platform/coalesce";
import { withTimeout } from "../platform/with-timeout";
import { changesSince, retentionMs, type Changes, type Moment } from "./changes/changes-since";
import type { ChangeSignals } from "./changes/change-signals";

/** How long the database may take to say what has changed before cached responses are sent regardless. */
const timeoutMs = 1000;
const tooLate = "The database did not say in time what has changed.";

/** Handles changes. */
interface ChangeHandlers {
  changed(changes: Changes): void;
  /** Anything may have changed. */
  unknown(): void;
  /** The database did not answer: keep everything. */
  failed: (error: unknown) => void;
}

/** Learns, before a cached response is used, what anyone has committed by then. */
export function createRevalidation(knex: Knex, signals: ChangeSignals, handlers: ChangeHandlers) {
  let until: Moment | null = null;
  let checkedAt = -Infinity;
  let failedAt = -Infinity;

  const revalidate = coalesce(async () => {
    const now = performance.now();
    const isExpired = until === null || now - checkedAt > retentionMs;
    try {
      const changes = await withTimeout(
        changesSince(knex, isExpired ? null : until),
        timeoutMs,
        tooLate,
      );
      if (isExpired) handlers.unknown();
      else if (changes.records.size > 0) handlers.changed(changes);
      ({ until } = changes);
      checkedAt = now;
    } catch (error) {
      failedAt = performance.now();
      handlers.failed(error);
    }
  });

  /** The database did not answer last time and has not been heard from since. */
  const isDatabaseAway = () => performance.now() - failedAt < timeoutMs && !signals.since(failedAt);

  return {
    revalidate,
    isDatabaseAway,
    /** Also while the database is away: then the last good responses are the best there are. */
    isUpToDate: () => isDatabaseAway() || !signals.needsCheck(checkedAt, performance.now()),
  };
}
