import { statfsSync } from "node:fs";
import { BackupError } from "./errors";

/** Disk space that must stay free. */
const reserve = 100 * 1000 * 1000;

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** @throws when the disk does not have this much space */
export function requireFreeSpace(folder: string, bytes: number, what: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= bytes + reserve) return;
  throw new BackupError(
    `There is not enough disk space for ${what}: it needs ${gigabytes(bytes + reserve)}, and only ${gigabytes(free)} is free in ${folder}. Delete old backups, or lower BACKUP_KEEP.`,
  );
}
