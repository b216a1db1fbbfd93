interface WindowLimit {
  max: number;
  windowMs: number;
}

/** At most `max` attempts of each key in any `windowMs` milliseconds, in this process; a restart forgets them. */
export function createSlidingWindow({ max, windowMs }: WindowLimit) {
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
    /** Milliseconds until the key may try again; 0 when it may now. */
    waitMs(key: string, now: number) {
      const list = current(key, now);
      const oldest = list[list.length - max];
      return oldest === undefined ? 0 : oldest + windowMs - now;
    },

    begin(key: string, now: number) {
      const list = [...current(key, now), now];
      times.delete(key);
      times.set(key, list);
      dropOld(now);
    },

    /** How many keys are held, which must not grow without bound. */
    size: () => times.size,
  };
}
