import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, rename, rm } from "node:fs/promises";
import { extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { folders } from "./folders";

/** SHA-256 of a file, in hex. */
export async function contentHash(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Keeps the original, untouched and never served, under its hash; the file itself goes away. */
export async function keepOriginal(file: string, hash: string): Promise<void> {
  const kept = join(folders.originals, `${hash}${extname(file).toLowerCase()}`);
  await copyFile(file, `${kept}.part`);
  await rename(`${kept}.part`, kept);
  await rm(file);
}
