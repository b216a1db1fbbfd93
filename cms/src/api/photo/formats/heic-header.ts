import type { FileHandle } from "node:fs/promises";
import { readBytes } from "./read-bytes";

/** Width and height in px, from a file's header. */
export interface HeaderSize {
  width: number;
  height: number;
}

interface Box {
  type: string;
  /** Start and end of its content. */
  from: number;
  to: number;
}

/** Far more than any photo has; a file with more is refused. */
const maxBoxes = 1000;
const maxMetaBytes = 4 * 1024 * 1024;

const stills = new Set(["heic", "heix", "heim", "heis"]);
const otherCodecs = new Set(["avif", "avis"]);

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
function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to && boxes.length < maxBoxes;) {
    const box = boxAt(bytes.subarray(at, at + 16), at, to);
    if (!box) break;
    boxes.push(box);
    at = box.to;
  }
  return boxes;
}

const found = (boxes: Box[], type: string) => boxes.find((box) => box.type === type);

/** The content of the `meta` box; null when there is none of a reasonable size. */
async function readMeta(file: FileHandle, fileSize: number): Promise<Buffer | null> {
  for (let at = 0, n = 0; at < fileSize && n < maxBoxes; n += 1) {
    const box = boxAt(await readBytes(file, at, 16), at, fileSize);
    if (!box) return null;
    if (box.type === "meta")
      return box.to - box.from > maxMetaBytes ? null : readBytes(file, box.from, box.to - box.from);
    at = box.to;
  }
  return null;
}

/** Whether a file's brands include HEIC still pictures and not AVIF. */
export function isHeic(head: Buffer): boolean {
  if (head.toString("latin1", 4, 8) !== "ftyp") return false;
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) {
    // The minor version is between the major and the compatible brands.
    if (at !== 12) brands.push(head.toString("latin1", at, at + 4));
  }
  return brands.some((brand) => stills.has(brand)) && !brands.some((b) => otherCodecs.has(b));
}

/**
 * The size of the largest picture in a HEIC file: its own, or a tile it is composed of.
 * Null when its boxes cannot be read.
 */
export async function heicSize(file: FileHandle, fileSize: number): Promise<HeaderSize | null> {
  const meta = await readMeta(file, fileSize);
  if (!meta) return null;
  // 'meta' and 'ispe' start with a version and flags.
  const properties = found(boxesIn(meta, 4, meta.length), "iprp");
  const list = properties && found(boxesIn(meta, properties.from, properties.to), "ipco");
  if (!list) return null;
  const sizes = boxesIn(meta, list.from, list.to)
    .filter(({ type, from, to }) => type === "ispe" && to - from >= 12)
    .map(({ from }) => ({
      width: meta.readUInt32BE(from + 4),
      height: meta.readUInt32BE(from + 8),
    }))
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  return sizes[0] ?? null;
}
