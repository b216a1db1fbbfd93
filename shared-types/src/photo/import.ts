/** Limits of one file (docs/product.md 6.1): bytes at upload, megapixels of the picture. */
export const uploadMaxBytes = 50 * 1024 * 1024;
export const importMaxMegapixels = 65;

/** The formats the site accepts, recognized by content; also the file chooser's `accept`. */
export const photoMimeTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/tiff",
  "image/heic",
] as const;
export type PhotoMimeType = (typeof photoMimeTypes)[number];

/** Where a phone's share sheet posts photos, and the query of what did not arrive (docs/product.md 3.8). */
export const shareTarget = {
  path: "/cp/photosimport",
  field: "files",
  missed: "shared=missed",
} as const;

/** Photos that one `photosdetails` call may ask for. */
export const detailsMax = 500;
