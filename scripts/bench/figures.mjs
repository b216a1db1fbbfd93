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

/** A figure with this many decimals; a dash if it could not be measured. @param {number} value @param {number} [decimals] */
export const figure = (value, decimals = 0) =>
  Number.isFinite(value) ? value.toFixed(decimals) : "–";

/** What is promised of a figure. @typedef {{ least?: number, most?: number }} Target */
/** Columns of figures by their headings: their decimals, and what is promised. @typedef {Record<string, number | [decimals: number, target: Target]>} Columns */
/** @typedef {[name: string, ...figures: (string | number)[]]} Row */

/**
 * A Markdown table. Figures that miss their column's target have a ✗; a text in place of a figure stands as it is.
 * @param {string} first  heading of the column that names the rows
 * @param {Columns} columns
 * @param {Row[]} rows
 */
export function table(first, columns, rows) {
  const shown = Object.entries(columns).map(([head, column]) => {
    const [decimals, { least, most }] = typeof column === "number" ? [column, {}] : column;
    const promised = `${least === undefined ? "" : ` ≥ ${least}`}${most === undefined ? "" : ` ≤ ${most}`}`;
    const misses = (/** @type {number} */ value) =>
      value < (least ?? -Infinity) || value > (most ?? Infinity);
    const cell = (/** @type {string | number} */ value) =>
      typeof value === "string" ? value : figure(value, decimals) + (misses(value) ? " ✗" : "");
    return { head: head + promised, cell };
  });
  const heads = [first, ...shown.map(({ head }) => head)];
  const rule = heads.map((_, i) => (i === 0 ? "---" : "---:"));
  const cells = rows.map(([name, ...figures]) => [
    name,
    ...shown.map(({ cell }, i) => cell(figures[i] ?? "")),
  ]);
  return [heads, rule, ...cells].map((line) => `| ${line.join(" | ")} |`).join("\n");
}

/**
 * Times at growing sizes: the p50 / p95 of each as text, the largest's p50, and its p95 relative to the smallest's.
 * @param {number[][]} times  in ms
 */
export function growthOf(times) {
  const p50 = times.map(median);
  const p95 = times.map((of) => quantile(of, 0.95));
  return {
    cells: p50.map((middle, i) => `${figure(middle, 1)} / ${figure(p95[i] ?? NaN, 1)}`),
    p50: p50.at(-1) ?? NaN,
    growth: (p95.at(-1) ?? NaN) / (p95[0] ?? NaN),
  };
}
