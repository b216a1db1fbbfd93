/** Limits of one file (docs/product.md 6.1): size at upload, megapixels of the picture. */
export const uploadMaxMegabytes = 50;
export const uploadMaxBytes = uploadMaxMegabytes * 1024 * 1024;
export const importMaxMegapixels = 65;

/** The formats the site accepts. The server recognizes them by content; a browser goes by types and extensions. */
const photoFormats = [
  { name: "JPEG", type: "image/jpeg", extensions: ["jpg", "jpeg", "jpe", "jfif", "mpo"] },
  { name: "PNG", type: "image/png", extensions: ["png"] },
  { name: "WebP", type: "image/webp", extensions: ["webp"] },
  { name: "TIFF", type: "image/tiff", extensions: ["tif", "tiff"] },
  { name: "HEIC", type: "image/heic", extensions: ["heic", "heif", "hif"] },
] as const;
export type PhotoMimeType = (typeof photoFormats)[number]["type"];

/** What the names of such files end in. */
export const photoExtensions: string[] = photoFormats.flatMap(({ extensions }) => extensions);

export const photoMimeTypes = photoFormats.map(({ type }) => type);

/** In words: "JPEG, PNG or HEIC". */
export const photoFormatNames = photoFormats
  .map(({ name }) => name)
  .join(", ")
  .replace(/, (\w+)$/, " or $1");

/** Where a phone's share sheet posts photos, and the query of what did not arrive (docs/product.md 3.8). */
export const shareTarget = {
  path: "/cp/photosimport",
  field: "files",
  missed: "shared=missed",
} as const;

/** Photos that one `photosdetails` call may ask for. */
export const detailsMax = 500;

/** Why the owner may want to look at the date of an imported photo: it is ahead of today, only a part of one, only in the name, or that of a post. */
export const openDateReasons = ["future", "part", "name", "posted"] as const;
