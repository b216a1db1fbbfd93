import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import type { PhotoMimeType } from "shared-types/photo/import";
import { heicBlocks } from "./heic-items";
import { jpegSegments } from "./jpeg-segments";
import { photoshopResources } from "./photoshop";
import { pngChunks } from "./png-chunks";
import { bytesAt, tiffDirectory, type TiffDirectory } from "./tiff-directory";

/** The metadata of a file as it lies in it: none of it is judged yet. */
export interface MetadataBlocks {
  /** A TIFF structure: EXIF, or a whole TIFF file. */
  exif: Buffer | null;
  /** XMP packets; what comes first wins. */
  xmp: Buffer[];
  /** IPTC-IIM records. */
  iptc: Buffer | null;
  /** MD5 of the IPTC records when XMP was last made equal to them, in hexadecimal; '' if nobody said so. */
  iptcDigest: string;
}

const nothing = (): MetadataBlocks => ({ exif: null, xmp: [], iptc: null, iptcDigest: "" });

const iptcTag = 33723;
const photoshopTag = 34377;
const xmpTag = 700;

const exifMark = /^Exif\0[\0\xff]/;
const xmpMark = "http://ns.adobe.com/xap/1.0/\0";
const extensionMark = "http://ns.adobe.com/xmp/extension/\0";
const photoshopMark = "Photoshop 3.0\0";

const starts = (bytes: Buffer, mark: string) => bytes.toString("latin1", 0, mark.length) === mark;

/** What Adobe's resources hold is added where the file says nothing itself. */
function addPhotoshop(blocks: MetadataBlocks, resources: Buffer): void {
  const found = photoshopResources(resources);
  blocks.iptc ??= found.iptc;
  blocks.iptcDigest ||= found.iptcDigest;
  if (found.xmp) blocks.xmp.push(found.xmp);
}

/**
 * Some programs store IPTC in a TIFF as 32-bit numbers, and swap them where the file's byte order is not
 * that of their machine. The first byte of a record is 0x1c.
 */
function iptcIn(directory: TiffDirectory): Buffer | null {
  const bytes = bytesAt(directory, iptcTag);
  if (!bytes || bytes[0] === 0x1c || bytes[3] !== 0x1c) return bytes;
  return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 4))).swap32();
}

/** Adds the blocks that a TIFF structure has tags for. */
function addTiff(blocks: MetadataBlocks, tiff: Buffer): void {
  blocks.exif = tiff;
  const directory = tiffDirectory(tiff);
  const xmp = bytesAt(directory, xmpTag);
  if (xmp) blocks.xmp.push(xmp);
  blocks.iptc ??= iptcIn(directory);
  const resources = bytesAt(directory, photoshopTag);
  if (resources) addPhotoshop(blocks, resources);
}

/** The parts of an XMP packet that is longer than a segment, in their order; each has a GUID, a length and an offset. */
function extendedXmp(parts: Buffer[]): Buffer[] {
  const byGuid = new Map<string, Buffer[]>();
  for (const part of parts.filter(({ length }) => length > 40)) {
    const guid = part.toString("latin1", 0, 32);
    byGuid.set(guid, [...(byGuid.get(guid) ?? []), part]);
  }
  return [...byGuid.values()].map((own) => {
    const ordered = own.toSorted((a, b) => a.readUInt32BE(36) - b.readUInt32BE(36));
    return Buffer.concat(ordered.map((part) => part.subarray(40)));
  });
}

function jpegBlocks(file: Buffer): MetadataBlocks {
  const blocks = nothing();
  const extensions: Buffer[] = [];
  const resources: Buffer[] = [];
  for (const { marker, from, to } of jpegSegments(file)) {
    const body = file.subarray(from, to);
    if (marker === 0xe1 && exifMark.test(body.toString("latin1", 0, 6))) {
      if (!blocks.exif) addTiff(blocks, body.subarray(6));
    } else if (marker === 0xe1 && starts(body, xmpMark))
      blocks.xmp.push(body.subarray(xmpMark.length));
    else if (marker === 0xe1 && starts(body, extensionMark))
      extensions.push(body.subarray(extensionMark.length));
    else if (marker === 0xed && starts(body, photoshopMark))
      resources.push(body.subarray(photoshopMark.length));
  }
  blocks.xmp.push(...extendedXmp(extensions));
  // Resources longer than a segment go on in the next.
  addPhotoshop(blocks, Buffer.concat(resources));
  return blocks;
}

