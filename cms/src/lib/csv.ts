/** Without it spreadsheets take UTF-8 for something older. */
export const byteOrderMark = "\uFEFF";

/** What a spreadsheet would take for a formula, or skip on the way to one; or did before it was disarmed. */
const formula = /^'*[=+\-@\t\r\n]/;

/**
 * One cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets a `'` before
 * it, and text that looks as if it had one already gets another, so that `cellText` is the exact
 * inverse; numbers and booleans are ours and stay as they are.
 */
export function csvCell(value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text that stands in a cell, without what keeps a spreadsheet from running it. */
export function cellText(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** One record of a CSV file, with the end of its line. */
export function csvRecord(values: readonly (string | number | boolean)[]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}
