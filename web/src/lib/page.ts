import type { ComponentType } from "react";
import type { Thing } from "schema-dts";
import type { SiteReader } from "shared-types";
import type { Crumb } from "./structured/breadcrumb-list";
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
  title: string;
  description: string;
  /** The picture a shared link shows. */
  image?: ShareImage;
  /** Path and query of the page's one address; the path as asked when absent. */
  canonical?: string;
  /** For search engines: not a page at all, or a view of the canonical one. */
  robots?: "noindex" | "noindex, follow";
  /** What a shared link calls the page; `website` when absent. */
  kind?: "article";
  /** The pages above this one but for home, the highest first. */
  parents?: readonly Crumb[];
  /** Path and query of the pages before and after, where this is one of a row. */
  previous?: string;
  next?: string;
  /** What the page shows, in schema.org's words. */
  structured?: (site: AboutSite) => readonly Thing[];
}

export interface PageLoad {
  /** SWR's fallback: what the page's hooks read, by key. */
  fallback: Record<string, unknown>;
  status?: 200 | 404;
  head: PageHead;
  /** The picture that is painted first, to be fetched at once. */
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
