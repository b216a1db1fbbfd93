import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
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
