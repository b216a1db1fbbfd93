import type { Calls } from "../kit/call";
import { backupTicketSchema } from "./schema";
import { backupAnswers } from "./answers";
import { validationErrors } from "../kit/error-answers";

export const backupCalls = {
  backups: {
    method: "GET",
    path: "/api/backups",
    summary: "The backups there are, and how the last one went.",
    answer: backupAnswers.BackupList,
  },
  backupMake: {
    method: "POST",
    path: "/api/backupmake",
    summary: "Starts a backup; a second call joins the first.",
    answer: validationErrors,
  },
  backupTicket: {
    method: "POST",
    path: "/api/backupticket",
    summary: "A token to start the download of a backup: it works once, within a minute.",
    body: backupTicketSchema,
    answer: backupAnswers.BackupTicket,
  },
  backupFile: {
    method: "GET",
    path: "/api/backupfile/{ticket}",
    who: "anyone",
    summary: "A backup, downloaded with such a token.",
    mediaType: "application/x-tar",
  },
} as const satisfies Calls;
