import { open } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { importMaxMegapixels } from "shared-types";
import { heicAsTiff } from "./heic";
import { heicSize } from "./heic-header";

const limitInputPixels = importMaxMegapixels * 1_000_000;

/** A sharp pipeline for a photo's file. */
export async function openPicture(file: string, mimeType: string): Promise<Sharp> {
  const input = mimeType === "image/heic" ? await heicAsTiff(file) : file;
  return sharp(input, { limitInputPixels });
}

/** The number of pixels according to the header. */
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
