import type { GalleryItem } from "lightgallery/lg-utils";
import type { PhotoItem } from "shared-types";
import { formatDateTime } from "../../../lib/format";
import { images } from "../../../lib/paths";

function escape(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}

/** The words under a slide, as HTML: 'Photo ID: 7' (spec §2), the caption, when it was taken. */
export function slideWords(photo: PhotoItem, timeZone: string): string {
  const taken = formatDateTime(photo.dateTaken, timeZone);
  return [
    `<p class="lg-photo-id">Photo ID: ${photo.photoId}</p>`,
    photo.caption && `<p class="lg-caption">${escape(photo.caption)}</p>`,
    taken && `<p class="lg-taken">Taken ${escape(taken)}</p>`,
  ]
    .filter(Boolean)
    .join("");
}

/** One slide of the lightbox. */
export function slideOf(photo: PhotoItem, timeZone: string): GalleryItem {
  const ratio = photo.width / photo.height;
  const sizes = `min(100vw, calc((100vh - 9rem) * ${ratio.toFixed(3)}))`;
  return {
    src: images.full(photo.fileName),
    sources: photo.sources.map(({ type, srcSet }) => ({ type, srcset: srcSet, sizes })),
    alt: escape(photo.alt || photo.caption || `Photo ${photo.photoId}`),
    title: `Photo ID: ${photo.photoId}`,
    subHtml: slideWords(photo, timeZone),
  };
}
