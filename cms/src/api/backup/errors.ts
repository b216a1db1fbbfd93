/** Why a backup or restore cannot be done; the message says what to do. */
export class BackupError extends Error {
  override name = "BackupError";
}

/** Another process is using the site's data. */
export class BusyError extends BackupError {
  override name = "BusyError";
}

/** A file that is not a backup, or is incomplete. */
export class InvalidBackupError extends BackupError {
  override name = "InvalidBackupError";
}
