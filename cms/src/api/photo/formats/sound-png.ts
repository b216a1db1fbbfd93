import { crc32, deflateSync } from "node:zlib";
import { gammaProfile, namedProfile } from "./icc-profile";
import { pngBlocks } from "./metadata-blocks";
import { pngChunks } from "./png-chunks";
import { numbersAt, tiffDirectory } from "./tiff-directory";

const orientation = 0x0112;
const usualGamma = 2.2;

function chunkOf(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** The ICC profile of colors that are named by the numbers of ITU-T H.273, or else of a gamma that is not about sRGB's. */
function profileOf(bodies: Map<string, Buffer>): Buffer | null {
  const isGray = ((bodies.get("IHDR")?.[9] ?? 0) & 2) === 0;
  if (isGray) return null;
  const [primaries = 0, transfer = 0] = bodies.get("cICP") ?? [];
  const profile = namedProfile(primaries, transfer);
  if (profile || bodies.has("iCCP") || bodies.has("sRGB")) return profile;
  const stored = bodies.get("gAMA");
  const gamma = stored?.length === 4 ? 100_000 / stored.readUInt32BE(0) : usualGamma;
  // Beyond these a program was mistaken: a picture of next to no light.
  const isOther = gamma >= 1 && gamma <= 3 && Math.abs(gamma - usualGamma) > 0.1;
  return isOther ? gammaProfile(gamma) : null;
}

/**
 * The same picture with what libvips (8.18) passes over where it stands: colors that are no ICC profile (`cICP`, as HDR is
 * saved; `gAMA`), and how it is turned if EXIF stands behind the pixels, as ImageMagick writes it, or in a text, as exiv2
 * and so digiKam, gThumb and Shotwell do. Null if there is nothing of these.
 */
export function soundPng(file: Buffer): Buffer | null {
  const chunks = pngChunks(file);
  const [header] = chunks;
  const before = chunks.slice(
    0,
    chunks.findIndex(({ type }) => type === "IDAT"),
  );
  if (!header) return null;
  const profile = profileOf(new Map(before.map(({ type, body }) => [type, body])));
  const { exif } = pngBlocks(file);
  const isTurned = exif !== null && (numbersAt(tiffDirectory(exif), orientation)[0] ?? 1) > 1;
  const isUnseen = isTurned && !before.some(({ type }) => type === "eXIf");
  if (!profile && !isUnseen) return null;
  const others = chunks
    .slice(1)
    .filter(({ type }) => !(profile && type === "iCCP") && !(isUnseen && type === "eXIf"));
  return Buffer.concat([
    file.subarray(0, header.to),
    ...(profile
      ? [chunkOf("iCCP", Buffer.concat([Buffer.from("named\0\0"), deflateSync(profile)]))]
      : []),
    ...(isUnseen ? [chunkOf("eXIf", exif)] : []),
    ...others.map(({ from, to }) => file.subarray(from, to)),
  ]);
}
