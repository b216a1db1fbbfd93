import type { SiteReader } from "shared-types";
import { PageHeader } from "../../components/layout/PageHeader";
import { siteShareImage } from "../../components/ui/site-picture";
import { plantFilterSpec } from "../../features/plant/api/filter";
import { plantList } from "../../features/plant/api/plant";
import { PlantList } from "../../features/plant/components/PlantList";
import { filterFromQuery, filterToQuery } from "../../lib/filter";
import type { PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import { itemList } from "../../lib/structured/item-list";
import { useTitle } from "../../lib/title";

const head = {
  title: "Flora",
  description:
    "The native plants of one backyard: what they are, how tall they grow, and the sun and moisture they ask for.",
  canonical: paths.flora,
};

/** See PageModule. */
export async function load(
  reader: SiteReader,
  _params: object,
  query: URLSearchParams,
): Promise<PageLoad> {
  const filter = filterFromQuery(plantFilterSpec, query);
  const read = plantList(filter);
  const plants = await read.get(reader);
  const items = plants.map(({ nameDisplay, keyId }) => ({
    name: nameDisplay,
    href: paths.floraDetail(keyId),
  }));
  return {
    fallback: { [read.key]: plants },
    head: {
      ...head,
      robots: filterToQuery(plantFilterSpec, filter) === "" ? undefined : "noindex, follow",
      image: siteShareImage(
        "tile-flora",
        "tile",
        "Blazing star, cardinal flower, coneflowers and milkweed in bloom",
      ),
      structured: ({ origin }) => [itemList({ origin, name: head.title, items })],
    },
  };
}

export function Component() {
  useTitle(head.title);
  return (
    <>
      <PageHeader title={head.title}>
        <p>
          Each of these plants is native to the eastern half of the continent, and each has earned
          its place in the yard by feeding something. The signs say how much sun and water it wants
          and when it is at its best; touch one and it explains itself.
        </p>
      </PageHeader>
      <PlantList listPath={paths.flora} pathOf={paths.floraDetail} />
    </>
  );
}
