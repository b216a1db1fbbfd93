import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { publicFiles, type PhotoFiles } from "./files";
import { folders } from "./folders";
import { storage } from "../storage/site-storage";

/** A photo before and after it is renamed. */
export interface Rename {
  from: PhotoFiles;
  to: PhotoFiles;
}

const noteOf = ({ to }: Rename) => join(folders.renames, `${to.id}-${to.fileName}.json`);

const pathsOf = (photo: PhotoFiles) => publicFiles(photo).map(({ path }) => path);

/** The photo under another name, with both file names changed. */
export function renamed(photo: PhotoFiles, fileName: string): Rename {
  return { from: photo, to: { ...photo, fileName, thumbFileName: fileName } };
}

/** Writes a note, then gives every public file its new name in addition to the old one. */
export async function beginRename(rename: Rename): Promise<void> {
  await writeFile(noteOf(rename), JSON.stringify(rename), { flush: true });
  const after = publicFiles(rename.to);
  for (const [index, { path }] of publicFiles(rename.from).entries())
    await storage.duplicate(path, after[index]?.path ?? path);
}

/** Removes the names the record does not have: the old ones if it was saved, else the new ones. */
export async function endRename(rename: Rename, saved: boolean): Promise<void> {
  const kept = new Set(pathsOf(saved ? rename.to : rename.from));
  const dropped = pathsOf(saved ? rename.from : rename.to).filter((path) => !kept.has(path));
  await storage.remove(dropped);
  await rm(noteOf(rename), { force: true });
}

/** Renames files that appeared under the old name while the record was being saved. */
export async function renameLateFiles({ from, to }: Rename): Promise<void> {
  const before = publicFiles(from);
  for (const [index, { path }] of publicFiles(to).entries())
    if (!(await storage.exists(path))) await storage.move(before[index]?.path ?? path, path);
}

/** Renames that a crash interrupted. */
export async function unfinishedRenames(): Promise<Rename[]> {
  const open: Rename[] = [];
  for (const note of await readdir(folders.renames)) {
    const path = join(folders.renames, note);
    try {
      open.push(JSON.parse(await readFile(path, "utf8")) as Rename);
    } catch {
      // An incomplete note was the last thing written: no file has its new name yet.
      await rm(path, { force: true });
    }
  }
  return open;
}
