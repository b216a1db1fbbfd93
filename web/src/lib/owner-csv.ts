import type { CsvName, ExportName } from "shared-types/csv/codes";
import type { CsvReport, CsvUndo } from "shared-types/csv/answers";
import type { CsvUndoAsk } from "shared-types/csv/schema";
import type { DateAnswers, SightingFormat } from "shared-types/sighting-import/codes";
import type { SightingMatch, SightingsImported } from "shared-types/sighting-import/answers";
import { readBody } from "./api-client";
import { ownerReadTagged, ownerSend, readTagged, type WithEtag } from "./owner-calls";
import { ownerFile } from "./owner-files";
import { announceSave } from "./announce-save";

/** GET /api/sheetexport/{name}. @throws ApiError */
export const exportCsv = (name: ExportName) =>
  ownerFile("GET /api/sheetexport/{name}", `${name}.csv`, { params: { name } });

/** GET /api/occurrences.zip. @throws ApiError */
export const exportArchive = () => ownerFile("GET /api/occurrences.zip", "occurrences.zip");

async function sendCsv(
  name: CsvName,
  file: File,
  dryRun: boolean,
  ifMatch?: string,
): Promise<WithEtag<CsvReport>> {
  const asked = { params: { name }, query: { dryRun }, ifMatch };
  const sent = { field: "file", file } as const;
  return readTagged<CsvReport>(await ownerSend("POST /api/sheetimport/{name}", sent, asked));
}

/** A dry run; its ETag is needed for the import. @throws ApiError */
export const checkCsv = (name: CsvName, file: File) => sendCsv(name, file, true);

/** Imports exactly what `checkCsv` reported. @throws ApiError 412 when the result would differ by now */
export async function importCsv(name: CsvName, file: File, etag: string): Promise<CsvReport> {
  const { data } = await sendCsv(name, file, false, etag);
  if (data.isImported) announceSave();
  return data;
}

/** What the owner says of a file of sightings; what is left out is as for earlier files. */
export interface SightingChoices {
  /** What names are. */
  matches?: readonly SightingMatch[];
  /** Keys of the places that are the yard. */
  places?: readonly string[];
  /** Accounts that are the owner's. */
  observers?: readonly string[];
  /** Changed sightings that follow their source. */
  follow?: readonly number[];
  /** How many refused lines the owner has seen. */
  leaveOut?: number;
}

async function sendSightings(
  format: SightingFormat,
  file: File,
  { matches, places, observers, follow, leaveOut }: SightingChoices,
  dryRun: boolean,
  dates: DateAnswers,
): Promise<SightingsImported> {
  const { dateOrder = "", shortDates = "" } = dates;
  const fields = Object.entries({ matches, places, observers, follow, leaveOut })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, JSON.stringify(value)]);
  const texts = {
    format,
    dateOrder,
    shortDates,
    ...(Object.fromEntries(fields) as Record<string, string>),
  };
  const sent = { field: "file", file, texts } as const;
  return readBody<SightingsImported>(
    await ownerSend("POST /api/sightingsimport", sent, { query: { dryRun } }),
  );
}

/** What a file of sightings has. @throws ApiError */
export const checkSightings = (
  format: SightingFormat,
  file: File,
  { places, observers }: SightingChoices,
  dates: DateAnswers,
) => {
  const fields = { ...(places && { places }), ...(observers && { observers }) };
  return sendSightings(format, file, fields, true, dates);
};

/** Adds what is new in a file of sightings but for the refused lines that were seen, all of it or nothing. @throws ApiError */
export async function importSightings(
  format: SightingFormat,
  file: File,
  choices: SightingChoices,
  dates: DateAnswers,
): Promise<SightingsImported> {
  const report = await sendSightings(format, file, choices, false, dates);
  if (report.saved + report.followed > 0) announceSave();
  return report;
}

/**
 * Undoes an import, or lists what was changed since; the list's ETag goes with the owner's word about it.
 * @throws ApiError 412 when the list would be another one by now
 */
export async function undoCsvImport(body: CsvUndoAsk, ifMatch: string): Promise<WithEtag<CsvUndo>> {
  const answer = await ownerReadTagged("POST /api/sheetimportundo", { body, ifMatch });
  if (answer.data.isUndone) announceSave();
  return answer;
}
