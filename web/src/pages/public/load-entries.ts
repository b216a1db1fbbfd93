import type { ResourceItem } from "shared-types/resource/answers";
import type { SiteReader } from "shared-types/site/reader";
import { sitePhotoShare } from "../../components/ui/site-photo";
import { entryHref } from "../../features/resource/api/entry-link";
import { addedSections } from "../../features/resource/api/resource";
import {
  sectionsWith,
  sectionHolding,
  sectionQuery,
  type ResourceSection,
} from "../../features/resource/api/sections";
import { sitePage } from "../../features/site/api/site";
import type { PageHead, PageLoad } from "../../lib/page";
import { titleWords } from "../../lib/page-name";
import { paths } from "../../lib/paths";
import type { Read } from "../../lib/read";
import { itemList, type ListedItem } from "../../lib/structured/item-list";

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
function listedEntries(
  sections: readonly ResourceSection[],
  entries: readonly ResourceItem[],
): ListedItem[] {
  return entries.map((entry) => ({
    name: entry.title || entry.subtitle,
    href: hrefOf(sections, entries, entry),
  }));
}

/** What a page of resources loads. */
export async function loadEntries(
  reader: SiteReader,
  list: Read<ResourceItem[]>,
  page: "resources" | "cats",
  head: Omit<PageHead, "description">,
): Promise<PageLoad> {
  const words = sitePage(page);
  const [entries, added, text] = await Promise.all([
    list.get(reader),
    addedSections.get(reader),
    words.get(reader),
  ]);
  const items = listedEntries(sectionsWith(added), entries);
  return {
    fallback: { [list.key]: entries, [addedSections.key]: added, [words.key]: text },
    head: {
      ...head,
      description: text.description,
      image: sitePhotoShare(text.photo),
      structured: ({ origin, names }) => [
        itemList({ origin, name: titleWords(head.title, names), items }),
      ],
    },
  };
}
