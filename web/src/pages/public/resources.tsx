import { Link } from "react-router-dom";
import type { SiteReader } from "shared-types/site/reader";
import { Intro } from "../../components/layout/Intro";
import { PageHeader } from "../../components/layout/PageHeader";
import { isHouseCats } from "../../features/resource/api/entry-link";
import { hasCats, resourceList } from "../../features/resource/api/resource";
import { ResourceBrowser } from "../../features/resource/components/ResourceBrowser";
import { useIntro } from "../../features/site/api/site";
import type { PageLoad } from "../../lib/page";
import { usePageName } from "../../lib/page-name";
import { paths } from "../../lib/paths";
import { useSite } from "../../lib/settings";
import { prefetch, useRead } from "../../lib/swr";
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

/** The way to the cats page where it has entries and none of the challenges leads there. */
function CatsLink({ catsPath }: { catsPath: string }) {
  const entries = useRead(resourceList).data;
  const isNeeded = entries !== undefined && !entries.some(isHouseCats);
  const { data: has } = useRead(isNeeded ? hasCats : null);
  if (!isNeeded || !has) return null;
  return (
    <p>
      <Link to={catsPath}>About house cats and wildlife</Link>
    </p>
  );
}
