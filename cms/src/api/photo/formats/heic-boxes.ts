import type { FileHandle } from "node:fs/promises";
import { readBytes } from "./read-bytes";

/** A box of the ISO base media format (ISO 14496-12). */
export interface Box {
  type: string;
  /** Start and end of its content. */
  from: number;
  to: number;
}

/** Far more than any photo has; a file with more is refused. */
const maxBoxes = 1000;
const maxMetaBytes = 4 * 1024 * 1024;

/** The header of the box at `at`, ending at `end` at the latest; null when invalid. */
function boxAt(head: Buffer, at: number, end: number): Box | null {
  if (head.length < 8) return null;
  const type = head.toString("latin1", 4, 8);
  const short = head.readUInt32BE(0);
  if (short === 1 && head.length < 16) return null;
  const [size, headSize] =
    short === 1 ? [Number(head.readBigUInt64BE(8)), 16] : [short === 0 ? end - at : short, 8];
  if (size < headSize || at + size > end) return null;
  return { type, from: at + headSize, to: at + size };
}

/** The boxes inside a part of a file, up to the first broken one. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to && boxes.length < maxBoxes;) {
    const box = boxAt(bytes.subarray(at, at + 16), at, to);
    if (!box) break;
    boxes.push(box);
    at = box.to;
  }
  return boxes;
}

export const found = (boxes: Box[], type: string) => boxes.find((box) => box.type === type);

/** The content of the `meta` box; null when there is none of a reasonable size. */
export async function readMeta(file: FileHandle, fileSize: number): Promise<Buffer | null> {
  for (let at = 0, n = 0; at < fileSize && n < maxBoxes; n += 1) {
    const box = boxAt(await readBytes(file, at, 16), at, fileSize);
    if (!box) return null;
    if (box.type === "meta")
      return box.to - box.from > maxMetaBytes ? null : readBytes(file, box.from, box.to - box.from);
    at = box.to;
  }
  return null;
}
