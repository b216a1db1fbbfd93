import type { Shape } from "../kit/call";

export const backupMessages = {
  missing: "There is no such backup. It may have been deleted when a newer one was made.",
  ticketUsed: "This download link has already been used. Click Download on Admin Home again.",
} as const;

export type BackupItem = Shape<"BackupItem">;
export type BackupList = Shape<"BackupList">;
export type BackupTicket = Shape<"BackupTicket">;
