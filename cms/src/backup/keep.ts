import { rmSync } from "node:fs";
import { join } from "node:path";
import { listBackups, pastBackups } from "./names";
import { backupsFolder, type Place } from "./place";

/** Deletes backups that are past their time; `keep` 0 deletes none. */
export function deletePastBackups(place: Place, keep: number, now: Date): void {
  if (keep === 0) return;
  const folder = backupsFolder(place);
  for (const { name } of pastBackups(listBackups(folder), keep, now)) rmSync(join(folder, name));
}
