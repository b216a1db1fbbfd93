import { environment } from "../../platform/environment";
import { tryAdvisoryLock, type ReleaseLock } from "../../database/advisory-lock";
import { advisoryLocks } from "../../database/lock-numbers";
import { BackupError, BusyError } from "./errors";
import { deleteExpiredBackups } from "./delete-expired";
import { useSite } from "./lock";
import { makeBackup } from "./make";

/** Messages from the backup process to the server. */
export type Report = { made: string; bytes: number } | { error: string; isBusy: boolean };

/** Locks backups for this instance. @throws BusyError while another makes one */
async function lockBackups(): Promise<ReleaseLock> {
  const unlock = await tryAdvisoryLock(advisoryLocks.backup);
  if (unlock) return unlock;
  throw new BusyError("Another server of this site is making a backup: wait until it is done.");
}

async function work(): Promise<Report> {
  const release = useSite(environment);
  try {
    const unlock = await lockBackups();
    try {
      const { name, bytes } = await makeBackup(environment);
      deleteExpiredBackups(environment, environment.backupKeep, new Date());
      return { made: name, bytes };
    } finally {
      await unlock();
    }
  } finally {
    release();
  }
}

work()
  .catch((error: unknown): Report => {
    if (!(error instanceof BackupError)) console.error(error);
    const message = error instanceof BackupError ? error.message : "See the server's log.";
    return { error: message, isBusy: error instanceof BusyError };
  })
  .then((report) => process.send?.(report, undefined, {}, () => process.disconnect()))
  .catch((error: unknown) => console.error(error));
