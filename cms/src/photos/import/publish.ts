import { existsSync } from "node:fs";
import { join } from "node:path";
import { environment } from "../../environment";
import { storage } from "../storage/chosen";
import { keepOnDisk } from "../storage/disk";
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

/** Has the disk hold what the database was told: SQLite alone leaves that to its next checkpoint. */
export async function keepRecords(): Promise<void> {
  const log = join(environment.dataDir, "habitat.db-wal");
  if (environment.databaseUrl === "" && existsSync(log)) await keepOnDisk(log);
}
