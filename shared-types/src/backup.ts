/** A backup that lies in the server's data directory. */
export interface BackupItem {
  name: string;
  bytes: number;
  /** ISO 8601, UTC. */
  dateMade: string;
}

/** GET /api/backups: newest first. */
export interface BackupList {
  items: BackupItem[];
  /** Whether one is being made now. */
  isRunning: boolean;
  /** The last one, whichever server of the site has made it; null: none yet. */
  last: Omit<BackupItem, "name"> | null;
  /** Why the last try failed; '' when it did not. */
  fault: string;
  /** For how many days with a backup one is kept; 0: none is made by itself, and none deleted. */
  keepDays: number;
}

/** POST /api/backupticket. */
export interface BackupTicketAsk {
  name: string;
}

/** Its answer: where one download may begin, within a minute. */
export interface BackupTicket {
  ticket: string;
}

export const backupMessages = {
  missing: "There is no such backup. It may have been deleted when a newer one was made.",
  ticketUsed: "This download link is used up: ask for a new one on the admin home.",
} as const;
