import { images, isSitePath, paths } from "shared-types/site/paths";
import type { SpeciesKind } from "shared-types/species/codes";

export { images, isSitePath, paths };

/** The screen of an address: a photo's own address opens the gallery with that photo in the lightbox. */
export function screenOf(pathname: string): string {
  return pathname.startsWith(`${paths.photos}/`) ? paths.photos : pathname;
}

const notPages = /^\/(api|assets|admin|cp|_health|[^/]*\.[a-z0-9]+)(\/|$|\?|#)/i;

/** The page of a plant or animal. */
export const speciesPath = ({ kind, keyId }: { kind: SpeciesKind; keyId: string }): string =>
  kind === "plant" ? paths.floraDetail(keyId) : paths.faunaDetail(keyId);

/** Whether an address is a page the router shows, and not a file, a call or another site. */
export function isRoutedPath(href: string): boolean {
  return isSitePath(href) && !notPages.test(href);
}
