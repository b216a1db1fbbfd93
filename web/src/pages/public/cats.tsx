import type { SiteReader } from "shared-types";
import { PageHeader } from "../../components/layout/PageHeader";
import { Breadcrumb } from "../../components/ui/Breadcrumb";
import { catList } from "../../features/resource/api/resource";
import { CatEntries } from "../../features/resource/components/CatEntries";
import type { PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import { prefetch } from "../../lib/swr";
import { useTitle } from "../../lib/title";

const head = {
  title: "Cats",
  description:
    "House cats and wild birds: why both do better with the cat indoors, what helps, and the studies behind it.",
};

/** See PageModule. */
export async function load(reader: SiteReader): Promise<PageLoad> {
  return { fallback: await prefetch(reader, [catList]), head };
}

export function Component() {
  useTitle(head.title);
  return (
    <>
      <Breadcrumb to={`${paths.resources}?section=challenges`} label="Resources" />
      <PageHeader title={head.title}>
        <p>Good company on the windowsill, hard company in the yard.</p>
      </PageHeader>
      <CatEntries catsPath={paths.cats} />
    </>
  );
}
