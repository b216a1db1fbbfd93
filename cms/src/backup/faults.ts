/** What keeps a backup or a restore from being done; the message says what to do. */
export class BackupFault extends Error {
  override name = "BackupFault";
}

/** Somebody else is at it. */
export class Busy extends BackupFault {
  override name = "Busy";
}

/** A file that is no backup, or not a whole one. */
export class BadBackup extends BackupFault {
  override name = "BadBackup";
}
