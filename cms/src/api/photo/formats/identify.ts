import { constants } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import sharp from "sharp";
import { importMessages } from "shared-types/photo/import-messages";
import { importMaxMegapixels, type PhotoMimeType } from "shared-types/photo/import";
import { heicSize, isHeic, type HeaderSize } from "./heic-header";
import { readBytes } from "./read-bytes";
import { RefusedFileError } from "./refused-file";
import { tiffLayout } from "./tiff-directory";

const newSubfileType = 254;
const dngVersion = 50706;
const maxEntries = 4096;

/**
 * Whether a TIFF file is a camera raw file: DNG, CR2, or one whose first picture is a thumbnail.
 * sharp would read such a file and use the thumbnail as the photo.
 */
async function isRawPhoto(file: FileHandle, head: Buffer): Promise<boolean> {
  const little = head[0] === 0x49;
  const short = (bytes: Buffer, at: number) =>
    little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
  const { place, placeBytes, firstAt, count, countBytes, entryBytes } = tiffLayout(head);
  if (head.length < 16 || head.toString("latin1", 8, 10) === "CR") return true;

  const directory = place(head, firstAt, little);
  const counted = await readBytes(file, directory, countBytes);
  if (counted.length < countBytes) return false;
  const length = Math.min(count(counted, 0, little), maxEntries) * entryBytes;
  const entries = await readBytes(file, directory + countBytes, length);
  for (let at = 0; at + entryBytes <= entries.length; at += entryBytes) {
    const tag = short(entries, at);
    if (tag === dngVersion) return true;
    const value = entries[at + 4 + placeBytes + (little ? 0 : 3)] ?? 0;
    if (tag === newSubfileType && (value & 1) === 1) return true;
  }
  return false;
}

/** Enough for file signatures and a HEIC file's list of brands. */
const headBytes = 256;

const begins = (head: Buffer, ...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);

/** How each format begins, and what sharp calls its loader; a HEIC file's type is told by its boxes, and libheif reads it. */
const known: Record<
  Exclude<PhotoMimeType, "image/heic">,
  { loader: string; isHead: (head: Buffer) => boolean }
> = {
  // Stray bytes may follow.
  "image/jpeg": { loader: "Jpeg", isHead: (head) => begins(head, 0xff, 0xd8) },
  "image/png": {
    loader: "Png",
    isHead: (head) => begins(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  "image/tiff": {
    loader: "Tiff",
    isHead: (head) =>
      [0x2a, 0x2b].some(
        (kind) => begins(head, 0x49, 0x49, kind, 0) || begins(head, 0x4d, 0x4d, 0, kind),
      ),
  },
  "image/webp": {
    loader: "Webp",
    isHead: (head) => /^RIFF.{4}WEBP/s.test(head.toString("latin1", 0, 12)),
  },
};

// Of sharp's loaders, those for SVG, GIF, AVIF, PDF and the rest are never used, whatever a file claims to be.
const loaders = Object.values(known).map(({ loader }) => `VipsForeignLoad${loader}`);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: loaders.flatMap((loader) => [`${loader}File`, `${loader}Buffer`]) });

/** A file's type by its first bytes; undefined when it is not an accepted type, or one that its boxes tell. */
const typeOf = (head: Buffer) =>
  (Object.keys(known) as (keyof typeof known)[]).find((type) => known[type].isHead(head));

/** Containers of MP4 and QuickTime, by the brand behind their length. */
const videoHead = /^.{4}ftyp(?:qt {2}|isom|iso\d|mp4\d|M4V|3g\w|avc1|MSNV|mmp4)/s;

/** Why a file that begins so is not taken, and what to do. */
function reasonOf(head: Buffer): string {
  const text = head.toString("latin1", 0, 12);
  if (text.startsWith("%PDF-")) return importMessages.pdf;
  if (text.startsWith("PK\x03\x04")) return importMessages.zip;
  return videoHead.test(text) ? importMessages.video : importMessages.notPhoto;
}

/** The size of the first picture, from the header alone; null when unreadable. */
async function sharpSize(path: string): Promise<HeaderSize | null> {
  return sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
}

async function identified(path: string, file: FileHandle): Promise<PhotoMimeType> {
  const stat = await file.stat();
  if (!stat.isFile()) throw new RefusedFileError(importMessages.notPhoto);
  if (stat.size === 0) throw new RefusedFileError(importMessages.empty);
  const head = await readBytes(file, 0, headBytes);
  const mimeType = typeOf(head) ?? ((await isHeic(file, head, stat.size)) ? "image/heic" : null);
  if (mimeType === null) throw new RefusedFileError(reasonOf(head));
  if (mimeType === "image/tiff" && (await isRawPhoto(file, head)))
    throw new RefusedFileError(importMessages.raw);

  const size = await (mimeType === "image/heic" ? heicSize(file, stat.size) : sharpSize(path));
  const isOther = mimeType === "image/jpeg" && head[2] !== 0xff;
  if (!size || size.width * size.height === 0)
    throw new RefusedFileError(isOther ? importMessages.notPhoto : importMessages.damaged);
  if (size.width * size.height > importMaxMegapixels * 1_000_000)
    throw new RefusedFileError(importMessages.tooManyPixels);
  return mimeType;
}

/**
 * The MIME type of a photo, judged by its content and never by its name.
 * @throws RefusedFileError with the reason, before a pixel is decoded (docs/product.md 6.1).
 */
export async function identify(path: string): Promise<PhotoMimeType> {
  // Opening a pipe in the inbox would block forever.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return await identified(path, file);
  } finally {
    await file.close();
  }
}
