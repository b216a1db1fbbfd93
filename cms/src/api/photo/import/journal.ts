import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { folders } from "../files/folders";

/** The journal of what is being published, written before the first file is visible. */
export interface Journal {
  /** SHA-256 of the original: a record with it means that the work was completed. */
  hash: string;
  /** The photo's name. */
  fileName: string;
  /** Its public files, and the files in the work folder they are linked from. */
  files: { path: string; part: string }[];
  /** For an import: the stored original, and the inbox file. */
  original: { path: string; file: string } | null;
}

/** A work folder left by an interrupted run, with its journal; without one nothing was published. */
export interface AbandonedWork {
  folder: string;
  journal: Journal | null;
}

const journalIn = (folder: string) => join(folder, "note.json");

/** Folders in use by this process. */
const inUse = new Set<string>();

/** A new work folder for one photo. */
async function createWorkFolder(): Promise<string> {
  const folder = join(folders.imports, `work-${randomUUID()}`);
  inUse.add(folder);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Writes the journal and flushes it to disk. */
export async function writeJournal(folder: string, journal: Journal): Promise<void> {
  const draft = `${journalIn(folder)}.part`;
  await writeFile(draft, JSON.stringify(journal), { flush: true });
  await rename(draft, journalIn(folder));
}

/** Removes a work folder, its journal first: a folder without one can always be discarded. */
export async function removeWorkFolder(folder: string): Promise<void> {
  await rm(journalIn(folder), { force: true });
  // A worker of a killed server may still be writing there.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  inUse.delete(folder);
}

/** Works in a folder of its own, which is removed afterwards. */
export async function inWorkFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await createWorkFolder();
  try {
    return await work(folder);
  } finally {
    await removeWorkFolder(folder).finally(() => inUse.delete(folder));
  }
}

/** Work folders of earlier runs. */
export async function abandonedWork(): Promise<AbandonedWork[]> {
  const names = (await readdir(folders.imports)).filter((name) => name.startsWith("work-"));
  const abandoned = names.map((name) => join(folders.imports, name)).filter((f) => !inUse.has(f));
  return Promise.all(
    abandoned.map(async (folder) => {
      const text = await readFile(journalIn(folder), "utf8").catch(() => null);
      return { folder, journal: text === null ? null : (JSON.parse(text) as Journal) };
    }),
  );
}
