import { open, readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { importMaxMegapixels, type PhotoMimeType } from "shared-types/photo/import";
import { heicAsTiff } from "./heic";
import { heicSize } from "./heic-header";
import { soundJpeg } from "./sound-jpeg";
import { numbersAt, tiffDirectory } from "./tiff-directory";

const limitInputPixels = importMaxMegapixels * 1_000_000;

const photometric = 262;
const samplesPerPixel = 277;
const extraSamples = 338;
const rgb = 2;

/**
 * A TIFF's picture without samples that are neither color nor transparency, such as the infrared channel of a film
 * scanner, which decoders take for transparency; null if it has none.
 */
async function withoutExtraSamples(file: string): Promise<Buffer | null> {
  const directory = tiffDirectory(await readFile(file));
  const [[color], [samples = 3], extras] = [photometric, samplesPerPixel, extraSamples].map((tag) =>
    numbersAt(directory, tag),
  ) as [number[], number[], number[]];
  // 1 and 2 are transparency; 0 is what no one has named, and so is a sample without a word.
  if (color !== rgb || samples < 4 || extras.some((kind) => kind === 1 || kind === 2)) return null;
  return sharp(file, { limitInputPixels })
    .autoOrient()
    .removeAlpha()
    .toColourspace("srgb")
    .tiff({ compression: "none" })
    .toBuffer();
}

async function inputOf(file: string, mimeType: PhotoMimeType): Promise<string | Buffer> {
  if (mimeType === "image/heic") return heicAsTiff(file);
  if (mimeType === "image/tiff") return (await withoutExtraSamples(file)) ?? file;
  return (mimeType === "image/jpeg" && soundJpeg(await readFile(file))) || file;
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

/**
 * Decodes a photo's file with a sharp pipeline that refuses what is cut or damaged; `use` may be called again for a JPEG with
 * stray bytes.
 */
export async function withPicture<Result>(
  file: string,
  mimeType: PhotoMimeType,
  use: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  const input = await inputOf(file, mimeType);
  try {
    return await use(sharp(input, { limitInputPixels }));
  } catch (error) {
    if (mimeType !== "image/jpeg" || !(await hasStraysOnly(input, error))) throw error;
    return use(sharp(input, { limitInputPixels, failOn: "truncated" }));
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
