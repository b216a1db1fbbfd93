import type { ExportName, SheetName, SheetReport } from "shared-types";
import { readBody } from "./api-client";
import type { Tagged } from "./owner-client";
import { ownerFile } from "./owner-files";
import { createOwnerSend, theDesk } from "./owner-send";
import { carrying } from "./send-file";
import { announceSave } from "./swr";

/** GET /api/sheetexport/{name}. @throws ApiError */
export const exportSheet = (name: ExportName) => ownerFile(`sheetexport/${name}`, `${name}.csv`);

async function sendSheet(
  name: SheetName,
  file: File,
  dryRun: boolean,
  ifMatch?: string,
): Promise<Tagged<SheetReport>> {
  const { session, apiBase } = theDesk();
  const send = createOwnerSend(session, carrying({ field: "file", file }));
  const answer = await send(`${apiBase}/sheetimport/${name}?dryRun=${dryRun}`, { ifMatch });
  const etag = answer.response.headers.get("etag") ?? "";
  return { data: readBody<SheetReport>(answer), etag };
}

/** What importing a file would do; the ETag lets it be done. @throws ApiError */
export const checkSheet = (name: SheetName, file: File) => sendSheet(name, file, true);

/** Imports what `checkSheet` has told. @throws ApiError 412 when it would do something else by now. */
export async function importSheet(name: SheetName, file: File, etag: string): Promise<SheetReport> {
  const { data } = await sendSheet(name, file, false, etag);
  if (data.isImported) announceSave();
  return data;
}
