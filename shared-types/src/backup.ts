import type { Calls, Shape } from "./call";

export const backupMessages = {
  missing: "There is no such backup. It may have been deleted when a newer one was made.",
  ticketUsed: "This download link is used up: ask for a new one on the admin home.",
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
    summary: "Begins to make a backup; a second call joins the first.",
    answer: "ValidationErrors",
  },
  backupTicket: {
    method: "POST",
    path: "/api/backupticket",
    summary: "A ticket that lets the download of a backup begin, once, within a minute.",
    body: "BackupTicketAsk",
    answer: "BackupTicket",
  },
  backupFile: {
    method: "GET",
    path: "/api/backupfile/{ticket}",
    who: "anyone",
    summary: "A backup, for whom the owner's ticket is.",
    mediaType: "application/x-tar",
  },
} as const satisfies Calls;
