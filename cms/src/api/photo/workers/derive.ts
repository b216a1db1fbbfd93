import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import { bannerRatio, fullMax, photoWidths } from "shared-types/photo/codes";

/** Facts about a photo's public files; sizes in px and bytes. */
export interface Derived {
  width: number;
  height: number;
  fileSize: number;
  /** Widths of the responsive files, in WebP and JPEG. */
  webWidths: number[];
  placeholder: string;
}

/** What the owner changes in a picture. */
export interface PictureEdit {
  /** Degrees clockwise, after the file's own orientation. */
  rotation: number;
  /** Where the banner is cut out, in percent of the way; null: where the picture has most detail. */
  bannerAt: number | null;
}

export const unedited: PictureEdit = { rotation: 0, bannerAt: null };

/** Longer side of a thumbnail, px. */
export const thumbMax = 480;
const keySide = 160;
const placeholderWidth = 16;
/** Sizes up to this width are made from a copy of this width. */
const smallWidth = 640;
/** Flushes the files, so that no record refers to one that a power cut could lose. */
const onDisk = { flush: true };
const jpeg = { quality: 82, progressive: true } as const;
const webp = { quality: 76, effort: 2 } as const;
const avif = { quality: 50, effort: 2 } as const;

/** A picture this much wider than its widest responsive file gets one of its own width. */
const notableGain = 1.2;

/**
 * Widths of the responsive files of a picture: the standard ones it has the pixels for, and its own
 * if that is much larger, so that a picture of 1200 px is not shown at 960.
 */
export function responsiveWidths(width: number): number[] {
  const widths = photoWidths.filter((candidate) => candidate <= width);
  const own = Math.min(width, Math.max(...photoWidths));
  return own > notableGain * (widths.at(-1) ?? 0) ? [...widths, own] : widths;
}

interface RawPicture {
  data: Buffer;
  info: OutputInfo;
}

const image = ({ data, info: { width, height, channels } }: RawPicture) =>
  sharp(data, { raw: { width, height, channels } });

/** Turns a picture upright and then as the owner wants it, limits it to the full size, and converts it to sRGB. */
function upright(picture: Sharp, rotation: number): Promise<RawPicture> {
  return picture
    .autoOrient()
    .rotate(rotation)
    .resize({ width: fullMax, height: fullMax, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The banner, 3:1: cropped where the owner wants it, or where the picture has most detail. */
function banner(full: RawPicture, at: number | null): Sharp {
  const { width, height } = full.info;
  const size = { width, height: Math.round(width / bannerRatio) };
  if (at === null)
    return image(full).resize({ ...size, fit: "cover", position: sharp.strategy.attention });
  const strip = {
    width: Math.min(width, Math.round(height * bannerRatio)),
    height: Math.min(height, size.height),
  };
  const left = Math.round(((width - strip.width) * at) / 100);
  const top = Math.round(((height - strip.height) * at) / 100);
  return image(full)
    .extract({ left, top, ...strip })
    .resize({ ...size, fit: "fill" });
}

/**
 * Makes a photo's public files in a folder: upright, in sRGB, without metadata (docs/product.md 6.2).
 * One at a time: another process has the other core.
 */
export async function derive(
  picture: Sharp,
  folder: string,
  { rotation, bannerAt }: PictureEdit,
): Promise<Derived> {
  const full = await upright(picture, rotation);
  const { width, height } = full.info;
  const small = await image(full)
    .resize({ width: Math.min(width, smallWidth) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const put = async (part: string, made: Sharp): Promise<number> => {
    const bytes = await made.toBuffer();
    await writeFile(join(folder, part), bytes, onDisk);
    return bytes.length;
  };
  const fileSize = await put("full.jpg", image(full).jpeg(jpeg));
  const thumb = image(small).resize({
    width: thumbMax,
    height: thumbMax,
    fit: "inside",
    withoutEnlargement: true,
  });
  await put("thumb.jpg", thumb.jpeg(jpeg));
  const key = image(full).resize({ width: keySide, height: keySide, fit: "cover" });
  await put("key.jpg", key.jpeg(jpeg));
  await put("banner.jpg", banner(full, bannerAt).jpeg(jpeg));
  const webWidths = responsiveWidths(width);
  for (const webWidth of webWidths) {
    const scaled = await image(webWidth <= smallWidth ? small : full)
      .resize({ width: webWidth })
      .raw()
      .toBuffer({ resolveWithObject: true });
    await put(`web-${webWidth}.webp`, image(scaled).webp(webp));
    await put(`web-${webWidth}.jpg`, image(scaled).jpeg(jpeg));
  }
  const tiny = await image(small)
    .resize({ width: placeholderWidth })
    .webp({ quality: 40 })
    .toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString("base64")}`;
  return { width, height, fileSize, webWidths, placeholder };
}

/** Makes the responsive files in AVIF, which takes long. */
export async function deriveAvif(
  picture: Sharp,
  widths: number[],
  { folder, edit }: { folder: string; edit: PictureEdit },
): Promise<void> {
  const full = await upright(picture, edit.rotation);
  for (const width of widths) {
    const made = image(full).resize({ width }).avif(avif);
    await writeFile(join(folder, `web-${width}.avif`), await made.toBuffer(), onDisk);
  }
}
