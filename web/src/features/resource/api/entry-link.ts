import type { ResourceItem } from "shared-types";

/** Where an entry leads: its href; the entry 'house cats' to the cats page in any case (spec §2). */
export function entryHref({ title, href }: ResourceItem, catsPath: string): string {
  const isHouseCats = title.trim().toLowerCase() === "house cats";
  return isHouseCats ? catsPath : href;
}

/** What the link reads: the subtitle, or the address's own host when there is none. */
export function entryLinkText({ subtitle }: ResourceItem, href: string): string {
  if (subtitle) return subtitle;
  try {
    return new URL(href).hostname.replace(/^www\./, "");
  } catch {
    return href;
  }
}
