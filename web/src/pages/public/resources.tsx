import type { SiteReader } from "shared-types";
import { PageHeader } from "../../components/layout/PageHeader";
import { resourceList } from "../../features/resource/api/resource";
import { ResourceBrowser } from "../../features/resource/components/ResourceBrowser";
import type { PageLoad } from "../../lib/page";
import { paths } from "../../lib/paths";
import { prefetch } from "../../lib/swr";
import { useTitle } from "../../lib/title";

const head = {
  title: "Resources",
  description:
    "Books, websites, nurseries, nonprofits and financial help for planting natives, and advice on the troubles that come with them.",
};

/** See PageModule. */
export async function load(reader: SiteReader): Promise<PageLoad> {
  return { fallback: await prefetch(reader, [resourceList]), head };
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
