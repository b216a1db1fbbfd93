import type { PhotoItem } from "./answers";

/** The texts that describe a photo. */
type PhotoWords = Pick<PhotoItem, "photoId" | "alt" | "caption">;

/** What a photo shows, for people who cannot see it. */
export function photoAlt({ alt, caption, photoId }: PhotoWords): string {
  return alt || caption || `Photo ${photoId}`;
}

/** A photo's title for the tab and shared links: its description without the period. */
export function photoTitle(photo: PhotoWords): string {
  return photoAlt(photo).replace(/[.]\s*$/, "");
}
