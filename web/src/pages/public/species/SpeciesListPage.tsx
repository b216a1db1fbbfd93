import { pageNameOf } from "shared-types/site/codes";
import type { SiteReader } from "shared-types/site/reader";
import type { SpeciesKind } from "shared-types/species/codes";
import { Intro } from "../../../components/layout/Intro";
import { PageHeader } from "../../../components/layout/PageHeader";
import { foundElsewhere } from "../../../components/species/elsewhere";
import { asksForKnown, narrow } from "../../../components/species/facets";
import type { ListedSpecies } from "../../../components/species/listed-species";
import { SpeciesList } from "../../../components/species/SpeciesList";
import { sitePhotoShare } from "../../../components/ui/site-photo";
import { sitePage, useIntro } from "../../../features/site/api/site";
import { filterFromQuery, filterToQuery } from "../../../lib/filter";
import type { PageLoad } from "../../../lib/page";
import { usePageName } from "../../../lib/page-name";
import { itemList } from "../../../lib/structured/item-list";
import { prefetch } from "../../../lib/swr";
import { useTitle } from "../../../lib/title";

/** What the page that lists all plants or animals loads. */
export async function loadSpeciesList<K extends SpeciesKind>(
  species: ListedSpecies<K>,
  page: "flora" | "fauna",
  reader: SiteReader,
  query: URLSearchParams,
): Promise<PageLoad> {
  const { path, pathOf, filterSpec, list, facets, known } = species;
  const filter = filterFromQuery(filterSpec, query);
  const read = list(filter);
  const words = sitePage(page);
  const [rows, text, facts] = await Promise.all([
    read.get(reader),
    words.get(reader),
    asksForKnown(facets, filter) ? known.get(reader) : undefined,
  ]);
  const isInVain = rows.length === 0 && filter.searchTerm !== "";
  const elsewhere = isInVain ? await prefetch(reader, [foundElsewhere(species, filter)]) : {};
  const { shown } = narrow(facets, filter, rows, facts);
  const items = shown.map(({ nameDisplay, keyId }) => ({ name: nameDisplay, href: pathOf(keyId) }));
  return {
    fallback: {
      [read.key]: rows,
      [words.key]: text,
      ...(facts && { [known.key]: facts }),
      ...elsewhere,
    },
    head: {
      title: { page },
      description: text.description,
      canonical: path,
      robots: filterToQuery(filterSpec, filter) === "" ? undefined : "noindex, follow",
      image: sitePhotoShare(text.photo),
      structured: ({ origin, names }) => [
        itemList({ origin, name: pageNameOf(names, page), items }),
      ],
    },
  };
}

interface SpeciesListPageProps<K extends SpeciesKind> {
  species: ListedSpecies<K>;
  page: "flora" | "fauna";
}

/** The page that lists all plants or animals. */
export function SpeciesListPage<K extends SpeciesKind>({ species, page }: SpeciesListPageProps<K>) {
  const intro = useIntro(page);
  const title = usePageName(page);
  useTitle(title);
  return (
    <>
      <PageHeader title={title}>{intro && <Intro text={intro} />}</PageHeader>
      <SpeciesList species={species} />
    </>
  );
}
