import type { ResourceItem, SiteReader } from "shared-types";
import { siteShareImage } from "../../components/ui/site-picture";
import { listedEntries } from "../../features/resource/api/listed-entries";
import type { PageHead, PageLoad } from "../../lib/page";
import { itemList } from "../../lib/structured/item-list";
import type { Read } from "../../lib/swr";

/** What a page of resources loads. */
export async function loadEntries(
  reader: SiteReader,
  list: Read<ResourceItem[]>,
  head: PageHead,
): Promise<PageLoad> {
  const entries = await list.get(reader);
  const items = listedEntries(entries);
  const image = siteShareImage(
    "tile-resources",
    "tile",
    "A row of books on plants and animals, two seed packets leaning on them",
  );
  return {
    fallback: { [list.key]: entries },
    head: {
      ...head,
      image,
      structured: ({ origin }) => [itemList({ origin, name: head.title, items })],
    },
  };
}
