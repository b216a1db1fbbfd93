import { readFileSync } from "node:fs";
import { join } from "node:path";
import { requireFromCms } from "../stages/from-cms.mjs";

const { readRecords } = requireFromCms("./dist/src/api/csv/parse.js");
const { cellText, csvRecord } = requireFromCms("./dist/src/api/csv/format.js");

/** Where the demo's tables and pictures are. */
export const demoDir = import.meta.dirname;

/** @typedef {Record<string, string>} Row  a line of a CSV file, by column */

/**
 * The rows of one of the demo's CSV files, in the order of the file.
 * @param {string} name  without `.csv`
 * @returns {Row[]}
 */
export function readTable(name) {
  /** @type {{ cells: string[] }[]} */
  const [head, ...records] = readRecords(readFileSync(join(demoDir, `${name}.csv`), "utf8"));
  return records.map(({ cells }) =>
    Object.fromEntries(head?.cells.map((column, n) => [column, cellText(cells[n] ?? "")]) ?? []),
  );
}

/**
 * The parts of a cell that lists several, such as `summer; pond`.
 * @param {string} [cell]
 */
export const listed = (cell = "") => (cell === "" ? [] : cell.split("; "));

/**
 * Rows as the text of a CSV file, with the columns of the first.
 * @param {object[]} rows
 * @returns {string}
 */
export function writeTable(rows) {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => {
    const values = new Map(Object.entries(row));
    return columns.map((column) => values.get(column) ?? "");
  });
  return [columns, ...cells].map(csvRecord).join("");
}
