import { open, readFile } from "node:fs/promises";
import sharp, { type Matrix3x3, type Sharp } from "sharp";
import { importMessages } from "shared-types/photo/import-messages";
import { importMaxMegapixels, type PhotoMimeType } from "shared-types/photo/import";
import { heicAsTiff } from "./heic";
import { heicSize } from "./heic-header";
import { RefusedFileError } from "./refused-file";
import { soundJpeg } from "./sound-jpeg";
import { soundPng } from "./sound-png";
import { blankTiff } from "./tiff";
import { bytesAt, numbersAt, tiffDirectory, type TiffDirectory } from "./tiff-directory";

const limitInputPixels = importMaxMegapixels * 1_000_000;

const bitsPerSample = 258;
const compression = 259;
const photometric = 262;
const samplesPerPixel = 277;
const extraSamples = 338;
const sampleFormat = 339;
const iccProfile = 34675;
const float = 3;
const ycbcrSubsampling = 530;
const blackIsZero = 1;
const rgb = 2;
const ycbcr = 6;
const cieLab = 8;

/** A file or its bytes to decode, and from which of the decoder's complaints on it is damaged. */
interface Input {
  from: string | Buffer;
  failOn: "truncated" | "warning" | "error";
}

/**
 * The picture, its colors to become sRGB's. Where a picture of 16 bits has a profile, sharp (0.35) makes Display P3 of its colors
 * and does not say so, and of a gray one it forgets the profile.
 */
async function opened({ from, failOn }: Input): Promise<Sharp> {
  const picture = sharp(from, { limitInputPixels, failOn });
  const { space, hasProfile } = await picture.metadata();
  if (hasProfile && space === "rgb16") return picture.withIccProfile("srgb", { attach: false });
  return hasProfile && space === "grey16" ? picture.pipelineColourspace("b-w") : picture;
}

/** Old and new. */
const jpegSchemes = [6, 7];
/** CCITT 2, T.4, T.6 and JPEG: of what is damaged in these, a TIFF's decoder only warns. */
const warnedOf = new Set([2, 3, 4, ...jpegSchemes]);

/**
 * In a TIFF, warnings are else of its tags alone, which many programs write out of order or without an end; they cost no
 * pixel.
 */
const tiffFailsOn = (directory: TiffDirectory) =>
  numbersAt(directory, compression).some((scheme) => warnedOf.has(scheme)) ? "warning" : "error";

/** From full-range YCbCr, whose zero of color is 128, to RGB (ITU-R BT.601). */
const ycbcrToRgb: Matrix3x3 = [
  [1, 0, 1.402],
  [1, -0.344136, -0.714136],
  [1, 1.772, 0],
];
const rgbOfZeroYcbcr = ycbcrToRgb.map(([, blue, red]) => -128 * (blue + red));

/** The step that makes RGB of a TIFF whose samples libvips takes for something else (8.18); null if it needs none. */
function toRgb(directory: TiffDirectory): ((picture: Sharp) => Sharp) | null {
  const numbers = (tag: number) => numbersAt(directory, tag);
  const [[color], [samples = 3]] = [numbers(photometric), numbers(samplesPerPixel)];
  // 1 and 2 are transparency; 0 is what no one has named, such as the infrared channel of a film scanner, and so is a sample without a word.
  const isTransparent = numbers(extraSamples).some((kind) => kind === 1 || kind === 2);
  if (color === rgb && samples > 3 && !isTransparent) return (picture) => picture.removeAlpha();
  // Lab of 8 bits is packed in a fourth channel, which sharp takes for transparency.
  if (color === cieLab && samples === 3) return (picture) => picture;
  // JPEG has its own way from YCbCr to RGB, and libtiff has one where several pixels share a color.
  const isPlain = numbers(ycbcrSubsampling).join() === "1,1";
  const isJpeg = numbers(compression).some((scheme) => jpegSchemes.includes(scheme));
  if (color !== ycbcr || isJpeg || !isPlain) return null;
  return (picture) => picture.recomb(ycbcrToRgb).linear([1, 1, 1], rgbOfZeroYcbcr);
}

/** A TIFF as one of plain RGB; null if it is read as it is. */
async function withoutOddSamples(input: Input, directory: TiffDirectory): Promise<Buffer | null> {
  const step = toRgb(directory);
  if (!step) return null;
  return step((await opened(input)).autoOrient())
    .toColourspace("srgb")
    .tiff({ compression: "none" })
    .toBuffer();
}

/**
 * A TIFF of floating point or of 32 bits, as darktable, RawTherapee, GIMP and Lightroom write it, as one of 16 bits. Of
 * floating point with a profile libvips makes black (8.18; libvips/libvips#4674), and so of gray; whole numbers
 * of 32 bits it takes for ones of 8. Null if it is none of these.
 */
