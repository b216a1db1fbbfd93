import { createHash, randomUUID } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isDiskFull } from "./faults";
import { folders } from "./folders";
import { inboxName } from "./inbox-name";
import type { IncomingFile } from "./read-files";
import { keepOnDisk } from "./storage/disk";
import { UploadFault } from "./upload-fault";

const diskFull = "The disk is full. Make room on it, then upload again.";

/** A file that has come in, whole on disk. */
export interface Received {
  path: string;
  hash: string;
  size: number;
}

/** A new path in the inbox that the import leaves alone. */
export const partPath = () => join(folders.inbox, `${randomUUID()}.part`);

/**
 * Writes a file to the disk as it comes in; of one that breaks off nothing is left.
 * @throws UploadFault when the disk is full
 */
export async function receiveFile(
  { bytes, signal }: IncomingFile,
  path: string,
): Promise<Received> {
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
    throw isDiskFull(error) ? new UploadFault(507, diskFull) : error;
  }
  return { path, hash: hash.digest("hex"), size };
}

/**
 * Gives a received file its place in the inbox: a folder for each content, so that files of one name
 * do not meet. The same bytes under the same name are there once. Gives the name.
 */
export async function keepPart(part: Received, sentName: string): Promise<string> {
  const fileName = inboxName(sentName);
  const folder = join(folders.inbox, part.hash.slice(0, 16));
  const file = join(folder, fileName);
  const move = async () => {
    await mkdir(folder, { recursive: true });
    await rename(part.path, file);
  };
  // The import removes empty folders, and may have come in between.
  await move().catch(move);
  // It may also have taken the file: that is on the disk.
  await keepOnDisk(file).catch((error: unknown) => {
    if (existsSync(file)) throw error;
  });
  return fileName;
}
