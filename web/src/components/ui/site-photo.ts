import type { SitePhoto } from "shared-types/site/answers";
import type { ShareImage } from "../../lib/page";
import { images } from "../../lib/paths";
import { shareImage } from "../../lib/share-image";

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
export const sitePhotoShare = (photo: SitePhoto | null | undefined): ShareImage | undefined =>
  photo ? shareImage(photo) : undefined;
