import type { ComponentType } from "react";
import type { Thing } from "schema-dts";
import type { SiteReader } from "shared-types/site/reader";
import type { HeadTitle } from "./page-name";
import type { AboutSite } from "./structured/node";

/** A picture of this site; sizes px. */
export interface ShareImage {
  /** Its path. */
  href: string;
  width?: number;
  height?: number;
  alt?: string;
}

export interface PageHead {
  /** '' for the home page. */
  title: HeadTitle;
  /** What the page is about; a record's page names the site, as its owner does. */
  description: string | ((siteTitle: string) => string);
  /** The picture that a shared link shows. */
  image?: ShareImage;
  /** Path and query of the canonical address; by default the requested path. */
  canonical?: string;
  /** For search engines: no page of its own, or a view of the canonical one. */
  robots?: "noindex" | "noindex, follow";
  /** The Open Graph type; `website` by default. */
  kind?: "article";
  /** The parent pages except home, the highest first. */
  parents?: readonly { name: HeadTitle; path: string }[];
  /** Path and query of the previous and next pages, for paginated lists. */
  previous?: string;
  next?: string;
  /** What the page shows, as schema.org types. */
  structured?: (site: AboutSite) => readonly Thing[];
}

export interface PageLoad {
  /** SWR's fallback: what the page's hooks read, by key. */
  fallback: Record<string, unknown>;
  status?: 200 | 404;
  /** The server does not cache it: there are endlessly many such addresses, as of searches. */
  isUncacheable?: boolean;
  /** Where the address leads: the page itself is not rendered. */
  location?: string;
  /** It has that address for good: links should follow. */
  isMoved?: boolean;
  head: PageHead;
  /** The largest picture of the first view, to preload. */
  preload?: { href: string; srcSet?: string; sizes?: string; type?: string };
}

/** What a page module of pages/public exports. `load` runs on the server only. */
export interface PageModule {
  Component: ComponentType;
  load: (
    reader: SiteReader,
    params: Readonly<Record<string, string | undefined>>,
    query: URLSearchParams,
  ) => Promise<PageLoad>;
}

/** The router's handle of a page. */
export interface PageHandle {
  /** The module's key in Vite's manifest. */
  file: string;
  load?: PageModule["load"];
  /** Whether the page has a quotation. */
  quote: boolean;
}
