import type { SiteReader } from "shared-types";
import { Intro } from "../../components/layout/Intro";
import { PageHeader } from "../../components/layout/PageHeader";
import { resourceList } from "../../features/resource/api/resource";
import { ResourceBrowser } from "../../features/resource/components/ResourceBrowser";
import { useIntro } from "../../features/site/api/site";
import { usePageName } from "../../lib/page-name";
import { useSite } from "../../lib/settings";
import { paths } from "../../lib/paths";
import { useTitle } from "../../lib/title";
import { loadEntries } from "./load-entries";

const head = { title: { page: "resources" } } as const;

/** See PageModule. */
export function load(reader: SiteReader) {
  return loadEntries(reader, resourceList, "resources", head);
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
    </>
  );
}
