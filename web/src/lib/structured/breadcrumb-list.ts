import type { BreadcrumbListLeaf, ListItemLeaf } from "schema-dts";
import { paths } from "../paths";

/** A page above another one. */
export interface Crumb {
  name: string;
  path: string;
}

const home: Crumb = { name: "Home", path: paths.home };

/** The path from the home page down to a page, which comes last. */
export function breadcrumbList(steps: readonly Crumb[], origin: string): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, ...steps].map(({ name, path }, i): ListItemLeaf => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: origin + path,
    })),
  };
}
