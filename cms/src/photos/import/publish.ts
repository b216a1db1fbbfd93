import { join } from "node:path";
import { storage } from "../storage/chosen";
import type { Note } from "./note";

/** Lets the parts in the work folder be seen under their public names, and keeps the original. */
export async function publish(folder: string, { files, original }: Note): Promise<void> {
  for (const { path, part } of files) await storage.put(join(folder, part), path);
  if (original) await storage.put(original.file, original.path, { isSynced: true });
}

/** Publishes once more what a power cut may have taken. */
export async function publishMissing(folder: string, { files }: Note): Promise<void> {
  for (const { path, part } of files)
    if (!(await storage.exists(path))) await storage.put(join(folder, part), path);
}

/** Takes the public files away again. */
export async function unpublish({ files }: Note): Promise<void> {
  await storage.remove(files.map(({ path }) => path));
}
