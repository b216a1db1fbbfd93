interface WindowLimit {
  max: number;
  windowMs: number;
}

/** Counts attempts for each key in a sliding window, in this process. Times are epoch milliseconds. */
interface SlidingWindow {
  /** Milliseconds until the key may try again; 0 when it may now. */
  waitMs(key: string, now: number): number;
  begin(key: string, now: number): void;
  /** How many keys are held, which must not grow without bound. */
  size(): number;
}

/** At most `max` attempts in any `windowMs` milliseconds; a restart forgets them. */
export function createSlidingWindow({ max, windowMs }: WindowLimit): SlidingWindow {
  // Ordered by last attempt, so expired keys are first.
  const times = new Map<string, number[]>();

  const current = (key: string, now: number) =>
    (times.get(key) ?? []).filter((time) => now - time < windowMs);

  function dropOld(now: number): void {
    for (const [key, list] of times) {
      if (now - (list.at(-1) ?? 0) < windowMs) return;
      times.delete(key);
    }
  }

  return {
    waitMs(key, now) {
      const list = current(key, now);
      const oldest = list[list.length - max];
      return oldest === undefined ? 0 : oldest + windowMs - now;
    },

    begin(key, now) {
      const list = [...current(key, now), now];
      times.delete(key);
      times.set(key, list);
      dropOld(now);
    },

    size: () => times.size,
  };
}
