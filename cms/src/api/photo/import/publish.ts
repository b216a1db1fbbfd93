import { join } from "node:path";
import { storage } from "../storage/site-storage";
import type { Journal } from "./journal";

/** Publishes the files of the work folder under their public names, and stores the original. */
export async function publish(folder: string, { files, original }: Journal): Promise<void> {
  for (const { path, part } of files) await storage.put(join(folder, part), path);
  if (original) await storage.put(original.file, original.path, { isSynced: true });
}

/** Publishes again what a power cut may have lost. */
export async function publishMissing(folder: string, { files }: Journal): Promise<void> {
  for (const { path, part } of files)
    if (!(await storage.exists(path))) await storage.put(join(folder, part), path);
}

/** Removes the public files again. */
export async function unpublish({ files }: Journal): Promise<void> {
  await storage.remove(files.map(({ path }) => path));
}
