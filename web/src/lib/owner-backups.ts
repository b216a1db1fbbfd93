import type { BackupList, BackupTicket } from "shared-types";
import { downloadFrom } from "./download";
import { ownerRead, ownerSave } from "./owner-client";
import { theDesk } from "./owner-send";

/** GET /api/backups: the newest first, and how the last one went. */
export const readBackups = () => ownerRead<BackupList>("backups");

/** POST /api/backupmake: begins; how it went the list tells. */
export const beginBackup = () => ownerSave("backupmake", { method: "POST" });

/** Has the browser download a backup, however large. @throws ApiError 404 when it is gone */
export async function downloadBackup(name: string): Promise<void> {
  const ask = { method: "POST" as const, body: { name } };
  const { ticket } = await ownerRead<BackupTicket>("backupticket", ask);
  downloadFrom(`${theDesk().apiBase}/backupfile/${ticket}`, name);
}
