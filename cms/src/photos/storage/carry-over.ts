import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { storage } from "./chosen";

const atOnce = 16;
const tellEvery = 1000;

/** Not the markers of folders, nor what is half-written. */
const isWhole = (name: string) => !name.startsWith(".") && !name.endsWith(".part");

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isWhole(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Puts the files of this machine that lie in a folder where the site keeps photos, if it is not there
 * anyway; those that are there stay as they are. `tell` hears how many it looked at, now and then.
 */
export async function carryOver(
  folder: string,
  tell: (count: number) => void = () => undefined,
): Promise<void> {
  const waiting = (await filesBelow(folder)).values();
  let count = 0;
  const lane = async () => {
    for (const file of waiting) {
      if (!(await storage.exists(file))) await storage.put(file, file);
      count += 1;
      if (count % tellEvery === 0) tell(count);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
