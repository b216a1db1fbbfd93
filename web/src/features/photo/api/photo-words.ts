import { photoAlt, photoTitle } from "shared-types/photo/alt";
import type { Banner, PhotoItem } from "shared-types/photo/answers";
import type { SiteSettings } from "shared-types/site/parts";
import type { ShareImage } from "../../../lib/page";
import { images, paths } from "../../../lib/paths";
import { shareImage } from "../../../lib/share-image";

export { photoAlt, photoTitle };

/** The picture of a photo for other sites. */
export const photoShareImage = (photo: PhotoItem): ShareImage =>
  shareImage({ ...photo, alt: photoAlt(photo) });

/** The photo a record's banner was cropped from, if it is among the record's photos. */
export function bannerPhoto(banner: Banner | null, photos: PhotoItem[]): PhotoItem | undefined {
  return photos.find(({ fileName }) => fileName === banner?.fileName);
}

/**
 * The picture of a record's page for other sites, whose cards are half as wide as a banner: the photo that the
 * banner was cropped from; the banner itself, whose size is not known, if that photo is not the record's.
 */
export function recordShareImage(
  banner: Banner | null,
  photos: PhotoItem[],
): ShareImage | undefined {
  const own = bannerPhoto(banner, photos);
  if (!own && banner) return { href: bannerHref(banner), alt: banner.alt };
  const best = own ?? photos[0];
  return best && photoShareImage(best);
}

/** The address of a banner. */
export const bannerHref = ({ fileName, version }: Banner): string =>
  images.banner(fileName, version);

/** The contact form's parameter for the photo a message is about. */
export const photoIdParam = "photoId";

/** What stands before a photo's license: who took it, where the site says so. */
export const creditWords = ({ ownerName }: Pick<SiteSettings, "ownerName">): string =>
  ownerName ? `Photo: ${ownerName},` : "License:";

/** The address of the contact form for a photo. */
export function askPath(photoId: number): string {
  return `${paths.contact}?${photoIdParam}=${photoId}`;
}

/** The label of the link to it. */
export const askWords = "Ask about this photo";
