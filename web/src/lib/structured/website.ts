import type {
  ImageObjectLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from "schema-dts";
import { pageParameters } from "shared-types/site/reader";
import { paths } from "../paths";
import { ownerNode, siteNode, type AboutSite } from "./node";

const blank = "search_term_string";

/** The site as a whole, with its first picture and its search. */
export function website(
  description: string,
  site: AboutSite,
  image: ImageObjectLeaf | undefined,
): WebSiteLeaf {
  const address = `${site.origin}${paths.search}?${pageParameters.searchTerm}={${blank}}`;
  const search: WithActionConstraints<SearchActionLeaf> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: address },
    "query-input": `required name=${blank}`,
  };
  return {
    ...siteNode(site),
    description,
    inLanguage: "en-US",
    creator: ownerNode(site),
    image,
    potentialAction: search,
  };
}
