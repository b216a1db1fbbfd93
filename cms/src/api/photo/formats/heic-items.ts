import { open, type FileHandle } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { boxesIn, found, readMeta, type Box } from "./heic-boxes";
import { readBytes } from "./read-bytes";

/** The metadata items of a HEIC file. */
interface HeicBlocks {
  exif: Buffer | null;
  xmp: Buffer[];
  iptc: Buffer | null;
}

/** Where the parts of an item are: in the file, in the `idat` box, or in another item. */
interface Place {
  construction: number;
  parts: { offset: number; length: number }[];
}

interface Item {
  id: number;
  type: string;
  contentType: string;
  encoding: string;
}

/** Far more than any block of metadata has. */
const maxItemBytes = 16 * 1024 * 1024;
const inFile = 0;
const inIdat = 1;

/** Reads numbers one after another. @throws RangeError past the end */
class Cursor {
  #at: number;
  constructor(
    private readonly bytes: Buffer,
    at: number,
  ) {
    this.#at = at;
  }

  /** A number of 0, 1, 2, 4 or 8 bytes. */
  number(size: number): number {
    const at = this.#at;
    this.#at += size;
    if (size === 0) return 0;
    return size === 8 ? Number(this.bytes.readBigUInt64BE(at)) : this.bytes.readUIntBE(at, size);
  }

  /** Text up to the next zero byte. */
  text(end: number): string {
    const zero = this.bytes.indexOf(0, this.#at);
    const to = zero < 0 ? end : Math.min(zero, end);
    const text = this.bytes.toString("latin1", this.#at, to);
    this.#at = to + 1;
    return text;
  }
}

/** The items by `iinf`: what each is. */
export function itemsIn(meta: Buffer, { from, to }: Box): Item[] {
  const countBytes = meta[from] === 0 ? 2 : 4;
  return boxesIn(meta, from + 4 + countBytes, to).flatMap((box): Item | [] => {
    const version = meta[box.from] ?? 0;
    if (box.type !== "infe" || version < 2) return [];
    const cursor = new Cursor(meta, box.from + 4);
    const id = cursor.number(version === 2 ? 2 : 4);
    cursor.number(2);
    const type = meta.toString("latin1", box.from + (version === 2 ? 8 : 10)).slice(0, 4);
    cursor.number(4);
    cursor.text(box.to);
    const isMime = type === "mime";
    const contentType = isMime ? cursor.text(box.to) : "";
    return { id, type, contentType, encoding: isMime ? cursor.text(box.to) : "" };
  });
}

/** The places of items by `iloc`. Each offset counts from the item's base, which libheif's encoder uses (1.19). */
function placesIn(meta: Buffer, { from }: Box): Map<number, Place> {
  const version = meta[from] ?? 0;
  const cursor = new Cursor(meta, from + 4);
  const [sizes, more] = [cursor.number(1), cursor.number(1)];
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 4, sizes & 15, more >> 4];
  const indexBytes = version === 0 ? 0 : more & 15;
  const places = new Map<number, Place>();
  for (let left = cursor.number(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = cursor.number(version < 2 ? 2 : 4);
    const construction = version === 0 ? inFile : cursor.number(2) & 15;
    cursor.number(2);
    const base = cursor.number(baseBytes);
    const parts = Array.from({ length: cursor.number(2) }, () => {
      cursor.number(indexBytes);
      return { offset: base + cursor.number(offsetBytes), length: cursor.number(lengthBytes) };
    });
    places.set(id, { construction, parts });
  }
  return places;
}

/** The TIFF structure of an EXIF item; the first four bytes say how far behind them it begins. */
function tiffIn(item: Buffer): Buffer | null {
  if (item.length < 12) return null;
  for (const at of [4 + item.readUInt32BE(0), 4, 0]) {
    const tiff = item.subarray(at);
    const order = tiff.toString("latin1", 0, 4);
    if (order === "II*\0" || order === "MM\0*") return tiff;
    if (order === "Exif") return tiff.subarray(6);
  }
  return null;
}

function decoded(bytes: Buffer, encoding: string): Buffer {
  const limit = { maxOutputLength: maxItemBytes };
  if (encoding === "deflate") return inflateSync(bytes, limit);
  if (encoding === "gzip") return gunzipSync(bytes, limit);
  return encoding === "br" ? brotliDecompressSync(bytes, limit) : bytes;
}

async function blocksIn(file: FileHandle): Promise<HeicBlocks> {
  const blocks: HeicBlocks = { exif: null, xmp: [], iptc: null };
  const { size } = await file.stat();
  const meta = await readMeta(file, size);
  if (!meta) return blocks;
  const boxes = boxesIn(meta, 4, meta.length);
  const [infos, locations, idat] = ["iinf", "iloc", "idat"].map((type) => found(boxes, type));
  if (!infos || !locations) return blocks;
  const places = placesIn(meta, locations);

  const read = async ({ id, encoding }: Item): Promise<Buffer | null> => {
    const { construction = inFile, parts = [] } = places.get(id) ?? {};
    const total = parts.reduce((sum, { length }) => sum + length, 0);
    if (total > maxItemBytes || construction > inIdat) return null;
    const bytes: Buffer[] = [];
    for (const { offset, length } of parts) {
      // A length of 0 means all there is.
      if (construction === inFile)
        bytes.push(await readBytes(file, offset, Math.min(length || maxItemBytes, size - offset)));
      else if (idat)
        bytes.push(
          meta.subarray(idat.from + offset, length ? idat.from + offset + length : idat.to),
        );
    }
    return decoded(Buffer.concat(bytes), encoding);
  };

  for (const item of itemsIn(meta, infos)) {
    const { type, contentType } = item;
    // One broken item costs none of the others.
    const bytes = ["Exif", "mime", "iptc"].includes(type)
      ? await read(item).catch(() => null)
      : null;
    if (!bytes) continue;
    if (type === "Exif") blocks.exif ??= tiffIn(bytes);
    else if (type === "iptc" || bytes[0] === 0x1c) blocks.iptc ??= bytes;
    else if (contentType === "application/rdf+xml" || bytes.includes("<rdf:RDF"))
      blocks.xmp.push(bytes);
  }
  return blocks;
}

/** The EXIF, XMP and IPTC of a HEIC file, by its boxes; what cannot be read is left out. */
export async function heicBlocks(path: string): Promise<HeicBlocks> {
  const file = await open(path);
  try {
    return await blocksIn(file).catch(() => ({ exif: null, xmp: [], iptc: null }));
  } finally {
    await file.close();
  }
}
