import { csvNames } from "shared-types/csv/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { sightingFormatOf } from "shared-types/sighting-import/codes";
import type { Fields } from "../history/kinds";
import { mapInSteps } from "../../platform/map-in-steps";
import { cellText } from "./format";
import { CsvError, readRecords, tableOf, type CsvRecord } from "./parse";
import { CellError, type Column } from "./columns";
import { joinGenus } from "./genus";
import { csvTableOf, isCalled, type CsvTable } from "./tables";
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

const ofSightings = "This is a file of sightings. Import it on the screen Import Sightings.";

/** The columns of a file in its order: null for one that is not read, whose name is among the `unread`. */
interface Head {
  columns: (Column | null)[];
  unread: string[];
}

/** The columns that only exports of this site have: others spell no name so. */
const ofExports = new Set(
  csvNames
    .flatMap((name) => csvTableOf(name).columns.map(({ field }) => field))
    .filter((field) => /[A-Z]/.test(field)),
);

/** @throws CsvError when the first line is wrong, or a column is one of another kind of file */
function headOf(table: CsvTable, head: CsvRecord | undefined): Head {
  const given = head?.cells.map((name) => name.trim()) ?? [];
  while (given.at(-1) === "") given.pop();
  const known = table.columns.map(({ field }) => field);
  const hint = `The columns of ${table.name}.csv are ${listed(known)}.`;
  if (given.length === 0)
    throw new CsvError(`The first line must name the columns of the file. ${hint}`);
  // A date may also be when something was planted.
  if (![undefined, "list"].includes(sightingFormatOf(given))) throw new CsvError(ofSightings);
  const columnOf = (name: string): Column | undefined => {
    const [, base = name, unit = ""] = inUnit.exec(name) ?? [];
    const column = table.columns.find(({ field }) => isCalled(field, base));
    if (unit === "" || !column) return column;
    return column.inUnit && { ...column, read: column.inUnit(unit.toLowerCase()) };
  };
  const columns = given.map((name) => columnOf(name) ?? null);
  const unknown = given.filter((_name, at) => !columns[at]);
  const foreign =
    unknown.length === given.length ? unknown : unknown.filter((name) => ofExports.has(name));
  if (foreign.length > 0) {
    const names = foreign.map((name) => `“${name}”`);
    throw new CsvError(
      names.length === 1
        ? `There is no column ${names[0]} in this kind of file. ${hint}`
        : `There are no columns ${listed(names)} in this kind of file: rename or remove them. ${hint}`,
    );
  }
  const unread = given.flatMap((name, at) => (columns[at] ? [] : [name || `column ${at + 1}`]));
  const fields = columns.map((column) => column?.field);
  const twice = fields.find((field, at) => field !== undefined && fields.indexOf(field) !== at);
  if (twice) {
    const [one = "", other = ""] = given.filter((_name, at) => fields[at] === twice);
    throw new CsvError(
      one === other
        ? `The column “${one}” appears twice: remove one of them.`
        : `The columns “${one}” and “${other}” are both read as ${twice}: rename or remove one of them.`,
    );
  }
  const { idField, keyFields, complete } = table;
  const names = complete ? ["nameCommon", "nameScientific"] : [];
  const isNamed = [idField, ...names].some((name) => fields.includes(name));
  if (!isNamed && !keyFields.every((key) => fields.includes(key)))
    throw new CsvError(
      `Each line must say which record it is: add the column ${[idField, keyFields.join(" and "), ...names].join(", or ")}.`,
    );
  return { columns, unread };
}

/**
 * The error for a line with too many cells; null when there are none. Its last ones may be left out: Excel does so where a
 * column is empty in sixteen rows on end.
 */
export function tooManyCells({ cells }: CsvRecord, wanted: number): string | null {
  if (cells.slice(wanted).every((cell) => cell === "")) return null;
  return `This line has ${cells.length} cells, but the first line names ${wanted} columns. Put a cell with a comma, a quotation mark or a line break in quotation marks.`;
}

function readRow(record: CsvRecord, columns: (Column | null)[], tags: TagNames): CsvRow {
  const row: CsvRow = { line: record.line, fields: {}, errors: [], given: {} };
  const wrong = tooManyCells(record, columns.length);
  if (wrong !== null) return { ...row, errors: [{ fieldId: "", errorMessage: wrong }] };
  for (const [index, column] of columns.entries()) {
    const given = record.cells[index];
    // What is missing from a line stays as it is, as what is missing from the file does.
    if (given === undefined || !column) continue;
    const { field, read, isRewritten } = column;
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
 * @returns  its rows, and the names of the columns that are none here
 * @throws CsvError when it is not such a file
 */
export async function readRows(
  table: CsvTable,
  text: string,
  { tags, today }: { tags: TagNames; today: string },
): Promise<{ rows: CsvRow[]; unread: string[] }> {
  const isColumn = (name: string) => table.columns.some(({ field }) => isCalled(field, name));
  const [head, ...records] = joinGenus(tableOf(readRecords(text), isColumn));
  const { columns, unread } = headOf(table, head);
  const readers = columns.map((column, index) => {
    const cells = () => records.map((record) => cellText(record.cells[index] ?? ""));
    return column && { ...column, read: column.readerOf?.(cells(), today) ?? column.read };
  });
  if (records.length === 0)
    throw new CsvError("The file has column names but no lines below them.");
  return { rows: await mapInSteps(records, (record) => readRow(record, readers, tags)), unread };
}
