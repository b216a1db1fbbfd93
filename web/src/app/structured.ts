import type { Graph } from "schema-dts";
import { scriptJson } from "../lib/escape";
import { breadcrumbList } from "../lib/structured/breadcrumb-list";
import type { AboutSite } from "../lib/structured/node";
import type { SharedHead } from "./shared-head";

/**
 * The page's structured data (schema.org) as a `<script>` that never executes; '' for what is
 * not a page, or a view of another. `path` is as requested.
 */
export function structuredData(head: SharedHead, path: string, site: AboutSite): string {
  const { title, canonical = path, robots, parents, structured } = head;
  if (robots) return "";
  const own = structured?.(site) ?? [];
  const way =
    title === ""
      ? []
      : [breadcrumbList([...parents, { name: title, path: canonical }], site.origin)];
  const graph: Graph = { "@context": "https://schema.org", "@graph": [...own, ...way] };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}
