import { setImmediate } from "node:timers/promises";
import {
  columnName,
  hasSightingColumns,
  sightingColumns,
  sightingFormatOf,
  type DateAnswers,
  type SightingFormat,
} from "shared-types/sighting-import/codes";
import type { DateQuestion } from "shared-types/sighting-import/answers";
import { CellError } from "../csv/columns";
import { createDateReader } from "../csv/dates";
import { joinGenus } from "../csv/genus";
import { CsvError, eachRecord, tableOf, type CsvRecord } from "../csv/parse";
import { tooManyCells } from "../csv/read-rows";
import { mapInSteps } from "../../platform/map-in-steps";
import { todayIn } from "../site-record/today";
import { ebird } from "./formats/ebird";
import type { Cells, FileLine, LineContext, SightingReader } from "./formats/format";
import { inaturalist } from "./formats/inaturalist";
import { list } from "./formats/list";
import { whyOtherFile } from "./formats/other-files";
import { own } from "./formats/own";

const readers: Record<SightingFormat, SightingReader> = { inaturalist, ebird, own, list };

/** A line of a file: what it says, or why it cannot be read. */
export type ReadLine = { line: number; context?: LineContext | undefined } & (
  | FileLine
  | { reason: string }
);

/** What any other program or the owner has written is read by its columns. */
const anyList =
  " A list from elsewhere can be imported too if one column is called Date, and one Species, Scientific Name or Common Name.";

/** A life list, a checklist, or a list of plants. */
const noDates =
  "This list has names but no column with dates, which a sighting needs. Name it Date; or choose “Export observations” of iNaturalist, or “Download my data” of eBird, which have them.";

/** So many names of one column are enough to know which is meant. */
const namedColumns = 4;

const pauseEvery = 500;

/** All records of a file; a long one is read in steps, so that the site answers meanwhile. @throws CsvError */
async function recordsOf(text: string): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  for (const record of eachRecord(text)) {
    records.push(record);
    if (records.length % pauseEvery === 0) await setImmediate();
  }
  return records;
}

/** The columns of a file. @throws CsvError when it is none of this source */
function columnsOf(format: SightingFormat, head: CsvRecord | undefined): string[] {
  const columns = head?.cells.map(columnName) ?? [];
  const { name } = readers[format];
  if (hasSightingColumns(format, columns)) {
    const twice = columns.find((one, at) => one !== "" && columns.indexOf(one) !== at);
    if (twice === undefined) return columns;
    throw new CsvError(`The column “${twice}” appears twice: remove one of them.`);
  }
  const other = sightingFormatOf(columns);
  if (other) throw new CsvError(`This is not ${name}, but looks like ${readers[other].name}.`);
  const [names = []] = sightingColumns.list;
  if (names.some((one) => columns.includes(columnName(one)))) throw new CsvError(noDates);
  const words = sightingColumns[format]
    .map((some) => some.slice(0, namedColumns).join(" or "))
    .join(", and ");
  throw new CsvError(
    `This is not ${name}: its first line must name the columns, among them ${words}.${anyList}`,
  );
}

/** Reads the lines of a file, its dates as told. @throws CsvError when it is not such a file */
export async function readLines(
  text: string,
  format: SightingFormat,
  timeZone: string,
  answers: DateAnswers = {},
): Promise<{ lines: ReadLine[]; dateQuestions: DateQuestion[] }> {
  const reader = readers[format];
  const all = await recordsOf(text);
  const otherFile = whyOtherFile(all[0]?.cells.map(columnName) ?? []);
  if (otherFile !== undefined) throw new CsvError(otherFile);
  const [head, ...records] = joinGenus(tableOf(all));
  const columns = columnsOf(format, head);
  if (records.length === 0)
    throw new CsvError("The file has column names but no lines below them.");
  const places = new Map<string, number>();
  const placeOf = (column: string): number => {
    const known = places.get(column) ?? columns.indexOf(columnName(column));
    places.set(column, known);
    return known;
  };
  const cellsOf =
    ({ cells }: CsvRecord): Cells =>
    (column) =>
      (cells[placeOf(column)] ?? "").trim();
  const dates = createDateReader(
    records.map((record) => {
      const cells = cellsOf(record);
      const moment = reader.moments?.map(cells).find(Boolean) ?? "";
      return { cell: reader.dates.map(cells).find(Boolean) ?? "", moment };
    }),
    {
      today: todayIn(timeZone),
      answers: {
        dateOrder: answers.dateOrder || reader.dateOrder?.(columns),
        shortDates: answers.shortDates,
      },
    },
  );
  const tools = { date: dates.read, timeZone };
  const lines = await mapInSteps(records, (record): ReadLine => {
    const { line } = record;
    const wrong = tooManyCells(record, columns.length);
    if (wrong !== null) return { line, reason: wrong };
    const cells = cellsOf(record);
    const context = reader.context?.(cells, (column) => placeOf(column) >= 0);
    try {
      return { line, context, ...reader.read(cells, tools) };
    } catch (error) {
      if (error instanceof CellError) return { line, context, reason: error.message };
      throw error;
    }
  });
  return { lines, dateQuestions: dates.questions };
}
