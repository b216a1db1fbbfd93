import type { FileHandle } from "node:fs/promises";
import { boxesIn, found, readMeta } from "./heic-boxes";

/** Width and height in px, from a file's header. */
export interface HeaderSize {
  width: number;
  height: number;
}

const stills = new Set(["heic", "heix", "heim", "heis"]);
const otherCodecs = new Set(["avif", "avis"]);

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
