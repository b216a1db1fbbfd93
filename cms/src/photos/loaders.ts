import sharp from "sharp";

/**
 * The formats sharp may read in this process: the ones this site takes. Its loaders for SVG, GIF,
 * AVIF, PDF and the rest are never asked, whatever a file claims to be.
 */
export function allowPhotoLoaders(): void {
  const formats = ["Jpeg", "Png", "Webp", "Tiff"];
  sharp.block({ operation: ["VipsForeignLoad"] });
  const loaders = (kind: string) => formats.map((format) => `VipsForeignLoad${format}${kind}`);
  sharp.unblock({ operation: [...loaders("File"), ...loaders("Buffer")] });
}
