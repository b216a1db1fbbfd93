import { escapeHtml } from "../lib/escape";
import type { PageLoad, ShareImage } from "../lib/page";
import type { AboutSite } from "../lib/structured/node";
import { pageTitle } from "../lib/title";
import type { SharedHead } from "./shared-head";

function element(name: string, attributes: Record<string, string | undefined>): string {
  const text = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "")
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join("");
  return `<${name}${text}>`;
}

/** One `<meta>` of the page; '' without content. */
function meta(key: "name" | "property", name: string, content: string | number | undefined) {
  if (content === undefined || content === "") return "";
  return element("meta", { [key]: name, content: String(content) });
}

const openGraph = (name: string, content: string | number | undefined) =>
  meta("property", `og:${name}`, content);

const twitter = (name: string, content: string | undefined) =>
  meta("name", `twitter:${name}`, content);

/** The picture that a shared link shows: other sites want an absolute address, and its size in advance. */
function shareImage(image: ShareImage | undefined, origin: string): string[] {
  if (!image) return [twitter("card", "summary")];
  const { href, width, height, alt } = image;
  return [
    openGraph("image", origin + href),
    openGraph("image:width", width),
    openGraph("image:height", height),
    openGraph("image:alt", alt),
    twitter("card", "summary_large_image"),
    twitter("image", origin + href),
    twitter("image:alt", alt),
  ];
}

/** Open Graph: what other sites show of a shared link. */
function shared(head: SharedHead, title: string, url: string, site: AboutSite): string[] {
  const { description, kind = "website", image } = head;
  return [
    openGraph("title", title),
    openGraph("description", description),
    openGraph("type", kind),
    openGraph("url", url),
    openGraph("site_name", site.title),
    openGraph("locale", "en_US"),
    twitter("title", title),
    twitter("description", description),
    ...shareImage(image, site.origin),
  ];
}

/** The links to the canonical, previous and next page. */
function addresses({ previous, next }: SharedHead, url: string, origin: string): string[] {
  const link = (rel: string, path: string | undefined) =>
    path === undefined ? "" : element("link", { rel, href: origin + path });
  return [
    element("link", { rel: "canonical", href: url }),
    link("prev", previous),
    link("next", next),
  ];
}

/**
 * The <head> of a page as HTML: title, description, its one address and what a shared link
 * shows. `path` is as requested.
 */
export function headHtml(
  { head, preload }: Pick<PageLoad, "preload"> & { head: SharedHead },
  path: string,
  site: AboutSite,
): string {
  const title = pageTitle(head.title, site.title);
  const { canonical = path, description, robots } = head;
  const url = site.origin + canonical;
  const isPage = robots !== "noindex";
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    meta("name", "robots", robots),
    ...(isPage ? addresses(head, url, site.origin) : []),
    ...(isPage ? shared(head, title, url, site) : []),
    preload
      ? element("link", {
          rel: "preload",
          as: "image",
          href: preload.href,
          imagesrcset: preload.srcSet,
          imagesizes: preload.sizes,
          type: preload.type,
          fetchpriority: "high",
        })
      : "",
  ].join("");
}
