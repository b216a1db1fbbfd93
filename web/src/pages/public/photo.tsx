import { PageHeader } from "../../components/layout/PageHeader";
import type { PageLoad } from "../../lib/page";
import { useTitle } from "../../lib/title";

const head = { title: "Photo", description: "A photo of the garden." };

/** See PageModule. */
export async function load(): Promise<PageLoad> {
  return { fallback: {}, head };
}

export function Component() {
  useTitle(head.title);
  return <PageHeader title={head.title} />;
}
