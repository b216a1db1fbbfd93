import { rmSync } from "node:fs";
import { join } from "node:path";
import { listBackups, expiredBackups } from "./names";
import { backupsFolder, type SiteData } from "./site-data";

/** Deletes old backups; `keep` 0 deletes none. */
export function deleteExpiredBackups(site: SiteData, keep: number, now: Date): void {
  if (keep === 0) return;
  const folder = backupsFolder(site);
  for (const { name } of expiredBackups(listBackups(folder), keep, now)) rmSync(join(folder, name));
}