async function with16Bits(
  { from, failOn }: Input,
  directory: TiffDirectory,
): Promise<Buffer | null> {
  const profile = bytesAt(directory, iccProfile);
  const isFloat = numbersAt(directory, sampleFormat).includes(float);
  const isLong = !isFloat && numbersAt(directory, bitsPerSample)[0] === 32;
  const [color] = numbersAt(directory, photometric);
  const isGray = color === blackIsZero;
  if (!(isFloat && (profile || isGray)) && !isLong) return null;
  if (!isGray && color !== rgb) return null;
  const picture = sharp(from, { limitInputPixels, failOn, ignoreIcc: true })
    .autoOrient()
    .removeAlpha();
  const { data, info } = await (
    isFloat
      ? picture.toColourspace(isGray ? "b-w" : "scrgb").raw({ depth: "float" })
      : picture.toColourspace(isGray ? "grey16" : "rgb16").raw({ depth: "ushort" })
  ).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== (isGray ? 1 : 3)) return null;
  const { file, pixels } = blankTiff({ width, height, profile, bits: 16, isGray });
  const given = isFloat
    ? new Float32Array(data.buffer, data.byteOffset, data.length / 4)
    : new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const taken = new Uint16Array(pixels.buffer, pixels.byteOffset, pixels.length / 2).fill(65535);
  for (const [n, light] of given.entries())
    taken[isGray ? n : Math.floor(n / 3) * 4 + (n % 3)] = isFloat
      ? Math.min(1, Math.max(0, light)) * 65535
      : light;
  return file;
}

async function tiffInput(file: string): Promise<Input> {
  const directory = tiffDirectory(await readFile(file));
  const input: Input = { from: file, failOn: tiffFailsOn(directory) };
  const plain = (await withoutOddSamples(input, directory)) ?? (await with16Bits(input, directory));
  return { ...input, from: plain ?? file };
}

async function inputOf(file: string, mimeType: PhotoMimeType): Promise<Input> {
  if (mimeType === "image/tiff") return tiffInput(file);
  if (mimeType === "image/heic") return { from: await heicAsTiff(file), failOn: "warning" };
  const sound = { "image/jpeg": soundJpeg, "image/png": soundPng, "image/webp": null }[mimeType];
  return { from: sound?.(await readFile(file)) ?? file, failOn: "warning" };
}

/**
 * Whether stray bytes between a JPEG's scans are all that its decoder warns of: they cost no pixel. It names its first
 * warning only, and says how many there were once it is done.
 */
async function hasStraysOnly(input: string | Buffer, error: unknown): Promise<boolean> {
  if (!/extraneous bytes before marker/.test(String(error))) return false;
  const warnings: string[] = [];
  const collected = (pipeline: Sharp) =>
    pipeline
      .on("warning", (warning: string) => warnings.push(warning))
      .raw()
      .toBuffer();
  await collected(sharp(input, { limitInputPixels, failOn: "truncated" }));
  // What comes in late is told by the next picture.
  await collected(sharp({ create: { width: 1, height: 1, channels: 3, background: "white" } }));
  return warnings[0] === "read gave 1 warnings" && warnings.length === 2;
}

/** libtiff of a compression that it, or the library sharp comes with, has no decoder for. */
const noDecoder = /compression support is not configured|decoding is not implemented/;

/** Uses a photo's picture; `use` may be called again for a JPEG with stray bytes. */
async function decoded<Result>(
  file: string,
  mimeType: PhotoMimeType,
  use: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  const input = await inputOf(file, mimeType);
  try {
    return await use(await opened(input));
  } catch (error) {
    if (mimeType !== "image/jpeg" || !(await hasStraysOnly(input.from, error))) throw error;
    return use(await opened({ ...input, failOn: "truncated" }));
  }
}

/**
 * Decodes a photo's file with a sharp pipeline that refuses what is cut or damaged; `use` may be called twice.
 * @throws RefusedFileError for a TIFF of a compression that no decoder here knows
 */
export async function withPicture<Result>(
  file: string,
  mimeType: PhotoMimeType,
  use: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  try {
    return await decoded(file, mimeType, use);
  } catch (error) {
    if (noDecoder.test(String(error))) throw new RefusedFileError(importMessages.compression);
    throw error;
  }
}

/** The number of pixels according to the header. */
export async function pixelsOf(file: string, mimeType: PhotoMimeType): Promise<number> {
  if (mimeType !== "image/heic") {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    return width * height;
  }
  const header = await open(file);
  try {
    const size = await heicSize(header, (await header.stat()).size);
    return size ? size.width * size.height : 0;
  } finally {
    await header.close();
  }
}
