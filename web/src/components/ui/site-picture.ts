import { sitePictureWidths, type PhotoSource } from "shared-types";
import type { ShareImage } from "../../lib/page";
import { images } from "../../lib/paths";

/** The site's own pictures, each a JPEG with WebP files of several widths. */
export const sitePictureSizes = {
  plan: { width: 2000, height: 1500 },
  tile: { width: 1280, height: 960 },
  side: { width: 1200, height: 1600 },
} as const;

/** src and sources of a site picture, for Picture. */
export function sitePicture(name: string): { src: string; sources: PhotoSource[] } {
  const srcSet = sitePictureWidths
    .map((w) => `${images.site(`${name}-${w}.webp`)} ${w}w`)
    .join(", ");
  return { src: images.site(`${name}.jpg`), sources: [{ type: "image/webp", srcSet }] };
}

/** A site picture as a shared link shows it. */
export function siteShareImage(
  name: string,
  size: keyof typeof sitePictureSizes,
  alt: string,
): ShareImage {
  return { href: sitePicture(name).src, ...sitePictureSizes[size], alt };
}
