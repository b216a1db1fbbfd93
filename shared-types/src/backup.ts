import type { Calls, Shape } from "./call";

export const backupMessages = {
  missing: "There is no such backup. It may have been deleted when a newer one was made.",
  ticketUsed: "This download link has already been used. Click Download on Admin Home again.",
} as const;

export type BackupItem = Shape<"BackupItem">;
export type BackupList = Shape<"BackupList">;
export type BackupTicket = Shape<"BackupTicket">;
export type BackupTicketAsk = Shape<"BackupTicketAsk">;

export const backupCalls = {
  backups: {
    method: "GET",
    path: "/api/backups",
    summary: "The backups there are, and how the last one went.",
    answer: "BackupList",
  },
  backupMake: {
    method: "POST",
    path: "/api/backupmake",
    summary: "Starts a backup; a second call joins the first.",
    answer: "ValidationErrors",
  },
  backupTicket: {
    method: "POST",
    path: "/api/backupticket",
    summary: "A token to start the download of a backup: it works once, within a minute.",
    body: "BackupTicketAsk",
    answer: "BackupTicket",
  },
  backupFile: {
    method: "GET",
    path: "/api/backupfile/{ticket}",
    who: "anyone",
    summary: "A backup, downloaded with such a token.",
    mediaType: "application/x-tar",
  },
} as const satisfies Calls;
