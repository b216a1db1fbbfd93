import type { ResourceItem } from "shared-types/resource/answers";
import type { SiteReader } from "shared-types/site/reader";
import { sitePhotoShare } from "../../components/ui/site-photo";
import { listedEntries } from "../../features/resource/api/listed-entries";
import { addedSections } from "../../features/resource/api/resource";
import { sectionsWith } from "../../features/resource/api/sections";
import { sitePage } from "../../features/site/api/site";
import type { PageHead, PageLoad } from "../../lib/page";
import { titleWords } from "../../lib/page-name";
import { itemList } from "../../lib/structured/item-list";
import type { Read } from "../../lib/read";

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
