import { sitePicture } from "../../components/ui/site-picture";
import type { PageLoad } from "../../lib/page";
import type { PlanSheet } from "./plans";

/** How wide a plan is shown; the head's preload must say the same. */
export const planSizes = "(min-width: 81rem) 75rem, 100vw";

/** The drawing of a sheet as the page's first picture. */
export function planPreload({ picture }: PlanSheet): PageLoad["preload"] {
  const { src, sources } = sitePicture(picture);
  const [best] = sources;
  return { href: src, srcSet: best?.srcSet, sizes: planSizes, type: best?.type };
}
