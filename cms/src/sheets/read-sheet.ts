import type { ValidationErrors } from "shared-types";
import type { Fields } from "../history/kinds";
import { cellText } from "../lib/csv";
import { CsvFault, readRecords, type CsvRecord } from "../lib/read-csv";
import { CellFault, type Column } from "./columns";
import type { Sheet } from "./sheets";
import type { TagNames } from "./tag-names";

/** A line of a file by field; columns that are not there are not among them. */
export interface SheetRow {
  line: number;
  fields: Fields;
  faults: ValidationErrors;
}

const listed = (names: string[]) => names.join(", ");

/** The columns in the order of the file; a fault of the file's first line ends it. */
function columnsOf(sheet: Sheet, head: CsvRecord | undefined): Column[] {
  const given = head?.cells.map((name) => name.trim()) ?? [];
  while (given.at(-1) === "") given.pop();
  const known = sheet.columns.map(({ field }) => field);
  const hint = `The columns of ${sheet.name}.csv are ${listed(known)}.`;
  if (given.length === 0)
    throw new CsvFault(`The first line must name the columns of the file. ${hint}`);
  const columns = given.map((name) => {
    const column = sheet.columns.find(({ field }) => field === name);
    if (!column) throw new CsvFault(`There is no column “${name}” in this kind of file. ${hint}`);
    return column;
  });
  const twice = given.find((name, index) => given.indexOf(name) !== index);
  if (twice) throw new CsvFault(`The column “${twice}” is there twice: leave one of them out.`);
  const { idField, keyFields } = sheet;
  if (!given.includes(idField) && !keyFields.every((field) => given.includes(field)))
    throw new CsvFault(
      `The file must say what its lines are about: by the column ${idField}, or by ${keyFields.join(" and ")}.`,
    );
  return columns;
}

/** What is wrong with how many cells a line has; null when nothing is. */
function miscount({ cells }: CsvRecord, wanted: number): string | null {
  const extra = cells.slice(wanted).some((cell) => cell !== "");
  if (cells.length >= wanted && !extra) return null;
  return `This line has ${cells.length} cells, and the first line names ${wanted} columns. A cell with a comma, a quotation mark or a line break stands in quotation marks.`;
}

function readRow(record: CsvRecord, columns: Column[], tags: TagNames): SheetRow {
  const row: SheetRow = { line: record.line, fields: {}, faults: [] };
  const wrong = miscount(record, columns.length);
  if (wrong !== null) return { ...row, faults: [{ fieldId: "", errorMessage: wrong }] };
  for (const [index, { field, read }] of columns.entries()) {
    try {
      row.fields[field] = read(cellText(record.cells[index] ?? ""), tags);
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      row.faults.push({ fieldId: field, errorMessage: error.message });
    }
  }
  return row;
}

/**
 * Reads the lines of a file.
 * @throws CsvFault when it is not such a file
 */
export function readSheet(sheet: Sheet, text: string, tags: TagNames): SheetRow[] {
  const [head, ...records] = readRecords(text);
  const columns = columnsOf(sheet, head);
  if (records.length === 0)
    throw new CsvFault("The file holds the names of its columns and nothing else.");
  return records.map((record) => readRow(record, columns, tags));
}
