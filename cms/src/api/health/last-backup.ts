import { readdir } from "node:fs/promises";
import { madeOf } from "../backup/names";

/** When the newest backup in a folder was made, by file name; null when there is none. */
export async function lastBackupIn(folder: string): Promise<Date | null> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .flatMap((name) => madeOf(name) ?? [])
    .sort()
    .at(-1);
  return newest === undefined ? null : new Date(newest);
}
