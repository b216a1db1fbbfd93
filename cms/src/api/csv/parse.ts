import { Refusal } from "../../http/refusal";
import { byteOrderMark } from "./format";

/** One record of a CSV file, with the number of its first line. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Why a file cannot be read as CSV, for the owner. */
export class CsvError extends Refusal {
  override name = "CsvError";

  constructor(message: string) {
    super(400, message);
  }
}

const separators = [",", ";", "\t", "|"];

/** A first line that only tells spreadsheets which separator follows. */
const separatorLine = /^"?sep=[,;\t|]"?(?:\r\n|\r|\n)/i;

/** A text without its quoted cells: a comma in the name of a column, such as "Height, m", separates nothing. */
export const outsideQuotes = (text: string) =>
  text.replace(/(?<=^|[,;|\t\r\n])"[^"]*(?:""[^"]*)*"/g, "");

/** The names of all columns are in so many characters. */
const longestHead = 10_000;

/** The most frequent separator in the first line: spreadsheets in some countries write semicolons, databases pipes. */
function separatorOf(text: string): string {
  const [head = ""] = /^[^\r\n]*/.exec(outsideQuotes(text.slice(0, longestHead))) ?? [];
  const count = (separator: string) => head.split(separator).length;
  return separators.reduce((best, other) => (count(other) > count(best) ? other : best));
}

/** As long as a first line may be for its separator to be counted. */
const maxHead = 100_000;

/** A cell that by itself says nothing: Google Sheets writes FALSE in each row of a column of checkboxes. */
const blank = /^\s*(?:false)?\s*$/i;

const breaksIn = (cell: string) => cell.match(/\r\n|\r|\n/g)?.length ?? 0;

/** Index of the quotation mark that closes a cell; -1 when there is none. */
export function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

/**
 * Reads a CSV file (RFC 4180), also as spreadsheets write it: with commas, semicolons,
 * tabs or pipes (sqlite3), any line ends, and lines that say nothing, which are skipped.
 * @throws CsvError
 */
export function* eachRecord(file: string): Generator<CsvRecord, void> {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file;
  const start = separatorLine.exec(text)?.[0].length ?? 0;
  const separator = separatorOf(text.slice(start, start + maxHead));
  const plain = new RegExp(`[^${separator}\\r\\n]*`, "y");
  let at = start;
  let line = start > 0 ? 2 : 1;

  function quotedCell(): string {
    const end = closingQuote(text, at + 1);
    if (end === -1)
      throw new CsvError(`Line ${line}: a cell opens with a quotation mark that is never closed.`);
    const cell = text.slice(at + 1, end).replaceAll('""', '"');
    line += breaksIn(cell);
    at = end + 1;
    if (at < text.length && ![separator, "\r", "\n"].includes(text.charAt(at)))
      throw new CsvError(
        `Line ${line}: a quotation mark inside a cell must be written twice, like "".`,
      );
    return cell;
  }

  function plainCell(): string {
    plain.lastIndex = at;
    const [cell = ""] = plain.exec(text) ?? [];
    at += cell.length;
    return cell;
  }

  while (at < text.length) {
    const record: CsvRecord = { line, cells: [] };
    for (;;) {
      const cell = text[at] === '"' ? quotedCell() : plainCell();
      record.cells.push(cell);
      if (text[at] !== separator) break;
      at += 1;
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
    if (record.cells.some((cell) => !blank.test(cell))) yield record;
  }
}

/** How many titles may stand above the names of the columns. */
const mostTitles = 10;

const filled = ({ cells }: CsvRecord) => cells.filter((cell) => !blank.test(cell));

const isTitle = (record: CsvRecord) => record.cells.length > 1 && filled(record).length === 1;

const isTotal = (record: CsvRecord) =>
  /^(?:grand )?totals?:?$/i.test(filled(record)[0]?.trim() ?? "");

/**
 * The records without what spreadsheets have around them: titles, each alone in its row above the names of the columns, and a last row of totals.
 * @param isColumn  whether a word is the name of a column: it may be the only one
 */
export function tableOf(
  records: CsvRecord[],
  isColumn: (name: string) => boolean = () => false,
): CsvRecord[] {
  const head = records
    .slice(0, mostTitles)
    .findIndex((record) => !isTitle(record) || filled(record).some(isColumn));
  const last = records.at(-1);
  return records.slice(Math.max(head, 0), last && isTotal(last) ? -1 : undefined);
}

/** All of them at once. @throws CsvError */
export const readRecords = (file: string): CsvRecord[] => [...eachRecord(file)];
