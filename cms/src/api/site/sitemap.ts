import { textElement, xmlHead } from "../../http/xml";

/** One public page in the sitemap. */
export interface SitemapPage {
  path: string;
  /** When its content was last changed, ISO 8601; null when unknown. */
  changed: string | null;
  /** Paths of the photos on it. */
  images: string[];
}

/** Pages in one file; the protocol allows 50,000, but a change to one makes its file anew. */
export const pagesInPart = 2000;

const protocol = "http://www.sitemaps.org/schemas/sitemap/0.9";
const imageProtocol = "http://www.google.com/schemas/sitemap-image/1.1";

function entry({ path, changed, images }: SitemapPage, origin: string): string {
  const shown = images.map(
    (image) => `<image:image>${textElement("image:loc", origin + image)}</image:image>`,
  );
  const lastmod = changed === null ? "" : textElement("lastmod", changed);
  return `<url>${textElement("loc", origin + path)}${lastmod}${shown.join("")}</url>\n`;
}

/** A sitemap of these pages (sitemaps.org 0.9, with Google's images); `origin` has no slash at the end. */
export function sitemapOf(pages: SitemapPage[], origin: string): string {
  const entries = pages.map((page) => entry(page, origin)).join("");
  return `${xmlHead}<urlset xmlns="${protocol}" xmlns:image="${imageProtocol}">\n${entries}</urlset>\n`;
}

/** The path of a part of a sitemap, counted from 1. */
const sitemapPartPath = (part: number) => `/sitemap-${part}.xml`;

/** The index of a sitemap with this many parts. */
export function sitemapIndex(parts: number, origin: string): string {
  const entries = Array.from(
    { length: parts },
    (_, n) => `<sitemap>${textElement("loc", origin + sitemapPartPath(n + 1))}</sitemap>\n`,
  );
  return `${xmlHead}<sitemapindex xmlns="${protocol}">\n${entries.join("")}</sitemapindex>\n`;
}

/** The whole sitemap of a site by path: one file, or an index and its parts. */
export function sitemapFiles(pages: SitemapPage[], origin: string): Map<string, string> {
  const parts = Math.ceil(pages.length / pagesInPart);
  const text = parts > 1 ? sitemapIndex(parts, origin) : sitemapOf(pages, origin);
  const files = new Map([["/sitemap.xml", text]]);
  for (let part = 1; parts > 1 && part <= parts; part += 1) {
    const own = pages.slice((part - 1) * pagesInPart, part * pagesInPart);
    files.set(sitemapPartPath(part), sitemapOf(own, origin));
  }
  return files;
}
