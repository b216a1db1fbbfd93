import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isDiskFull } from "../../../platform/disk-full";
import { newFile } from "../../../platform/new-file";
import { folders } from "../files/folders";
import { inboxName } from "./inbox-name";
import type { IncomingFile } from "../../../http/read-files";
import { flushFile } from "../storage/disk";
import { UploadError } from "../../../http/upload-error";

const diskFull = "The disk is full. Free some space, then upload again.";

/** A file received completely. */
export interface Received {
  path: string;
  hash: string;
  size: number;
}

/** A new path in the inbox that an import ignores. */
export const temporaryPath = () => join(folders.inbox, `${randomUUID()}.part`);

/**
 * Streams a file to disk; an interrupted one leaves nothing behind.
 * @throws UploadError when the disk is full
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
    await pipeline(bytes, counted, await newFile(path), { signal });
  } catch (error) {
    await rm(path, { force: true });
    throw isDiskFull(error) ? new UploadError(507, diskFull) : error;
  }
  return { path, hash: hash.digest("hex"), size };
}

/** The folder of an upload in the inbox, by the hash of its photo. */
const folderOf = (hash: string) => join(folders.inbox, hash.slice(0, 16));

/** Copies a received file into the folder of an upload, in place of one with its name. */
export async function copyToInbox(part: Received, fileName: string, hash: string): Promise<void> {
  const file = join(folderOf(hash), fileName);
  const draft = `${file}.part`;
  await mkdir(folderOf(hash), { recursive: true });
  await copyFile(part.path, draft);
  await flushFile(draft);
  await rename(draft, file);
}

/**
 * Moves a received file into the inbox: one folder for each content, so that files with the same name
 * do not collide. The same bytes under the same name are stored once. Returns the name.
 */
export async function moveToInbox(part: Received, sentName: string): Promise<string> {
  const fileName = inboxName(sentName);
  const folder = folderOf(part.hash);
  const file = join(folder, fileName);
  const move = async () => {
    await mkdir(folder, { recursive: true });
    await rename(part.path, file);
  };
  // An import may have removed the empty folder in between.
  await move().catch(move);
  // It may also have imported the file, which is then on disk.
  await flushFile(file).catch((error: unknown) => {
    if (existsSync(file)) throw error;
  });
  return fileName;
}
