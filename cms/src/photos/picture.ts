import { open } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { importMaxMegapixels } from "shared-types";
import { heicAsTiff } from "./heic";
import { heicSize } from "./heic-header";

const limitInputPixels = importMaxMegapixels * 1_000_000;

/** The picture of a photo's file, to be turned and scaled. */
export async function openPicture(file: string, mimeType: string): Promise<Sharp> {
  const input = mimeType === "image/heic" ? await heicAsTiff(file) : file;
  return sharp(input, { limitInputPixels });
}

/** How many pixels a picture has, by its header. */
export async function pixelsOf(file: string, mimeType: string): Promise<number> {
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
