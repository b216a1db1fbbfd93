import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { Fields } from "../history/kinds";
import { mapInSteps } from "../../platform/map-in-steps";
import { cellText } from "./format";
import { CsvError, readRecords, tableOf, type CsvRecord } from "./parse";
import { CellError, type Column } from "./columns";
import { joinGenus } from "./genus";
import { isCalled, type CsvTable } from "./tables";
import type { TagNames } from "./tag-names";

/** A line of a file by field; missing columns and cells are left out. */
export interface CsvRow {
  line: number;
  fields: Fields;
  errors: ValidationErrors;
  /** The cells of columns that a spreadsheet may have written anew, by field. */
  given: Record<string, string>;
}

/** “Height (ft)” */
const inUnit = /^(.+?) *\((ft|feet|in|inches|cm|m|meters)\.?\)$/i;

const listed = (names: string[]) => names.join(", ");

/** The columns in the order of the file. @throws CsvError when the first line is wrong */
function columnsOf(table: CsvTable, head: CsvRecord | undefined): Column[] {
  const given = head?.cells.map((name) => name.trim()) ?? [];
  while (given.at(-1) === "") given.pop();
  const known = table.columns.map(({ field }) => field);
  const hint = `The columns of ${table.name}.csv are ${listed(known)}.`;
  if (given.length === 0)
    throw new CsvError(`The first line must name the columns of the file. ${hint}`);
  const nameless = given.indexOf("");
  if (nameless >= 0)
    throw new CsvError(`Column ${nameless + 1} has no name in the first line: remove it. ${hint}`);
  const columnOf = (name: string): Column | undefined => {
    const [, base = name, unit = ""] = inUnit.exec(name) ?? [];
    const column = table.columns.find(({ field }) => isCalled(field, base));
    if (unit === "" || !column) return column;
    return column.inUnit && { ...column, read: column.inUnit(unit.toLowerCase()) };
  };
  const unknown = given.filter((name) => !columnOf(name)).map((name) => `“${name}”`);
  if (unknown.length > 0)
    throw new CsvError(
      unknown.length === 1
        ? `There is no column ${unknown[0]} in this kind of file. ${hint}`
        : `There are no columns ${listed(unknown)} in this kind of file: rename or remove them. ${hint}`,
    );
  const columns = given.flatMap((name) => columnOf(name) ?? []);
  const fields = columns.map(({ field }) => field);
  const twice = fields.find((field, at) => fields.indexOf(field) !== at);
  if (twice) {
    const [one = "", other = ""] = given.filter((_name, at) => fields[at] === twice);
    throw new CsvError(
      one === other
        ? `The column “${one}” appears twice: remove one of them.`
        : `The columns “${one}” and “${other}” are both read as ${twice}: rename or remove one of them.`,
    );
  }
  const { idField, keyFields, complete } = table;
  const isNamed =
    complete !== undefined &&
    ["nameCommon", "nameScientific"].some((name) => fields.includes(name));
  if (!fields.includes(idField) && !keyFields.every((key) => fields.includes(key)) && !isNamed)
    throw new CsvError(
      `Each line must say which record it is: add the column ${idField}, or ${keyFields.join(" and ")}.`,
    );
  return columns;
}

/**
 * The error for a line with too many cells; null when there are none. Its last ones may be left out: Excel does so where a
 * column is empty in sixteen rows on end.
 */
export function tooManyCells({ cells }: CsvRecord, wanted: number): string | null {
  if (cells.slice(wanted).every((cell) => cell === "")) return null;
  return `This line has ${cells.length} cells, but the first line names ${wanted} columns. Put a cell with a comma, a quotation mark or a line break in quotation marks.`;
}

function readRow(record: CsvRecord, columns: Column[], tags: TagNames): CsvRow {
  const row: CsvRow = { line: record.line, fields: {}, errors: [], given: {} };
  const wrong = tooManyCells(record, columns.length);
  if (wrong !== null) return { ...row, errors: [{ fieldId: "", errorMessage: wrong }] };
  for (const [index, { field, read, isRewritten }] of columns.entries()) {
    const given = record.cells[index];
    // What is missing from a line stays as it is, as what is missing from the file does.
    if (given === undefined) continue;
    const cell = cellText(given);
    if (isRewritten) row.given[field] = cell;
    try {
      row.fields[field] = read(cell, tags);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      row.errors.push({ fieldId: field, errorMessage: error.message });
    }
  }
  return row;
}

/**
 * Reads the lines of a file. `today`: the day in the garden.
 * @throws CsvError when it is not such a file
 */
export async function readRows(
  table: CsvTable,
  text: string,
  { tags, today }: { tags: TagNames; today: string },
): Promise<CsvRow[]> {
  const isColumn = (name: string) => table.columns.some(({ field }) => isCalled(field, name));
  const [head, ...records] = joinGenus(tableOf(readRecords(text), isColumn));
  const columns = columnsOf(table, head).map((column, index) => {
    const cells = () => records.map((record) => cellText(record.cells[index] ?? ""));
    return { ...column, read: column.readerOf?.(cells(), today) ?? column.read };
  });
  if (records.length === 0)
    throw new CsvError("The file has column names but no lines below them.");
  return mapInSteps(records, (record) => readRow(record, columns, tags));
}
