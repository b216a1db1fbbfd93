import type { SiteReader } from "shared-types/site/reader";
import { Intro } from "../../components/layout/Intro";
import { PageHeader } from "../../components/layout/PageHeader";
import { Breadcrumb } from "../../components/ui/Breadcrumb";
import { catList } from "../../features/resource/api/resource";
import { CatEntries } from "../../features/resource/components/CatEntries";
import { useIntro } from "../../features/site/api/site";
import { usePageName } from "../../lib/page-name";
import { useSite } from "../../lib/settings";
import { paths } from "../../lib/paths";
import { useTitle } from "../../lib/title";
import { loadEntries } from "./load-entries";

const head = { title: { page: "cats" } } as const;

/** See PageModule. */
export function load(reader: SiteReader) {
  return loadEntries(reader, catList, "cats", {
    ...head,
    parents: [{ name: { page: "resources" }, path: paths.resources }],
  });
}

export function Component() {
  const intro = useIntro("cats");
  const { pages } = useSite().settings;
  const [title, resources] = [usePageName("cats"), usePageName("resources")];
  useTitle(title);
  return (
    <>
      {pages.resources && (
        <Breadcrumb to={`${paths.resources}?section=challenges`} label={resources} />
      )}
      <PageHeader title={title}>{intro && <Intro text={intro} />}</PageHeader>
      <CatEntries catsPath={paths.cats} />
    </>
  );
}
