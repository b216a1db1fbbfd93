import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { publicFiles, type PhotoFiles } from "./files";
import { folders } from "./folders";
import { storage } from "./storage/chosen";

/** A photo before and after it is renamed. */
export interface Rename {
  from: PhotoFiles;
  to: PhotoFiles;
}

const noteOf = ({ to }: Rename) => join(folders.renames, `${to.id}-${to.fileName}.json`);

const pathsOf = (photo: PhotoFiles) => publicFiles(photo).map(({ path }) => path);

/** The photo under another name; both its file names are that one from now on. */
export function renamed(photo: PhotoFiles, fileName: string): Rename {
  return { from: photo, to: { ...photo, fileName, thumbFileName: fileName } };
}

/** Gives every public file its new name beside the old one, and notes down first that it does. */
export async function beginRename(rename: Rename): Promise<void> {
  await writeFile(noteOf(rename), JSON.stringify(rename), { flush: true });
  const after = publicFiles(rename.to);
  for (const [index, { path }] of publicFiles(rename.from).entries())
    await storage.double(path, after[index]?.path ?? path);
}

/** Removes the names the record does not hold: the old ones once it is saved, else the new ones. */
export async function endRename(rename: Rename, saved: boolean): Promise<void> {
  const kept = new Set(pathsOf(saved ? rename.to : rename.from));
  const dropped = pathsOf(saved ? rename.from : rename.to).filter((path) => !kept.has(path));
  await storage.remove(dropped);
  await rm(noteOf(rename), { force: true });
}

/** Takes files along that came under the old name while the record was being saved. */
export async function takeAlong({ from, to }: Rename): Promise<void> {
  const before = publicFiles(from);
  for (const [index, { path }] of publicFiles(to).entries())
    if (!(await storage.exists(path))) await storage.move(before[index]?.path ?? path, path);
}

/** Renames that never ended: the process went down in the middle. */
export async function openRenames(): Promise<Rename[]> {
  const open: Rename[] = [];
  for (const note of await readdir(folders.renames)) {
    const path = join(folders.renames, note);
    try {
      open.push(JSON.parse(await readFile(path, "utf8")) as Rename);
    } catch {
      // A note cut short was the last thing written: no file has its new name yet.
      await rm(path, { force: true });
    }
  }
  return open;
}
