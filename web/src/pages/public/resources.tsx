import type { SiteReader } from "shared-types/site/reader";
import { Intro } from "../../components/layout/Intro";
import { PageHeader } from "../../components/layout/PageHeader";
import { hasCats, resourceList } from "../../features/resource/api/resource";
import { CatsLink } from "../../features/resource/components/CatsLink";
import { ResourceBrowser } from "../../features/resource/components/ResourceBrowser";
import { useIntro } from "../../features/site/api/site";
import { usePageName } from "../../lib/page-name";
import type { PageLoad } from "../../lib/page";
import { useSite } from "../../lib/settings";
import { paths } from "../../lib/paths";
import { prefetch } from "../../lib/swr";
import { useTitle } from "../../lib/title";
import { loadEntries } from "./load-entries";

const head = { title: { page: "resources" } } as const;

/** See PageModule. */
export async function load(reader: SiteReader): Promise<PageLoad> {
  const [page, more] = await Promise.all([
    loadEntries(reader, resourceList, "resources", head),
    prefetch(reader, [hasCats]),
  ]);
  return { ...page, fallback: { ...page.fallback, ...more } };
}

export function Component() {
  const { pages } = useSite().settings;
  const intro = useIntro("resources");
  const title = usePageName("resources");
  useTitle(title);
  return (
    <>
      <PageHeader title={title}>{intro && <Intro text={intro} />}</PageHeader>
      <ResourceBrowser listPath={paths.resources} catsPath={pages.cats ? paths.cats : ""} />
      {pages.cats && <CatsLink catsPath={paths.cats} />}
    </>
  );
}
