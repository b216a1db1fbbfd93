import { dayMs } from "shared-types/kit/date";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Name of a complete backup; incomplete ones have other names. */
export interface BackupFile {
  name: string;
  bytes: number;
  /** ISO 8601, UTC. */
  made: string;
}

const pattern = /^habitat-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z(-before-restore)?\.tar$/;

/** `habitat-2026-05-01T030000Z.tar`. */
function backupName(made: Date, isBeforeRestore: boolean): string {
  const [moment = ""] = made.toISOString().replaceAll(":", "").split(".");
  return `habitat-${moment}Z${isBeforeRestore ? "-before-restore" : ""}.tar`;
}

/** The name of a backup made now; of two made in one second the later is named by the next one. */
export function freeBackupName(folder: string, made: Date, isBeforeRestore: boolean): string {
  const name = backupName(made, isBeforeRestore);
  if (!existsSync(join(folder, name))) return name;
  return freeBackupName(folder, new Date(made.getTime() + 1000), isBeforeRestore);
}

/** When the backup with this name was made; null for any other name. */
export function madeOf(name: string): string | null {
  const [, day, hour, minute, second] = pattern.exec(name) ?? [];
  if (day === undefined) return null;
  const made = `${day}T${hour}:${minute}:${second}.000Z`;
  // Digits alone are not a date: there is no thirteenth month.
  return Number.isNaN(Date.parse(made)) ? null : made;
}

/** The complete backups of a folder, newest first. */
export function listBackups(folder: string): BackupFile[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .flatMap((name) => {
      const made = madeOf(name);
      const found =
        made === null ? undefined : statSync(join(folder, name), { throwIfNoEntry: false });
      return made !== null && found ? [{ name, made, bytes: found.size }] : [];
    })
    .sort((a, b) => (a.made < b.made ? 1 : -1));
}

/** Backups to delete: all but the newest of each of the last `keep` days with one, and those of the last 24 hours. */
export function expiredBackups(newestFirst: BackupFile[], keep: number, now: Date): BackupFile[] {
  const kept = new Map<string, string>();
  for (const { name, made } of newestFirst) {
    const day = made.slice(0, 10);
    if (!kept.has(day) && kept.size < keep) kept.set(day, name);
  }
  const names = new Set(kept.values());
  const since = new Date(now.getTime() - dayMs).toISOString();
  return newestFirst.filter(({ name, made }) => !names.has(name) && made < since);
}
