import {
  bannerRatio,
  photoAlt,
  photoTitle,
  type Banner,
  type PhotoItem,
  type PhotoSpecies,
} from "shared-types";
import type { ShareImage } from "../../../lib/page";
import { images, paths } from "../../../lib/paths";

export { photoAlt, photoTitle };

const shareWidth = 1920;

/** The picture of a photo for other sites: JPEG, and not too large. */
export function photoShareImage(photo: PhotoItem): ShareImage {
  const { fileName, version, width, height, sources } = photo;
  const jpegs = sources.find(({ type }) => type === "image/jpeg")?.srcSet ?? "";
  const files = jpegs.split(",").map((file) => file.trim().split(" "));
  const sizes = files.map(([href = "", size = ""]) => ({ href, width: parseInt(size, 10) }));
  const best = sizes
    .filter(({ width }) => width <= shareWidth)
    .sort((a, b) => b.width - a.width)[0] ?? { href: images.full(fileName, version), width };
  return {
    ...best,
    height: Math.round((best.width * height) / width),
    alt: photoAlt(photo),
  };
}

/** The photo a record's banner was cropped from, if it is among the record's photos. */
export function bannerPhoto(banner: Banner | null, photos: PhotoItem[]): PhotoItem | undefined {
  return photos.find(({ fileName }) => fileName === banner?.fileName);
}

/** The banner of a record's page, for other sites; with its size if its photo is known. */
export function bannerShareImage(banner: Banner, photos: PhotoItem[]): ShareImage {
  const { fileName, version, alt } = banner;
  const photo = bannerPhoto(banner, photos);
  // A banner is as wide as its photo.
  const size = photo && { width: photo.width, height: Math.round(photo.width / bannerRatio) };
  return { href: images.banner(fileName, version), ...size, alt };
}

/** The contact form's parameter for the photo a message is about. */
export const photoIdParam = "photoId";

/** The address of the contact form for a photo. */
export function askPath(photoId: number): string {
  return `${paths.contact}?${photoIdParam}=${photoId}`;
}

/** The label of the link to it. */
export const askWords = "Ask about this photo";

/** The page of a plant or animal. */
export function speciesPath({ kind, keyId }: PhotoSpecies): string {
  return kind === "plant" ? paths.floraDetail(keyId) : paths.faunaDetail(keyId);
}
