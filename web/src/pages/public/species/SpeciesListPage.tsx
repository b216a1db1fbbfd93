import type { ReactNode } from "react";
import type { SiteReader, SpeciesKind } from "shared-types";
import { PageHeader } from "../../../components/layout/PageHeader";
import type { ListedSpecies } from "../../../components/species/listed-species";
import { SpeciesList } from "../../../components/species/SpeciesList";
import { filterFromQuery, filterToQuery } from "../../../lib/filter";
import type { PageLoad, ShareImage } from "../../../lib/page";
import { itemList } from "../../../lib/structured/item-list";
import { useTitle } from "../../../lib/title";

interface ListHead {
  description: string;
  image: ShareImage;
}

/** What the page that lists all plants or animals loads. */
export async function loadSpeciesList<K extends SpeciesKind>(
  { title, path, pathOf, filterSpec, list }: ListedSpecies<K>,
  { description, image }: ListHead,
  reader: SiteReader,
  query: URLSearchParams,
): Promise<PageLoad> {
  const filter = filterFromQuery(filterSpec, query);
  const read = list(filter);
  const rows = await read.get(reader);
  const items = rows.map(({ nameDisplay, keyId }) => ({ name: nameDisplay, href: pathOf(keyId) }));
  return {
    fallback: { [read.key]: rows },
    head: {
      title,
      description,
      canonical: path,
      robots: filterToQuery(filterSpec, filter) === "" ? undefined : "noindex, follow",
      image,
      structured: ({ origin }) => [itemList({ origin, name: title, items })],
    },
  };
}

interface SpeciesListPageProps<K extends SpeciesKind> {
  species: ListedSpecies<K>;
  /** The introduction. */
  children: ReactNode;
}

/** The page that lists all plants or animals. */
export function SpeciesListPage<K extends SpeciesKind>({
  species,
  children,
}: SpeciesListPageProps<K>) {
  useTitle(species.title);
  return (
    <>
      <PageHeader title={species.title}>
        <p>{children}</p>
      </PageHeader>
      <SpeciesList species={species} />
    </>
  );
}
