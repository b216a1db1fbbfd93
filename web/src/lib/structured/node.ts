import type { SiteCredit } from "shared-types";

/** What structured data says of the site itself. */
export interface AboutSite extends SiteCredit {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  title: string;
}

type SchemaValue = string | number | SchemaNode | readonly (string | SchemaNode)[] | undefined;

/** A thing in schema.org's words; what is `undefined` is left out. */
export interface SchemaNode {
  "@type": string;
  [property: string]: SchemaValue;
}

/** Who keeps the garden: the same person wherever he is named. */
export function ownerNode({ origin, owner }: AboutSite): SchemaNode {
  return { "@type": "Person", "@id": `${origin}/#owner`, name: owner, url: `${origin}/` };
}

/** The site as something a page is part of. */
export function siteNode({ origin, title }: AboutSite): SchemaNode {
  return { "@type": "WebSite", "@id": `${origin}/#website`, name: title, url: `${origin}/` };
}
