import { lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isSiteEntry } from "./site-data";

/** Incomplete files. */
const isPartial = (name: string) => name.endsWith(".part");

async function* below(dataDir: string, path: string): AsyncGenerator<string> {
  // Files that have disappeared since the folder was read are skipped.
  const found = await stat(join(dataDir, path)).catch(() => null);
  if (found?.isFile()) yield path;
  if (!found?.isDirectory()) return;
  const names = await readdir(join(dataDir, path)).catch(() => []);
  for (const name of names.sort()) if (!isPartial(name)) yield* below(dataDir, `${path}/${name}`);
}

/** The paths of all files of a site, relative to its data directory. */
export async function* siteFiles(dataDir: string): AsyncGenerator<string> {
  for (const name of (await readdir(dataDir)).sort())
    if (isSiteEntry(name) && !isPartial(name)) yield* below(dataDir, name);
}

/** Their total size in bytes. */
export async function sizeOfFiles(dataDir: string): Promise<number> {
  let bytes = 0;
  for await (const path of siteFiles(dataDir))
    bytes += (await lstat(join(dataDir, path)).catch(() => ({ size: 0 }))).size;
  return bytes;
}
