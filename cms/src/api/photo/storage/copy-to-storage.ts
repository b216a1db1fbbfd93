import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eachAtOnce } from "../../../platform/each-at-once";
import { storage } from "./site-storage";

const atOnce = 16;
const progressEvery = 1000;

/** Excludes folder markers and incomplete files. */
const isWhole = (name: string) => !name.startsWith(".") && !name.endsWith(".part");

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isWhole(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Copies this server's files of a folder to the site's storage, if that is elsewhere;
 * existing ones are not replaced. `tell` reports progress.
 */
export async function copyToStorage(
  folder: string,
  onProgress: (count: number) => void = () => undefined,
): Promise<void> {
  let count = 0;
  await eachAtOnce(await filesBelow(folder), atOnce, async (file) => {
    if (!(await storage.exists(file))) await storage.put(file, file);
    count += 1;
    if (count % progressEvery === 0) onProgress(count);
  });
}
