import { readdir } from "node:fs/promises";

const named = /^habitat-(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2}Z)\.tar(\.gz)?$/;

/** When the newest backup of a folder was made, by the names of the files; null when there is none. */
export async function lastBackupIn(folder: string): Promise<Date | null> {
  const names = await readdir(folder).catch(() => []);
  const times = names.flatMap((name) => {
    const found = named.exec(name);
    const time = found ? Date.parse(`${found[1]}${found[2]}:${found[3]}:${found[4]}`) : NaN;
    return Number.isNaN(time) ? [] : [time];
  });
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
