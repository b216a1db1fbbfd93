/** Pages beyond those counted one by one. */
const otherPages = "";

/** How many pages are counted one by one between two writes: one statement can write as many on both databases. */
const pathsMax = 400;

/** A counter that has seen nothing yet. */
export function createViewCounter() {
  let counts = new Map<string, number>();
  return {
    count(path: string, views = 1) {
      const key = counts.has(path) || counts.size < pathsMax ? path : otherPages;
      counts.set(key, (counts.get(key) ?? 0) + views);
    },
    /** What was counted since the last time. */
    take() {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
}
