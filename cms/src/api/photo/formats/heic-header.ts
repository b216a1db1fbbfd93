import type { FileHandle } from "node:fs/promises";
import { boxesIn, found, readMeta } from "./heic-boxes";
import { itemsIn } from "./heic-items";

/** Width and height in px, from a file's header. */
export interface HeaderSize {
  width: number;
  height: number;
}

const stills = new Set(["heic", "heix", "heim", "heis"]);
const otherCodecs = new Set(["avif", "avis"]);

/** Items that are composed of others: of tiles, turned or cropped, or laid over one another. */
const composed = new Set(["grid", "iden", "iovl"]);

/** Whether the picture that a file shows is coded as HEIC is, by its boxes. */
async function showsHevc(file: FileHandle, fileSize: number): Promise<boolean> {
  const meta = await readMeta(file, fileSize);
  if (!meta) return false;
  const boxes = boxesIn(meta, 4, meta.length);
  const [primary, infos] = ["pitm", "iinf"].map((type) => found(boxes, type));
  if (!primary || !infos || primary.to - primary.from < 6) return false;
  const isShort = meta[primary.from] === 0;
  if (!isShort && primary.to - primary.from < 8) return false;
  const id = isShort ? meta.readUInt16BE(primary.from + 4) : meta.readUInt32BE(primary.from + 4);
  const items = itemsIn(meta, infos);
  const type = items.find((item) => item.id === id)?.type ?? "";
  return type === "hvc1" || (composed.has(type) && items.some((item) => item.type === "hvc1"));
}

/**
 * Whether a file is a HEIC still picture: one of its brands says so, or none does but the picture is one. Some programs
 * name the container only, mif1 or msf1 (strukturag/libheif#199).
 */
export async function isHeic(file: FileHandle, head: Buffer, fileSize: number): Promise<boolean> {
  if (head.toString("latin1", 4, 8) !== "ftyp") return false;
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) {
    // The minor version is between the major and the compatible brands.
    if (at !== 12) brands.push(head.toString("latin1", at, at + 4));
  }
  if (brands.some((brand) => otherCodecs.has(brand))) return false;
  if (brands.some((brand) => stills.has(brand))) return true;
  return showsHevc(file, fileSize).catch(() => false);
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
