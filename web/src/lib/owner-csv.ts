import {
  csvCalls,
  occurrenceCalls,
  sightingImportCalls,
  type CsvName,
  type CsvReport,
  type CsvUndo,
  type CsvUndoAsk,
  type DateAnswers,
  type ExportName,
  type SightingFormat,
  type SightingMatch,
  type SightingsImported,
} from "shared-types";
import { readBody } from "./api-client";
import { call } from "./call";
import { ownerReadTagged, readTagged, type WithEtag } from "./owner-calls";
import { ownerFile } from "./owner-files";
import { panelServer } from "./owner-send";
import { carrying } from "./send-file";
import { announceSave } from "./swr";

/** GET /api/sheetexport/{name}. @throws ApiError */
export const exportCsv = (name: ExportName) =>
  ownerFile(csvCalls.csvExport, `${name}.csv`, { params: { name } });

/** GET /api/occurrences.zip. @throws ApiError */
export const exportArchive = () => ownerFile(occurrenceCalls.occurrenceArchive, "occurrences.zip");

async function sendCsv(
  name: CsvName,
  file: File,
  dryRun: boolean,
  ifMatch?: string,
): Promise<WithEtag<CsvReport>> {
  const { csvImport } = csvCalls;
  const server = panelServer(carrying({ field: csvImport.files, file }));
  const asked = { params: { name }, query: { dryRun }, ifMatch };
  return readTagged<CsvReport>(await call(server, csvImport, asked));
}

/** A dry run; its ETag is needed for the import. @throws ApiError */
export const checkCsv = (name: CsvName, file: File) => sendCsv(name, file, true);

/** Imports exactly what `checkCsv` reported. @throws ApiError 412 when the result would differ by now */
export async function importCsv(name: CsvName, file: File, etag: string): Promise<CsvReport> {
  const { data } = await sendCsv(name, file, false, etag);
  if (data.isImported) announceSave();
  return data;
}

async function sendSightings(
  format: SightingFormat,
  file: File,
  matches: readonly SightingMatch[],
  dryRun: boolean,
  dates: DateAnswers,
): Promise<SightingsImported> {
  const { sightingsImport } = sightingImportCalls;
  const { dateOrder = "", shortDates = "" } = dates;
  const texts = { format, matches: JSON.stringify(matches), dateOrder, shortDates };
  const server = panelServer(carrying({ field: sightingsImport.files, file, texts }));
  return readBody<SightingsImported>(await call(server, sightingsImport, { query: { dryRun } }));
}

/** What a file of sightings has. @throws ApiError */
export const checkSightings = (format: SightingFormat, file: File, dates: DateAnswers = {}) =>
  sendSightings(format, file, [], true, dates);

/** Adds what is new in a file of sightings, all of it or nothing; `matches` settle names. @throws ApiError */
export async function importSightings(
  format: SightingFormat,
  file: File,
  matches: readonly SightingMatch[],
  dates: DateAnswers = {},
): Promise<SightingsImported> {
  const report = await sendSightings(format, file, matches, false, dates);
  if (report.saved > 0) announceSave();
  return report;
}

/**
 * Undoes an import, or lists what was changed since; the list's ETag goes with the owner's word about it.
 * @throws ApiError 412 when the list would be another one by now
 */
export async function undoCsvImport(body: CsvUndoAsk, ifMatch: string): Promise<WithEtag<CsvUndo>> {
  const answer = await ownerReadTagged(csvCalls.csvImportUndo, { body, ifMatch });
  if (answer.data.isUndone) announceSave();
  return answer;
}
