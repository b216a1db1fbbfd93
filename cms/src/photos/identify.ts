import sharp from "sharp";

const mimeTypes: Record<string, string> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  tiff: "image/tiff",
};

const maxMegapixels = 60;

export class RefusedFile extends Error {
  override name = "RefusedFile";
}

/**
 * The MIME type of an image file, judged by its content.
 * @throws RefusedFile with the reason, before a pixel is decoded (contract §6).
 */
export async function identify(file: string): Promise<string> {
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new RefusedFile("This is not an image this site can read.");
    });
  const mimeType = mimeTypes[metadata.format];
  if (!mimeType) throw new RefusedFile("Only JPEG, PNG, WebP and TIFF photos can be imported.");
  if (metadata.width * metadata.height > maxMegapixels * 1_000_000)
    throw new RefusedFile(`This photo has more than ${maxMegapixels} megapixels.`);
  return mimeType;
}
