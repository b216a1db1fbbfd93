import { constants } from "node:fs";
import {
  access,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDiskFull } from "../../../platform/disk-full";
import { eachAtOnce } from "../../../platform/each-at-once";
import type { Content } from "../content";
import {
  differenceOf,
  homeFile,
  nothingOnline,
  readOnline,
  storedOnline,
  type Online,
} from "../manifest";

/** Told after each step; it may throw to stop, which is safe after any. */
export type OnStep = (path: string) => void;

/** A folder with a whole copy. What is in it is noted beside it, so that the note is not public. */
export interface Generation {
  folder: string;
  note: string;
}

/** So many files are written at a time: nobody sees any of them before all are there. */
const filledAtOnce = 8;
/** So many files are flushed to disk at a time. */
const syncedAtOnce = 32;

async function sync(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes files: a machine that loses power after the turn must not show empty ones. */
const syncAll = (files: readonly string[]) => eachAtOnce(files, syncedAtOnce, sync);

/** What a generation holds; null if that is not known, because its making was cut off or somebody has emptied it. */
export async function readGeneration({ folder, note }: Generation): Promise<Online | null> {
  const isThere = await access(join(folder, homeFile)).then(
    () => true,
    () => false,
  );
  return isThere ? readOnline(await readFile(note, "utf8").catch(() => "")) : null;
}

/** The same bytes under another name. */
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

const topOf = (path: string) => path.split("/", 1)[0] ?? "";

/**
 * Moves to another generation what others have put beside the site's own files and folders, such as a CNAME, an .htaccess or a file by
 * which a search engine knows the owner.
 */
export async function moveOthers(
  from: Generation & { online: Online },
  to: Generation & { online: Online },
): Promise<void> {
  const own = new Set([...from.online.files.keys(), ...to.online.files.keys()].map(topOf));
  for (const name of await readdir(from.folder))
    if (!own.has(name)) {
      await rm(join(to.folder, name), { recursive: true, force: true });
      await rename(join(from.folder, name), join(to.folder, name));
    }
}

interface Filling {
  /** Has some of the files already. */
  other: (Generation & { online: Online }) | null;
  onStep: OnStep;
}

async function fill(
  { folder, note }: Generation,
  online: Online,
  { read }: Pick<Content, "read">,
  { other, onStep }: Filling,
): Promise<void> {
  const known = await readGeneration({ folder, note });
  await rm(note, { force: true });
  if (!known) await rm(folder, { recursive: true, force: true });
  const { files } = known ?? nothingOnline;
  const { put, remove } = differenceOf(files, online.files);
  const made = new Set<string>();
  const written: string[] = [];
  await eachAtOnce(put, filledAtOnce, async (path) => {
    const file = join(folder, path);
    if (files.has(path)) await rm(file, { force: true });
    if (!made.has(dirname(file))) await mkdir(dirname(file), { recursive: true });
    made.add(dirname(file));
    if (other?.online.files.get(path)?.digest === online.files.get(path)?.digest)
      await same(join(other?.folder ?? "", path), file);
    else {
      const found = await read(path);
      if (Buffer.isBuffer(found)) await writeFile(file, found, { flag: "wx" });
      else await copyFile(found.file, file, constants.COPYFILE_FICLONE);
      written.push(file);
    }
    onStep(path);
  });
  await syncAll(written);
  for (const path of remove) {
    const file = join(folder, path);
    await rm(file, { force: true });
    await removeEmpty(folder, file);
    onStep(path);
  }
  await writeFile(`${note}.new`, storedOnline(online));
  await sync(`${note}.new`);
  await rename(`${note}.new`, note);
  onStep(note);
}

/**
 * Makes a generation hold `online`, changing no more than differs. What another one has is not written again: a file may
 * be in both, so it is never changed, only replaced. Cut off anywhere, the note is missing, and the next time all is made anew.
 */
export async function fillGeneration(
  generation: Generation,
  online: Online,
  content: Pick<Content, "read">,
  filling: Filling,
): Promise<void> {
  try {
    await fill(generation, online, content, filling);
  } catch (error) {
    // As long as it is there, the site itself may have no room to save anything.
    if (isDiskFull(error)) await rm(generation.folder, { recursive: true, force: true });
    throw error;
  }
}
