import type { InferType } from "yup";
import { bool, list, named, num, shape, str } from "../kit/fields";

/** `dateMade` is ISO 8601 in UTC. */
const made = { bytes: num, dateMade: str };

/** A backup in the server's data directory. */
const item = shape({ name: str, ...made });

export const backupAnswers = named({
  /** Newest first. */
  BackupList: shape({
    items: list(item),
    /** Whether one is being made now. */
    isRunning: bool,
    /** The last one, whichever server of the site made it; null: none yet. */
    last: shape(made).nullable(),
    /** Why the last attempt failed; '' if it did not. */
    fault: str,
    /** How many daily backups are kept; 0: none is made automatically, and none deleted. */
    keepDays: num,
  }),
  /** Where one download may begin, within a minute. */
  BackupTicket: shape({ ticket: str }),
});

export type BackupItem = InferType<typeof item>;
export type BackupList = InferType<typeof backupAnswers.BackupList>;
export type BackupTicket = InferType<typeof backupAnswers.BackupTicket>;
