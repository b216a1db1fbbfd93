import { paths } from "../paths";
import type { SchemaNode } from "./node";

/** A page above another one. */
export interface Crumb {
  name: string;
  path: string;
}

const home: Crumb = { name: "Home", path: paths.home };

/** The way from the home page to a page, which comes last. */
export function breadcrumbList(steps: readonly Crumb[], origin: string): SchemaNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, ...steps].map(({ name, path }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: origin + path,
    })),
  };
}
