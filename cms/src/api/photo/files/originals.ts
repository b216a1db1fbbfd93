import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { folders } from "./folders";

/** SHA-256 of a file, in hex. */
export async function contentHash(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest("hex");
}

/** The path of the original, which is kept unchanged and never served: its hash with its own extension. */
export function originalPath(file: string, hash: string): string {
  const extension = extname(file).toLowerCase();
  return join(
    folders.originals,
    `${hash}${/^\.[a-z0-9]{1,8}$/.test(extension) ? extension : ".original"}`,
  );
}
