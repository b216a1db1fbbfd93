import type { PersonLeaf, WebSiteLeaf } from "schema-dts";
import type { SiteCredit } from "shared-types/site/reader";
import type { SiteSettings } from "shared-types/site/parts";

/** Structured data about the site itself. */
export interface AboutSite extends SiteCredit {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  title: string;
  names: SiteSettings["names"];
  pages: SiteSettings["pages"];
}

/** The garden's owner: one node, whichever page names them. */
export function ownerNode({ origin, owner }: AboutSite): PersonLeaf {
  return { "@type": "Person", "@id": `${origin}/#owner`, name: owner, url: `${origin}/` };
}

/** The site, as what a page is part of. */
export function siteNode({ origin, title }: AboutSite): WebSiteLeaf {
  return { "@type": "WebSite", "@id": `${origin}/#website`, name: title, url: `${origin}/` };
}
