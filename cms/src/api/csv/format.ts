/** The byte order mark, without which spreadsheets assume an older encoding. */
export const byteOrderMark = "\uFEFF";

/** Characters that make a spreadsheet read a formula, possibly after an escaping `'`. */
const formula = /^'*[=+\-@\t\r\n]/;

/**
 * One cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets a `'` in front of
 * it, and text that already looks escaped gets another, so that `cellText` is the exact
 * inverse; numbers and booleans are ours and stay as they are.
 */
function csvCell(value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a cell, without the formula guard. */
export function cellText(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** One record of a CSV file, with its line end. */
export function csvRecord(values: readonly (string | number | boolean)[]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}
