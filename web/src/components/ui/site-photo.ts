import type { SitePhoto } from "shared-types";
import type { ShareImage } from "../../lib/page";
import { images } from "../../lib/paths";

/** A photo that the site itself uses, for Picture. */
export const sitePhotoProps = ({
  fileName,
  version,
  sources,
  width,
  height,
  placeholder,
}: SitePhoto) => ({
  src: images.full(fileName, version),
  sources,
  width,
  height,
  placeholder,
});

/** The same as a shared link shows it. */
export function sitePhotoShare(photo: SitePhoto | null | undefined): ShareImage | undefined {
  if (!photo) return undefined;
  const { fileName, version, width, height, alt } = photo;
  return { href: images.full(fileName, version), width, height, alt };
}
