import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { folders } from "../folders";

/** What is being published, written down before the first file of it can be seen. */
export interface Note {
  /** SHA-256 of the original: the record that has it tells whether the work came to its end. */
  hash: string;
  /** The name that is given. */
  fileName: string;
  /** The public files of it, and the parts in the work folder that they are made from. */
  files: { path: string; part: string }[];
  /** Of an import: the kept original, and the file it came from. */
  original: { path: string; file: string } | null;
}

/** A work folder left by a run that did not end, and its note; without one nothing was published. */
export interface OpenWork {
  folder: string;
  note: Note | null;
}

const noteIn = (folder: string) => join(folder, "note.json");

/** Folders that somebody in this process works in. */
const inUse = new Set<string>();

/** A new folder for what is made of one photo. */
export async function openWork(): Promise<string> {
  const folder = join(folders.imports, `work-${randomUUID()}`);
  inUse.add(folder);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Writes the note so that it outlives a power cut. */
export async function writeNote(folder: string, note: Note): Promise<void> {
  const draft = `${noteIn(folder)}.part`;
  const file = await open(draft, "w");
  try {
    await file.writeFile(JSON.stringify(note));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, noteIn(folder));
}

/** Removes a work folder, its note first: what is left without one is only to be thrown away. */
export async function closeWork(folder: string): Promise<void> {
  await rm(noteIn(folder), { force: true });
  // A worker of a server that was killed may still be writing there.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  inUse.delete(folder);
}

/** Says that a work folder is not worked in any more, though it could not be removed. */
export function leaveWork(folder: string): void {
  inUse.delete(folder);
}

/** Work that was begun by a run that is no more. */
export async function abandonedWork(): Promise<OpenWork[]> {
  const names = (await readdir(folders.imports)).filter((name) => name.startsWith("work-"));
  const abandoned = names.map((name) => join(folders.imports, name)).filter((f) => !inUse.has(f));
  return Promise.all(
    abandoned.map(async (folder) => {
      const text = await readFile(noteIn(folder), "utf8").catch(() => null);
      return { folder, note: text === null ? null : (JSON.parse(text) as Note) };
    }),
  );
}
