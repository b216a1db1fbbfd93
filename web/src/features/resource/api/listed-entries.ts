import type { ResourceItem } from "shared-types/resource/answers";
import { paths } from "../../../lib/paths";
import type { ListedItem } from "../../../lib/structured/item-list";
import { entryHref } from "./entry-link";
import { sectionHolding, sectionQuery, type ResourceSection } from "./sections";

/** Where an entry leads; without a link, its own place on the page. */
function hrefOf(
  sections: readonly ResourceSection[],
  entries: readonly ResourceItem[],
  entry: ResourceItem,
): string {
  const href = entryHref(entry, paths.cats);
  if (/^(https?:\/\/|\/(?!\/))/.test(href) && URL.canParse(href, "http://site.invalid"))
    return href;
  const section = sectionHolding(sections, entries, entry);
  return section ? paths.resources + sectionQuery(section) : paths.cats;
}

/** The entries of a page as an item list. */
export function listedEntries(
  sections: readonly ResourceSection[],
  entries: readonly ResourceItem[],
): ListedItem[] {
  return entries.map((entry) => ({
    name: entry.title || entry.subtitle,
    href: hrefOf(sections, entries, entry),
  }));
}
