import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { link, mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { basename, dirname, join, parse, relative, sep } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { folders } from "./folders";
import { inboxName } from "./inbox-name";
import type { IncomingFile } from "./read-files";


/** A file on its way into the inbox, whole on disk under a name the import leaves alone. */
export interface InboxPart {
  path: string;
  hash: string;
  size: number;
}

/** Writes a file that comes in to the disk of the inbox; of one that breaks off nothing is left. */
export async function receivePart({ bytes, signal }: IncomingFile): Promise<InboxPart> {
  const path = join(folders.inbox, `${randomUUID()}.part`);
  const hash = createHash("sha256");
  let size = 0;
  const counted = new PassThrough().on("data", (chunk: Buffer) => {
    hash.update(chunk);
    size += chunk.length;
  });
  try {
    await pipeline(bytes, counted, createWriteStream(path, { flags: "wx", flush: true }), {
      signal,
    });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, hash: hash.digest("hex"), size };
}

/**
 * Gives a received file its place in the inbox: a folder for each content, so that files of one name
 * do not meet. The same bytes under the same name are there once. Gives the name.
 */
export async function keepPart(part: InboxPart, sentName: string): Promise<string> {
  const fileName = inboxName(sentName);
  const folder = join(folders.inbox, part.hash.slice(0, 16));
  const move = async () => {
    await mkdir(folder, { recursive: true });
    await rename(part.path, join(folder, fileName));
  };
  // The import removes empty folders, and may have come in between.
  await move().catch(move);
  return fileName;
}

const isOurs = (name: string) => name.startsWith(".") || name.endsWith(".part");
const isRejected = (folder: string) => folder === folders.rejected;

/** The files that wait below a folder, in order; links are not followed. */
async function filesBelow(folder: string): Promise<string[]> {
  const files: string[] = [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (isOurs(entry.name) || isRejected(path)) continue;
    if (entry.isDirectory()) files.push(...(await filesBelow(path)));
    else if (entry.isFile()) files.push(path);
  }
  return files;
}

/** The paths of the files that wait for an import. */
export function waitingFiles(): Promise<string[]> {
  return filesBelow(folders.inbox);
}

/** The name a file of the inbox came with, without the folder it came in and without control characters. */
export function nameInInbox(file: string): string {
  return basename(file).replace(/\p{Cc}/gu, "");
}

/** Removes a folder and those above it while they are empty, up to the inbox itself. */
async function removeEmpty(folder: string): Promise<void> {
  const inside = relative(folders.inbox, folder);
  if (inside === "" || inside.startsWith("..")) return;
  const gone = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (gone) await removeEmpty(dirname(folder));
}

/** Removes a file that has come in, and its folder when it was the last one there. */
export async function takeOut(file: string): Promise<void> {
  await rm(file, { force: true });
  if (file.startsWith(`${folders.inbox}${sep}`)) await removeEmpty(dirname(file));
}

/** Puts a file among the rejected ones, over none of them. */
export async function reject(file: string): Promise<void> {
  await mkdir(folders.rejected, { recursive: true });
  const { name, ext } = parse(file);
  for (let n = 1; ; n += 1) {
    const to = join(folders.rejected, n === 1 ? `${name}${ext}` : `${name}-${n}${ext}`);
    try {
      await link(file, to);
      return await takeOut(file);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === "ENOENT") return;
      if (code === "EEXIST") continue;
      // A disk without links.
      await rename(file, to);
      return await takeOut(file);
    }
  }
}

/** Removes folders of the inbox that nothing waits in. */
export async function sweepInbox(folder: string = folders.inbox): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory() || isRejected(path)) continue;
    await sweepInbox(path);
    await rmdir(path).catch(() => undefined);
  }
}
