import { constants } from "node:fs";
import { copyFile, link, mkdir, open, readFile, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Content } from "../content";
import { differenceOf, nothingOnline, readOnline, storedOnline, type Online } from "../manifest";

/** Told after each step; it may throw to stop, which is safe after any. */
export type OnStep = (path: string) => void;

/** A folder with a whole copy. What is in it is noted beside it, so that the note is not public. */
export interface Generation {
  folder: string;
  note: string;
}

/** Writes a file so that it is whole or not there; an older one under its name is replaced, and never changed. */
async function putWhole(file: string, write: (to: string) => Promise<void>): Promise<void> {
  const beginning = `${file}.new`;
  await mkdir(dirname(file), { recursive: true });
  await rm(beginning, { force: true });
  await write(beginning);
  await rename(beginning, file);
}

async function writeSynced(file: string, bytes: Buffer | string): Promise<void> {
  const handle = await open(file, "wx", 0o644);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What a generation holds; null if that is not known, because its making was cut off. */
export async function readGeneration({ note }: Generation): Promise<Online | null> {
  return readOnline(await readFile(note, "utf8").catch(() => ""));
}

/** The same bytes under another name: a file of a generation is never changed, only replaced. */
async function same(from: string, to: string): Promise<void> {
  // Some file systems know no second names.
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
}

/** The folders above a removed file, as far as they are empty. */
async function removeEmpty(root: string, file: string): Promise<void> {
  for (let folder = dirname(file); folder.length > root.length; folder = dirname(folder))
    try {
      await rmdir(folder);
    } catch {
      return;
    }
}

/**
 * Makes a generation hold `online`, changing no more than differs. What another one has is not written again. Cut off
 * anywhere, its note is missing, and the next time it is made from the beginning.
 */
export async function fillGeneration(
  to: Generation,
  online: Online,
  { read }: Pick<Content, "read">,
  { other, onStep }: { other: (Generation & { online: Online }) | null; onStep: OnStep },
): Promise<void> {
  const known = await readGeneration(to);
  await rm(to.note, { force: true });
  if (!known) await rm(to.folder, { recursive: true, force: true });
  await mkdir(to.folder, { recursive: true });
  const { put, remove } = differenceOf((known ?? nothingOnline).files, online.files);
  for (const path of put) {
    const isThere = other?.online.files.get(path)?.digest === online.files.get(path)?.digest;
    await putWhole(join(to.folder, path), async (file) => {
      if (other && isThere) return same(join(other.folder, path), file);
      const found = await read(path);
      if (Buffer.isBuffer(found)) await writeSynced(file, found);
      else await copyFile(found.file, file, constants.COPYFILE_FICLONE);
    });
    onStep(path);
  }
  for (const path of remove) {
    const file = join(to.folder, path);
    await rm(file, { force: true });
    await removeEmpty(to.folder, file);
    onStep(path);
  }
  await putWhole(to.note, (file) => writeSynced(file, storedOnline(online)));
  onStep(to.note);
}