function webpBlocks(file: Buffer): MetadataBlocks {
  const blocks = nothing();
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4);
    const body = file.subarray(at + 8, at + 8 + size);
    const type = file.toString("latin1", at, at + 4);
    if (type === "EXIF" && !blocks.exif) addTiff(blocks, withoutMark(body));
    if (type === "XMP ") blocks.xmp.push(body);
    at += 8 + size + (size % 2);
  }
  return blocks;
}

/** A TIFF structure without the mark that some programs leave in front of it. */
const withoutMark = (exif: Buffer) =>
  exifMark.test(exif.toString("latin1", 0, 6)) ? exif.subarray(6) : exif;

const inflated = (bytes: Buffer): Buffer => {
  try {
    return inflateSync(bytes, { maxOutputLength: 16 * 1024 * 1024 });
  } catch {
    return Buffer.alloc(0);
  }
};

/** The keyword and text of a PNG text chunk: tEXt, zTXt or iTXt. */
function pngText(type: string, body: Buffer): { keyword: string; text: Buffer } {
  const end = body.indexOf(0);
  const keyword = body.toString("latin1", 0, Math.max(end, 0));
  if (type === "tEXt") return { keyword, text: body.subarray(end + 1) };
  if (type === "zTXt") return { keyword, text: inflated(body.subarray(end + 2)) };
  const language = body.indexOf(0, end + 3);
  const text = body.subarray(body.indexOf(0, language + 1) + 1);
  return { keyword, text: body[end + 1] === 1 ? inflated(text) : text };
}

/** A profile as ImageMagick and ExifTool write it: name and length, then hexadecimal digits. */
function rawProfile(text: Buffer): Buffer {
  const [, digits = ""] = /^\s*\S+\s+\d+\s([\da-f\s]*)/i.exec(text.toString("latin1")) ?? [];
  return Buffer.from(digits.replace(/\s/g, ""), "hex");
}

function addPngText(blocks: MetadataBlocks, keyword: string, text: Buffer): void {
  if (keyword === "XML:com.adobe.xmp") blocks.xmp.unshift(text);
  const [, profile] = /^Raw profile type (\w+)/.exec(keyword) ?? [];
  if (!profile) return;
  const bytes = rawProfile(text);
  if (profile === "xmp") blocks.xmp.push(bytes);
  else if (profile === "iptc" && bytes[0] === 0x1c) blocks.iptc ??= bytes;
  // ImageMagick calls the whole of Adobe's resources 'iptc'.
  else if (profile === "iptc" || profile === "8bim") addPhotoshop(blocks, bytes);
  else if (starts(bytes, xmpMark)) blocks.xmp.push(bytes.subarray(xmpMark.length));
  else if (!blocks.exif) addTiff(blocks, withoutMark(bytes));
}

/** The metadata blocks of a PNG file. */
export function pngBlocks(file: Buffer): MetadataBlocks {
  const blocks = nothing();
  for (const { type, body } of pngChunks(file)) {
    if (type === "eXIf") addTiff(blocks, withoutMark(body));
    if (["tEXt", "zTXt", "iTXt"].includes(type)) {
      const { keyword, text } = pngText(type, body);
      addPngText(blocks, keyword, text);
    }
  }
  return blocks;
}

function tiffBlocks(file: Buffer): MetadataBlocks {
  const blocks = nothing();
  addTiff(blocks, file);
  return blocks;
}

async function heic(path: string): Promise<MetadataBlocks> {
  const blocks = nothing();
  const { exif, xmp, iptc } = await heicBlocks(path);
  if (exif) addTiff(blocks, exif);
  blocks.xmp.unshift(...xmp);
  blocks.iptc ??= iptc;
  return blocks;
}

/** The metadata blocks of a photo's file, wherever in it they are. */
export async function metadataBlocks(
  path: string,
  mimeType: PhotoMimeType,
): Promise<MetadataBlocks> {
  if (mimeType === "image/heic") return heic(path);
  const file = await readFile(path);
  const read = {
    "image/jpeg": jpegBlocks,
    "image/png": pngBlocks,
    "image/webp": webpBlocks,
    "image/tiff": tiffBlocks,
  }[mimeType];
  return read(file);
}
