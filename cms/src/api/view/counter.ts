/** Pages beyond those counted one by one. */
const otherPages = "";

/** How many pages are counted one by one between two writes: one statement can write as many on both databases. */
const pathsMax = 400;

/** Views by path, counted in memory until they are written. */
interface ViewCounter {
  count(path: string, views?: number): void;
  /** What was counted since the last time. */
  take(): Map<string, number>;
}

/** A counter that has seen nothing yet. */
export function createViewCounter(): ViewCounter {
  let counts = new Map<string, number>();
  return {
    count(path, views = 1) {
      const key = counts.has(path) || counts.size < pathsMax ? path : otherPages;
      counts.set(key, (counts.get(key) ?? 0) + views);
    },
    take() {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
}
