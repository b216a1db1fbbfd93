/**
 * @param {number[]} values
 * @param {number} part  0.5 for the median
 */
export function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** @param {number[]} values */
export const median = (values) => quantile(values, 0.5);

/** A figure with this many decimals; a dash if it could not be measured. @param {number | undefined} value @param {number} [decimals] */
export const figure = (value, decimals = 0) =>
  value !== undefined && Number.isFinite(value) ? value.toFixed(decimals) : "–";

/** A figure, marked when it misses its target. @param {number} value @param {number} decimals @param {boolean} isGood */
export const judged = (value, decimals, isGood) =>
  `${figure(value, decimals)}${isGood ? "" : " ✗"}`;

/** A ratio, marked when it misses its target. @param {number} value @param {boolean} isGood */
export const ratio = (value, isGood) => judged(value, 2, isGood);

/**
 * Times at growing sizes: the p50 / p95 of each as cells, the largest's p50, and its p95 relative to the smallest's.
 * @param {number[][]} times  in ms
 */
export function growthOf(times) {
  const p50 = times.map((of) => quantile(of, 0.5));
  const p95 = times.map((of) => quantile(of, 0.95));
  return {
    cells: p50.map((middle, i) => `${figure(middle, 1)} / ${figure(p95[i], 1)}`),
    p50: p50.at(-1) ?? NaN,
    growth: (p95.at(-1) ?? NaN) / (p95[0] ?? NaN),
  };
}

/**
 * A Markdown table; the first column is text, the others are figures.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, i) => (i === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map(line).join("\n");
}
