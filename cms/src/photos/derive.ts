import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import { fullMax, photoWidths } from "shared-types";
import { folders } from "./folders";
import { webFileName } from "./names";

/** What the public files of a photo turned out to be; sizes in px and bytes. */
export interface Derived {
  width: number;
  height: number;
  fileSize: number;
  webpWidths: number[];
  placeholder: string;
}

const thumbMax = 480;
const keySide = 160;
const bannerRatio = 3;
const placeholderWidth = 16;
/** Every size up to this width is made from a copy of this width. */
const smallWidth = 640;
const jpeg = { quality: 82, progressive: true } as const;
const webp = { quality: 76, effort: 2 } as const;

async function put(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

const rawOf = ({ width, height, channels }: OutputInfo) => ({ width, height, channels });

/** The banner: 3:1, cut where the picture is busiest. */
function banner(image: Sharp, width: number): Sharp {
  const size = { width, height: Math.round(width / bannerRatio) };
  return image.resize({ ...size, fit: "cover", position: sharp.strategy.attention });
}

/**
 * Makes every public file of a photo: upright, in sRGB, without metadata (contract §6).
 * `fileName` ends in .jpg and is free.
 */
export async function derive(original: string, fileName: string): Promise<Derived> {
  const { data, info } = await sharp(original, { limitInputPixels: 60_000_000 })
    .rotate()
    .resize({ width: fullMax, height: fullMax, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const image = () => sharp(data, { raw: { width, height, channels } });
  const smaller = await image()
    .resize({ width: Math.min(width, smallWidth) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = () => sharp(smaller.data, { raw: rawOf(smaller.info) });

  const full = await image().jpeg(jpeg).toBuffer();
  const webpWidths = photoWidths.filter((candidate) => candidate <= width);
  const thumb = small().resize({ width: thumbMax, height: thumbMax, fit: "inside" });
  const key = image().resize({ width: keySide, height: keySide, fit: "cover" });
  const tiny = small().resize({ width: placeholderWidth }).webp({ quality: 40 });
  await Promise.all([
    put(join(folders.full, fileName), full),
    put(join(folders.thumb, fileName), await thumb.jpeg(jpeg).toBuffer()),
    put(join(folders.key, fileName), await key.jpeg(jpeg).toBuffer()),
    put(join(folders.banner, fileName), await banner(image(), width).jpeg(jpeg).toBuffer()),
  ]);
  for (const webWidth of webpWidths) {
    const source = webWidth <= smallWidth ? small() : image();
    const bytes = await source.resize({ width: webWidth }).webp(webp).toBuffer();
    await put(join(folders.web, webFileName(fileName, webWidth, "webp")), bytes);
  }
  const placeholder = `data:image/webp;base64,${(await tiny.toBuffer()).toString("base64")}`;
  return { width, height, fileSize: full.length, webpWidths, placeholder };
}
