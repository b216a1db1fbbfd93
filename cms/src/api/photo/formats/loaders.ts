import sharp from "sharp";

/**
 * Limits sharp in this process to the formats this site accepts. Its loaders for SVG, GIF,
 * AVIF, PDF and the rest are never used, whatever a file claims to be.
 */
export function allowPhotoLoaders(): void {
  const formats = ["Jpeg", "Png", "Webp", "Tiff"];
  sharp.block({ operation: ["VipsForeignLoad"] });
  const loaders = (kind: string) => formats.map((format) => `VipsForeignLoad${format}${kind}`);
  sharp.unblock({ operation: [...loaders("File"), ...loaders("Buffer")] });
}
