import { pageParameters } from "shared-types";
import { paths } from "../paths";
import { ownerNode, siteNode, type AboutSite, type SchemaNode } from "./node";

const blank = "search_term_string";

/** The site as a whole, and where its plants are searched. */
export function website(description: string, site: AboutSite): SchemaNode {
  const search = `${site.origin}${paths.flora}?${pageParameters.searchTerm}={${blank}}`;
  return {
    ...siteNode(site),
    description,
    inLanguage: "en-US",
    creator: ownerNode(site),
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: search },
      "query-input": `required name=${blank}`,
    },
  };
}
