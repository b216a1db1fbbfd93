/** What a spreadsheet would take for a formula, or skip on the way to one. */
const formula = /^[=+\-@\t\r\n]/;

/**
 * One cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets a `'` before
 * it; numbers and booleans are ours and stay as they are.
 */
export function csvCell(value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record of a CSV file, with the end of its line. */
export function csvRecord(values: readonly (string | number | boolean)[]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}
