import { lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isKeptEntry } from "./place";

/** Half-written files, which nobody will miss. */
const isHalf = (name: string) => name.endsWith(".part");

async function* below(dataDir: string, path: string): AsyncGenerator<string> {
  // What has vanished since its folder was read is no part of the backup.
  const found = await stat(join(dataDir, path)).catch(() => null);
  if (found?.isFile()) yield path;
  if (!found?.isDirectory()) return;
  const names = await readdir(join(dataDir, path)).catch(() => []);
  for (const name of names.sort()) if (!isHalf(name)) yield* below(dataDir, `${path}/${name}`);
}

/** The paths of all files that belong to a site, from its data directory on. */
export async function* keptFiles(dataDir: string): AsyncGenerator<string> {
  for (const name of (await readdir(dataDir)).sort())
    if (isKeptEntry(name) && !isHalf(name)) yield* below(dataDir, name);
}

/** How many bytes they are. */
export async function bytesOfFiles(dataDir: string): Promise<number> {
  let bytes = 0;
  for await (const path of keptFiles(dataDir))
    bytes += (await lstat(join(dataDir, path)).catch(() => ({ size: 0 }))).size;
  return bytes;
}
