import { useSearchParams } from "react-router-dom";
import type { SiteReader } from "shared-types/site/reader";
import { PageHeader } from "../../components/layout/PageHeader";
import { foundEntryPath } from "../../features/resource/api/entry-path";
import { searchRead, textIn } from "../../features/search/api/search";
import { Found, type FoundPaths } from "../../features/search/components/Found";
import { SearchPanel } from "../../features/search/components/SearchPanel";
import type { PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import { prefetch, useRead } from "../../lib/swr";
import { useTitle } from "../../lib/title";

const title = "Search";

const to: FoundPaths = {
  plant: ({ keyId }) => paths.floraDetail(keyId),
  animal: ({ keyId }) => paths.faunaDetail(keyId),
  photo: ({ photoId }) => paths.photo(photoId),
  resource: foundEntryPath,
  plan: ({ keyId }) => paths.plan(keyId),
  plants: paths.flora,
  animals: paths.fauna,
  photos: paths.photos,
};

/** See PageModule. */
export async function load(
  reader: SiteReader,
  _params: object,
  query: URLSearchParams,
): Promise<PageLoad> {
  const text = textIn(query);
  const isAsked = text !== "";
  return {
    fallback: isAsked ? await prefetch(reader, [searchRead(text)]) : {},
    isUncacheable: isAsked,
    head: {
      title,
      description: "Find plants, animals, photos, resources and plans of this garden.",
      canonical: paths.search,
      robots: isAsked ? "noindex, follow" : undefined,
    },
  };
}

export function Component() {
  const [query] = useSearchParams();
  const text = textIn(query);
  const read = useRead(text === "" ? null : searchRead(text), { keepPrevious: true });
  useTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <SearchPanel text={text} read={read}>
        {(answer) => <Found text={text} answer={answer} to={to} />}
      </SearchPanel>
    </>
  );
}
