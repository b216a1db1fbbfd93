import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileNote, Manifest } from "./manifest";

/** Enough that two contents of a copy never share one. */
const digestLength = 32;

export const digestOf = (bytes: Buffer | string) =>
  createHash("sha256").update(bytes).digest("hex").slice(0, digestLength);

/** Keeps what was made for a publish until it is sent: all pages are more than the memory holds. */
export interface Spool {
  folder: string;
  put(text: string): Promise<FileNote>;
  /** The file of what was put. */
  fileOf(note: FileNote): string;
  /** Forgets what none of these files is: a server runs for months, and each change leaves pages of before. */
  keepOnly(files: Manifest): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
}

/** A spool on disk, by content. */
export function spoolIn(folder: string): Spool {
  const placeOf = (digest: string) => join(folder, digest.slice(0, 2), digest);
  const made = new Set<string>();
  async function makeFolder(name: string): Promise<void> {
    if (made.has(name)) return;
    await mkdir(name, { recursive: true });
    made.add(name);
  }
  return {
    folder,
    async put(text) {
      const bytes = Buffer.from(text);
      const digest = digestOf(bytes);
      const file = placeOf(digest);
      await makeFolder(dirname(file));
      await writeFile(file, bytes);
      return { digest, bytes: bytes.length };
    },
    fileOf: ({ digest }) => placeOf(digest),
    async keepOnly(files) {
      const kept = new Set(Array.from(files.values(), ({ digest }) => digest));
      for (const found of await readdir(folder, { recursive: true, withFileTypes: true }))
        if (found.isFile() && !kept.has(found.name)) await rm(placeOf(found.name), { force: true });
    },
    clear() {
      made.clear();
      return rm(folder, { recursive: true, force: true });
    },
  };
}
