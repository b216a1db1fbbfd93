import { backupCalls } from "shared-types";
import { addressOf } from "./call";
import { downloadFrom } from "./download";
import { ownerRead, ownerSave } from "./owner-client";
import { panelServer } from "./owner-send";

/** GET /api/backups: the newest first, and how the last one went. */
export const readBackups = () => ownerRead(backupCalls.backups);

/** POST /api/backupmake: starts one; the list shows the result. */
export const beginBackup = () => ownerSave(backupCalls.backupMake);

/** Downloads a backup of any size with the browser. @throws ApiError 404 when it is gone */
export async function downloadBackup(name: string): Promise<void> {
  const { ticket } = await ownerRead(backupCalls.backupTicket, { body: { name } });
  downloadFrom(addressOf(panelServer(), backupCalls.backupFile, { params: { ticket } }), name);
}
