import type { ResourceItem } from "shared-types/resource/answers";
import { orElse } from "../../../lib/or-else";

/** Whether an entry is the one that leads to the cats page. */
export const isHouseCats = ({ title }: ResourceItem) => title.trim().toLowerCase() === "house cats";

/** Where an entry leads: its href; the entry 'house cats' always to the cats page (docs/product.md 2.3). */
export function entryHref(entry: ResourceItem, catsPath: string): string {
  return isHouseCats(entry) ? catsPath : entry.href;
}

/** The link's text: the subtitle, or else the address's host. */
export function entryLinkText({ subtitle }: ResourceItem, href: string): string {
  return subtitle || orElse(() => new URL(href).hostname.replace(/^www\./, ""), href);
}
