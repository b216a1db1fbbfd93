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

/** A ratio, marked when it misses its target. @param {number} value @param {boolean} isGood */
export const ratio = (value, isGood) => `${figure(value, 2)}${isGood ? "" : " ✗"}`;

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
