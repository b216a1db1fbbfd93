import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { FileNote } from "./manifest";

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** Enough that two contents of a copy never share one. */
const digestLength = 32;

export const digestOf = (bytes: Buffer | string) =>
  createHash("sha256").update(bytes).digest("hex").slice(0, digestLength);

/** Keeps what was made for a publish until it is sent: all pages are more than the memory holds. */
export interface Spool {
  put(text: string): Promise<FileNote>;
  /** @throws Error when it was never put */
  get(note: FileNote): Promise<Buffer>;
  /** Forgets everything. */
  clear(): Promise<void>;
}

/** A spool on disk, by content. The fastest compression: pages are read once. */
export function spoolIn(folder: string): Spool {
  const placeOf = (digest: string) => join(folder, digest.slice(0, 2), `${digest}.gz`);
  return {
    async put(text) {
      const bytes = Buffer.from(text);
      const digest = digestOf(bytes);
      await mkdir(join(folder, digest.slice(0, 2)), { recursive: true });
      await writeFile(placeOf(digest), await pack(bytes, { level: 1 }));
      return { digest, bytes: bytes.length };
    },
    get: async ({ digest }) => unpack(await readFile(placeOf(digest))),
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}
