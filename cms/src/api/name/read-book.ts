import { createReadStream } from "node:fs";
import { csvMessages } from "shared-types/csv/codes";
import { columnName, sightingFormatOf } from "shared-types/sighting-import/codes";
import { isSpreadsheet } from "../csv/decode-text";
import { closingQuote, CsvError, outsideQuotes } from "../csv/parse";
import type { Cells, KindOfGenus, NameFormat, NameLine } from "./formats/format";
import { formatOf } from "./formats/formats";

/** A line of a book: a name, or why it is none. */
export type ReadName = { line: number } & ({ name: NameLine } | { refused: string });

/** Longer is no line of names, but a quotation mark that is never closed. */
const longestLine = 100_000;

/**
 * The encoding of a file, of which it is read only as much as it takes: UTF-8, UTF-16 by its mark, or what older Windows writes.
 * @throws CsvError for a spreadsheet, as which AviList is published
 */
async function encodingOf(path: string): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (isFirst && isSpreadsheet(chunk)) throw new CsvError(csvMessages.isZip);
      if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return "utf-16le";
      if (isFirst && chunk[0] === 0xfe && chunk[1] === 0xff) return "utf-16be";
      isFirst = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return "utf-8";
  } catch (error) {
    if (error instanceof CsvError) throw error;
    return "windows-1252";
  }
}

/** The lines of a file, without their ends, whatever these are: Excel for the Mac may write no line feed. */
async function* linesOf(path: string): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(await encodingOf(path));
  let rest = "";
  let end = "";
  for await (const chunk of createReadStream(path, {
    highWaterMark: 1 << 18,
  }) as AsyncIterable<Buffer>) {
    const text = decoder.decode(chunk, { stream: true });
    end ||= text.includes("\n") ? "\n" : "\r";
    const lines = (rest + text).split(end);
    rest = lines.pop() ?? "";
    if (rest.length > longestLine * 10)
      throw new CsvError("This is no file of names: it has no lines.");
    for (const line of lines) yield line.endsWith("\r") ? line.slice(0, -1) : line;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}

/** The most frequent of the signs between cells; '' in a line that has none, such as a title. */
function separatorOf(line: string): string {
  const bare = outsideQuotes(line);
  const count = (sign: string) => (sign === "" ? 0 : bare.split(sign).length - 1);
  return ["|", "\t", ";", ","].reduce(
    (best, sign) => (count(sign) > count(best) ? sign : best),
    "",
  );
}

/**
 * The cells of a record; null where it goes on in the next line. A quotation mark opens a cell only where that begins: nurseries
 * write `6" pot`. Between tabs one that is not closed in its line is text, as GBIF's lists quote nothing.
 */
function cellsOf(record: string, separator: string): string[] | null {
  if (separator === "|" || !record.includes('"')) return record.split(separator);
  const cells: string[] = [];
  let at = 0;
  while (at <= record.length) {
    const close = record[at] === '"' ? closingQuote(record, at + 1) : -1;
    if (record[at] === '"' && close === -1 && separator !== "\t") return null;
    const found = record.indexOf(separator, Math.max(at, close));
    const end = found === -1 ? record.length : found;
    const quoted = close === -1 ? "" : record.slice(at + 1, close).replaceAll('""', '"');
    cells.push(quoted + record.slice(close === -1 ? at : close + 1, end));
    at = end + 1;
  }
  return cells;
}

/** The records of a file: of CSV a line, or several with a line break in quotation marks; of pipes and tabs each line. */
async function* recordsOf(path: string): AsyncGenerator<{ line: number; cells: string[] }, void> {
  let separator = "";
  let open = "";
  let line = 0;
  let from = 1;
  const unclosed = () =>
    new CsvError(`Line ${from}: a cell opens with a quotation mark that is never closed.`);
  for await (const text of linesOf(path)) {
    line += 1;
    if (separator === "") {
      if (/^\ufeff?"?sep=.$/i.test(text)) continue;
      separator = separatorOf(text);
    }
    if (open === "") from = line;
    const record = open === "" ? text : `${open}\n${text}`;
    const cells = cellsOf(record, separator || ",");
    open = cells === null ? record : "";
    if (open.length > longestLine) throw unclosed();
    if (cells !== null && record.trim() !== "") yield { line: from, cells };
  }
  if (open !== "") throw unclosed();
}

/** A book that is read: what kind of file it is, and its names one by one. */
interface Book {
  format: NameFormat;
  names: (kindOfGenus?: KindOfGenus) => AsyncGenerator<ReadName, void>;
}

/** `IOC_15.1` is a column of each version of the multilingual IOC World Bird List. */
const iocVersion = /^IOC[_ ]\d+(?:\.\d+)?$/i;

/** As many lines may stand above the names of the columns: a price list begins with the nursery and the year. */
const titleLines = 10;

/** `dwc:scientificName` and `col:ID`, as the Catalogue of Life writes them, without the vocabulary that they are of. */
const inVocabulary = /^\p{L}+:(?=\p{L})/u;

/**
 * The first line that names columns of a known kind. A title has fewer cells: where there are as many, the columns are named there, and
 * below are lines, of which one may hold a word such as `species`. @throws CsvError
 */
async function readHead(records: ReturnType<typeof recordsOf>) {
  let first: string[] = [];
  let most = 0;
  for (let at = 0; at <= titleLines; at += 1) {
    const head = await records.next();
    if (head.done) break;
    const columns = head.value.cells.map((name) =>
      name
        .replace(/^\ufeff/, "")
        .trim()
        .replace(inVocabulary, "")
        .replace(iocVersion, "IOC"),
    );
    const filled = columns.filter(Boolean).length;
    if (sightingFormatOf(columns))
      throw new CsvError(
        "This is a file of sightings, not of names. Import it on the screen Import Sightings.",
      );
    const format = filled > most ? formatOf(columns) : undefined;
    most = Math.max(most, filled);
    if (format) return { format, columns };
    if (at === 0) first = columns;
  }
  if (first.includes("vernacularName"))
    throw new CsvError(
      "This file has common names, but not the species that they are of: its numbers are those of another file. Choose the one with the scientific names, such as taxa.csv.",
    );
  throw new CsvError(
    `These are no columns of names that this site knows: ${first.slice(0, 8).join(", ") || "none"}. The handbook lists the files it reads.`,
  );
}

/**
 * Opens a file of names: one of the known kinds, by its columns. It is read as it is asked for, so that a book of any length takes little memory.
 * @throws CsvError
 */
export async function readBook(path: string): Promise<Book> {
  const records = recordsOf(path);
  const { format, columns } = await readHead(records);
  const places = new Map(columns.map((name, at) => [columnName(name), at]));
  async function* names(
    { read, headings = [] }: NameFormat,
    kindOfGenus: KindOfGenus,
  ): AsyncGenerator<ReadName, void> {
    const above = new Map<string, string>();
    for await (const { line, cells } of records) {
      const here: Cells = (column) => cells[places.get(columnName(column)) ?? -1]?.trim() ?? "";
      for (const column of headings) above.set(column, here(column) || (above.get(column) ?? ""));
      const known: Cells = (column) => above.get(column) ?? here(column);
      if (cells.slice(columns.length).some((cell) => cell !== "")) {
        yield {
          line,
          refused: `It has ${cells.length} cells, but there are ${columns.length} columns.`,
        };
        continue;
      }
      const name = read(known, kindOfGenus);
      if (typeof name === "string") yield { line, refused: name };
      else if (name) yield { line, name };
    }
  }
  return { format, names: (kindOfGenus = () => null) => names(format, kindOfGenus) };
}
