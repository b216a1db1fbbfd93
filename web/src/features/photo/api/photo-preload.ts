import type { PhotoItem } from "shared-types/photo/answers";
import type { PageLoad } from "../../../lib/page";
import { images } from "../../../lib/paths";

/** A large photo as the page's first picture; `sizes` as it is shown. */
export function photoPreload(photo: PhotoItem, sizes: string): PageLoad["preload"] {
  const [best] = photo.sources;
  return {
    href: images.full(photo.fileName, photo.version),
    srcSet: best?.srcSet,
    sizes: best && sizes,
    type: best?.type,
  };
}
