import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { environment } from "../../environment";
import { doubleFile, removeFiles } from "../move";
import type { Note } from "./note";

async function keepOnDisk(path: string): Promise<void> {
  const file = await open(path, "r+");
  await file.sync().finally(() => file.close());
}

/** Lets the parts in the work folder be seen under their public names, and keeps the original. */
export async function publish(folder: string, { files, original }: Note): Promise<void> {
  for (const { path, part } of files) await doubleFile(join(folder, part), path);
  if (!original) return;
  await doubleFile(original.file, original.path);
  await keepOnDisk(original.path);
}

/** Publishes once more what a power cut may have taken. */
export async function publishMissing(folder: string, { files }: Note): Promise<void> {
  for (const { path, part } of files)
    if (!existsSync(path)) await doubleFile(join(folder, part), path);
}

/** Takes the public files away again. */
export async function unpublish({ files }: Note): Promise<void> {
  await removeFiles(files.map(({ path }) => path));
}

/** Has the disk hold what the database was told: SQLite alone leaves that to its next checkpoint. */
export async function keepRecords(): Promise<void> {
  const log = join(environment.dataDir, "habitat.db-wal");
  if (environment.databaseUrl === "" && existsSync(log)) await keepOnDisk(log);
}
