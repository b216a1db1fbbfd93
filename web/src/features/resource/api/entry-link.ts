import type { ResourceItem } from "shared-types";

/** Where an entry leads: its href; the entry 'house cats' always to the cats page (docs/product.md 2.3). */
export function entryHref({ title, href }: ResourceItem, catsPath: string): string {
  const isHouseCats = title.trim().toLowerCase() === "house cats";
  return isHouseCats ? catsPath : href;
}

/** The link's text: the subtitle, or else the address's host. */
export function entryLinkText({ subtitle }: ResourceItem, href: string): string {
  if (subtitle) return subtitle;
  try {
    return new URL(href).hostname.replace(/^www\./, "");
  } catch {
    return href;
  }
}
