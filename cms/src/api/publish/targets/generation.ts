import { constants } from "node:fs";
import {
  access,
  chmod,
  copyFile,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { isDiskFull } from "../../../platform/disk-full";
import { eachAtOnce } from "../../../platform/each-at-once";
import type { Content } from "../content";
import {
  differenceOf,
  homeFile,
  nothingOnline,
  readOnline,
  storedOnline,
  type Manifest,
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
/** So many folders are looked into at a time. */
const lookedAtOnce = 32;

/** For the web server, which is another user: the site may be told to make only files of its own. Some disks know no modes. */
const letRead = (path: string, mode: 0o644 | 0o755) => chmod(path, mode).catch(() => undefined);

/** Goes on after one fault of the file system. */
const expecting = (code: string) => (error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== code) throw error;
};

/**
 * Makes a folder of a generation, and those between; never what the generation lies in, which is gone if it was on a disk that
 * somebody has unplugged.
 */
async function makeFolder(root: string, folder: string): Promise<void> {
  const make = () => mkdir(folder).then(() => letRead(folder, 0o755), expecting("EEXIST"));
  await make().catch(async (error: unknown) => {
    if (folder === root) throw error;
    expecting("ENOENT")(error);
    await makeFolder(root, dirname(folder));
    await make();
  });
}

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

/** What is noted of a generation; null if its making was cut off. */
const notedOf = async ({ note }: Generation): Promise<Online | null> =>
  readOnline(await readFile(note, "utf8").catch(() => ""));

/** What a generation holds; null if that is not known, because its making was cut off or somebody has emptied it. */
export async function readGeneration(generation: Generation): Promise<Online | null> {
  const isThere = await access(join(generation.folder, homeFile)).then(
    () => true,
    () => false,
  );
  return isThere ? notedOf(generation) : null;
}

/** A generation as it lies on the disk. */
interface Found {
  /** Of what is noted, what is there. */
  online: Online;
  /** What others have put beside that, or in its place. */
  others: string[];
}

/** The folders that files of a copy lie in. */
function foldersOf(files: Manifest): Set<string> {
  const folders = new Set<string>();
  for (const path of files.keys())
    for (let folder = dirname(path); folder !== "." && !folders.has(folder);) {
      folders.add(folder);
      folder = dirname(folder);
    }
  return folders;
}

/** Looks into the generation that people see and may have changed; null if nothing is noted of it. */
export async function lookInto(generation: Generation): Promise<Found | null> {
  const noted = await notedOf(generation);
  if (!noted) return null;
  const folders = foldersOf(noted.files);
  const there = new Set<string>();
  const others: string[] = [];
  async function look(folder: string): Promise<void> {
    const inner: string[] = [];
    for (const entry of await readdir(join(generation.folder, folder), { withFileTypes: true })) {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory() && folders.has(path)) inner.push(path);
      else if (entry.isFile() && noted?.files.has(path)) there.add(path);
      else others.push(path);
    }
    await eachAtOnce(inner, lookedAtOnce, look);
  }
  // Its folder may be deleted, with all that is in it.
  await look("").catch(expecting("ENOENT"));
  const files = new Map([...noted.files].filter(([path]) => there.has(path)));
  return { online: { ...noted, files }, others };
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

/**
 * Moves to another generation what others have put beside the site's own files, such as a CNAME, an .htaccess or a file by
 * which a search engine knows the owner. What has the place of a file of the site's is removed.
 */
export async function moveOthers(
  from: Generation & Found,
  to: Generation & { online: Online },
): Promise<void> {
  const { files } = to.online;
  const folders = foldersOf(files);
  async function move(path: string): Promise<void> {
    const [old, next] = [from, to].map(({ folder }) => join(folder, path)) as [string, string];
    if (folders.has(path) && (await lstat(old)).isDirectory())
      for (const name of await readdir(old)) await move(posix.join(path, name));
    else if (!folders.has(path) && !files.has(path)) {
      await rm(next, { recursive: true, force: true });
      await makeFolder(to.folder, dirname(next));
      await rename(old, next);
    }
  }
  for (const path of from.others) {
    await move(path);
    await rm(join(from.folder, path), { recursive: true, force: true });
  }
}

interface Filling {
  /** What is there already; null if that is not known. */
  known: Online | null;
  /** Has some of the files already. */
  other: (Generation & { online: Online }) | null;
  onStep: OnStep;
}

async function fill(
  { folder, note }: Generation,
  online: Online,
  { read }: Pick<Content, "read">,
  { known, other, onStep }: Filling,
): Promise<void> {
  await rm(note, { force: true });
  if (!known) await rm(folder, { recursive: true, force: true });
  const { files } = known ?? nothingOnline;
  const { put, remove } = differenceOf(files, online.files);
  const made = new Set<string>();
  const written: string[] = [];
  await makeFolder(folder, folder);
  await eachAtOnce(put, filledAtOnce, async (path) => {
    const file = join(folder, path);
    if (files.has(path)) await rm(file, { force: true });
    if (!made.has(dirname(file))) await makeFolder(folder, dirname(file));
    made.add(dirname(file));
    if (other?.online.files.get(path)?.digest === online.files.get(path)?.digest)
      await same(join(other?.folder ?? "", path), file);
    else {
      const found = await read(path);
      if (Buffer.isBuffer(found)) await writeFile(file, found, { flag: "wx" });
      else await copyFile(found.file, file, constants.COPYFILE_FICLONE);
      await letRead(file, 0o644);
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
