import type { SiteReader } from "shared-types";
import { PageHeader } from "../../components/layout/PageHeader";
import { photoFilterSpec } from "../../features/photo/api/filter";
import { photoCategories, photoList } from "../../features/photo/api/photo";
import { PhotoBrowser } from "../../features/photo/components/PhotoBrowser";
import { filterFromQuery, filterToQuery } from "../../lib/filter";
import type { PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import { prefetch } from "../../lib/swr";
import { useTitle } from "../../lib/title";

const head = {
  title: "Photos",
  description:
    "Photos of the plants and animals of one backyard, to search by keyword, caption, date and category.",
};

/** See PageModule. */
export async function load(
  reader: SiteReader,
  _params: object,
  query: URLSearchParams,
): Promise<PageLoad> {
  const filter = filterFromQuery(photoFilterSpec, query);
  const onlyPage = { ...photoFilterSpec.defaults, pageId: filter.pageId };
  return {
    fallback: await prefetch(reader, [photoList(filter), photoCategories]),
    head: { ...head, canonical: paths.photos + filterToQuery(photoFilterSpec, onlyPage) },
  };
}

export function Component() {
  useTitle(head.title);
  return (
    <>
      <PageHeader title={head.title}>
        <p>
          All of these were taken within a few hundred steps of the kitchen door, most of them by
          waiting. Open one to see it large and to leaf through the rest.
        </p>
      </PageHeader>
      <PhotoBrowser listPath={paths.photos} />
    </>
  );
}
