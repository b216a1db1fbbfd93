import type { SiteReader } from "shared-types";
import { PageHeader } from "../../components/layout/PageHeader";
import { Breadcrumb } from "../../components/ui/Breadcrumb";
import { siteShareImage } from "../../components/ui/site-picture";
import { listedEntries } from "../../features/resource/api/listed-entries";
import { catList } from "../../features/resource/api/resource";
import { CatEntries } from "../../features/resource/components/CatEntries";
import type { PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import { itemList } from "../../lib/structured/item-list";
import { useTitle } from "../../lib/title";

const head = {
  title: "Cats",
  description:
    "House cats and wild birds: why both do better with the cat indoors, what helps, and the studies behind it.",
};

/** See PageModule. */
export async function load(reader: SiteReader): Promise<PageLoad> {
  const entries = await catList.get(reader);
  return {
    fallback: { [catList.key]: entries },
    head: {
      ...head,
      image: siteShareImage(
        "tile-resources",
        "tile",
        "A row of books on plants and animals, two seed packets leaning on them",
      ),
      parents: [{ name: "Resources", path: paths.resources }],
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
      <Breadcrumb to={`${paths.resources}?section=challenges`} label="Resources" />
      <PageHeader title={head.title}>
        <p>Good company on the windowsill, hard company in the yard.</p>
      </PageHeader>
      <CatEntries catsPath={paths.cats} />
    </>
  );
}
