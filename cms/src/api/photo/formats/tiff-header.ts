import type { FileHandle } from "node:fs/promises";
import { readBytes } from "./read-bytes";

const newSubfileType = 254;
const dngVersion = 50706;
const entrySize = 12;
const maxEntries = 4096;

/**
 * Whether a TIFF file is a camera raw file: DNG, CR2, or one whose first picture is a thumbnail.
 * sharp would read such a file and use the thumbnail as the photo.
 */
export async function isRawPhoto(file: FileHandle, head: Buffer): Promise<boolean> {
  const little = head[0] === 0x49;
  const short = (bytes: Buffer, at: number) =>
    little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
  const long = (bytes: Buffer, at: number) =>
    little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
  if (head.length < 16 || head.toString("latin1", 8, 10) === "CR") return true;

  const directory = long(head, 4);
  const count = await readBytes(file, directory, 2);
  if (count.length < 2) return false;
  const length = Math.min(short(count, 0), maxEntries) * entrySize;
  const entries = await readBytes(file, directory + 2, length);
  for (let at = 0; at + entrySize <= entries.length; at += entrySize) {
    const tag = short(entries, at);
    if (tag === dngVersion) return true;
    if (tag === newSubfileType && (long(entries, at + 8) & 1) === 1) return true;
  }
  return false;
}
