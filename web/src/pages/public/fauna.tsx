import type { SiteReader } from "shared-types";
import { PageHeader } from "../../components/layout/PageHeader";
import { siteShareImage } from "../../components/ui/site-picture";
import { animalList } from "../../features/animal/api/animal";
import { animalFilterSpec } from "../../features/animal/api/filter";
import { AnimalList } from "../../features/animal/components/AnimalList";
import { filterFromQuery, filterToQuery } from "../../lib/filter";
import type { PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import { itemList } from "../../lib/structured/item-list";
import { useTitle } from "../../lib/title";

const head = {
  title: "Fauna",
  description:
    "The animals seen in one backyard of native plants, from chickadees and luna moths to the spider by the gate.",
  canonical: paths.fauna,
};

/** See PageModule. */
export async function load(
  reader: SiteReader,
  _params: object,
  query: URLSearchParams,
): Promise<PageLoad> {
  const filter = filterFromQuery(animalFilterSpec, query);
  const read = animalList(filter);
  const animals = await read.get(reader);
  const items = animals.map(({ nameDisplay, keyId }) => ({
    name: nameDisplay,
    href: paths.faunaDetail(keyId),
  }));
  return {
    fallback: { [read.key]: animals },
    head: {
      ...head,
      robots: filterToQuery(animalFilterSpec, filter) === "" ? undefined : "noindex, follow",
      image: siteShareImage(
        "tile-fauna",
        "tile",
        "A Carolina wren on a fence rail, a swallowtail behind it",
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
          Nobody was invited by name. These are the animals that found the yard by themselves, once
          there was something here to eat and somewhere to hide. Some stay the year, some pass
          through in a night.
        </p>
      </PageHeader>
      <AnimalList listPath={paths.fauna} pathOf={paths.faunaDetail} />
    </>
  );
}
