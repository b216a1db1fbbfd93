import type { SiteReader } from "shared-types";
import { PageHeader } from "../../components/layout/PageHeader";
import { resourceList } from "../../features/resource/api/resource";
import { ResourceBrowser } from "../../features/resource/components/ResourceBrowser";
import { paths } from "../../lib/paths";
import { useTitle } from "../../lib/title";
import { loadEntries } from "./load-entries";

const head = {
  title: "Resources",
  description:
    "Books, websites, nurseries, nonprofits and financial help for planting natives, and advice on the troubles that come with them.",
};

/** See PageModule. */
export function load(reader: SiteReader) {
  return loadEntries(reader, resourceList, head);
}

export function Component() {
  useTitle(head.title);
  return (
    <>
      <PageHeader title={head.title}>
        <p>What has helped us, and what other gardeners have passed over the fence.</p>
      </PageHeader>
      <ResourceBrowser listPath={paths.resources} catsPath={paths.cats} />
    </>
  );
}
