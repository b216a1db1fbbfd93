import { sitePicture } from "../../components/ui/site-picture";
import type { PageLoad } from "../../lib/page";
import type { PlanSheet } from "./plans";

/** The width of a plan, for `sizes`; the preload must match. */
export const planSizes = "(min-width: 81rem) 75rem, 100vw";

/** Preloads a sheet's drawing as the page's first picture. */
export function planPreload({ picture }: PlanSheet): PageLoad["preload"] {
  const { src, sources } = sitePicture(picture);
  const [best] = sources;
  return { href: src, srcSet: best?.srcSet, sizes: planSizes, type: best?.type };
}
