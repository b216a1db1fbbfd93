import type { SiteReader } from "shared-types";
import { PageHeader } from "../../components/layout/PageHeader";
import { Breadcrumb } from "../../components/ui/Breadcrumb";
import { catList } from "../../features/resource/api/resource";
import { CatEntries } from "../../features/resource/components/CatEntries";
import { paths } from "../../lib/paths";
import { useTitle } from "../../lib/title";
import { loadEntries } from "./load-entries";

const head = {
  title: "Cats",
  description:
    "House cats and wild birds: why both do better with the cat indoors, what helps, and the studies behind it.",
};

/** See PageModule. */
export function load(reader: SiteReader) {
  return loadEntries(reader, catList, {
    ...head,
    parents: [{ name: "Resources", path: paths.resources }],
  });
}

export function Component() {
  useTitle(head.title);
  return (
    <>
      <Breadcrumb to={`${paths.resources}?section=challenges`} label="Resources" />
      <PageHeader title={head.title}>
        <p>Good company on the windowsill, trouble in the yard.</p>
      </PageHeader>
      <CatEntries catsPath={paths.cats} />
    </>
  );
}
