import { sheetCalls, type ExportName, type SheetName, type SheetReport } from "shared-types";
import { readBody } from "./api-client";
import { call } from "./call";
import type { Tagged } from "./owner-client";
import { ownerFile } from "./owner-files";
import { createOwnerSend, theDesk } from "./owner-send";
import { carrying } from "./send-file";
import { announceSave } from "./swr";

/** GET /api/sheetexport/{name}. @throws ApiError */
export const exportSheet = (name: ExportName) =>
  ownerFile(sheetCalls.sheetExport, `${name}.csv`, { params: { name } });

async function sendSheet(
  name: SheetName,
  file: File,
  dryRun: boolean,
  ifMatch?: string,
): Promise<Tagged<SheetReport>> {
  const { sheetImport } = sheetCalls;
  const send = createOwnerSend(theDesk().session, carrying({ field: sheetImport.files, file }));
  const asked = { params: { name }, query: { dryRun }, ifMatch };
  const answer = await call({ ...theDesk(), send }, sheetImport, asked);
  const etag = answer.response.headers.get("etag") ?? "";
  return { data: readBody<SheetReport>(answer), etag };
}

/** A dry run; its ETag is needed for the import. @throws ApiError */
export const checkSheet = (name: SheetName, file: File) => sendSheet(name, file, true);

/** Imports exactly what `checkSheet` reported. @throws ApiError 412 when the result would differ by now */
export async function importSheet(name: SheetName, file: File, etag: string): Promise<SheetReport> {
  const { data } = await sendSheet(name, file, false, etag);
  if (data.isImported) announceSave();
  return data;
}
