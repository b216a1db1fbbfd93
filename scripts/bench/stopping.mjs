/** @typedef {{ stop: () => void | Promise<void> }} Stoppable */

/**
 * Measures with servers and the like, which `keep` takes note of: at the end all are stopped, the last first.
 * @template Result
 * @param {(keep: <One extends Stoppable>(one: One | Promise<One>) => Promise<One>) => Promise<Result>} measure
 */
export async function stoppingAll(measure) {
  /** @type {Stoppable[]} */
  const kept = [];
  try {
    return await measure(async (starting) => {
      const one = await starting;
      kept.push(one);
      return one;
    });
  } finally {
    for (const one of kept.reverse()) await one.stop();
  }
}
