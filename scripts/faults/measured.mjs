import { quantile } from "../bench/figures.mjs";

/** @param {string} text  of an answer */
export const showsStack = (text) => /\n\s+at \S+ \(/.test(text);

/**
 * Measures readers while something happens: each requests one address after the other.
 * @param {string} url
 * @param {string[]} paths
 * @param {{ until: () => boolean, readers?: number }} how
 */
export async function readers(url, paths, { until, readers: many = 4 }) {
  /** @type {number[]} */
  const took = [];
  /** @type {Map<number, number>} */
  const statuses = new Map();
  const read = async () => {
    for (let n = 0; !until(); n += 1) {
      const began = performance.now();
      const answer = await fetch(`${url}${paths[n % paths.length]}`).catch(() => undefined);
      const text = (await answer?.text().catch(() => undefined)) ?? "";
      if (showsStack(text)) throw new Error(`A stack was shown: ${text}`);
      took.push(performance.now() - began);
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: many }, read));
  const rounded = (/** @type {number} */ part) => Math.round(quantile(took, part));
  return {
    /** Number of answers by status; 0 counts broken connections. */
    statuses: Object.fromEntries(statuses),
    count: took.length,
    p50: rounded(0.5),
    p95: rounded(0.95),
    worst: rounded(1),
  };
}

/** One line of what was seen. @param {Awaited<ReturnType<typeof readers>>} seen */
export const inWords = ({ count, statuses, p50, p95, worst }) =>
  `${count} reads, ${JSON.stringify(statuses)}, p50 ${p50} ms, p95 ${p95} ms, worst ${worst} ms`;
