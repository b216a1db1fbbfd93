import type { SiteReader } from "shared-types";
import { PageHeader } from "../../components/layout/PageHeader";
import { siteShareImage } from "../../components/ui/site-picture";
import { listedEntries } from "../../features/resource/api/listed-entries";
import { resourceList } from "../../features/resource/api/resource";
import { ResourceBrowser } from "../../features/resource/components/ResourceBrowser";
import type { PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import { itemList } from "../../lib/structured/item-list";
import { useTitle } from "../../lib/title";

const head = {
  title: "Resources",
  description:
    "Books, websites, nurseries, nonprofits and financial help for planting natives, and advice on the troubles that come with them.",
};

/** See PageModule. */
export async function load(reader: SiteReader): Promise<PageLoad> {
  const entries = await resourceList.get(reader);
  return {
    fallback: { [resourceList.key]: entries },
    head: {
      ...head,
      image: siteShareImage(
        "tile-resources",
        "tile",
        "A row of books on plants and animals, two seed packets leaning on them",
      ),
      structured: ({ origin }) => [
        itemList({ origin, name: head.title, items: listedEntries(entries) }),
      ],
    },
  };
}

export function Component() {
  useTitle(head.title);
  return (
    <>
      <PageHeader title={head.title}>
        <p>What has helped us, and what other gardeners have passed over the fence.</p>
      </PageHeader>
      <ResourceBrowser listPath={paths.resources} catsPath={paths.cats} />
    </>
  );
}
