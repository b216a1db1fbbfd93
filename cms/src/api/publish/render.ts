import { createHash } from "node:crypto";
import { inspect } from "node:util";
import { copyQuoteCount } from "shared-types/publish/data";
import { notFoundAddress } from "shared-types/publish/places";
import type { PageRenderer, SiteCredit, SiteReader } from "shared-types/site/reader";
import type { SiteSettings } from "shared-types/site/parts";

/** Stands for the site in what is rendered: an address that begins with it was made here, and typed by nobody. */
export const siteOrigin = "https://site.invalid";

/** A page to make: the how many-th it is, and what all pages show. */
export interface PageWork {
  n: number;
  address: string;
  settings: SiteSettings;
  credit: SiteCredit;
}

/** Draws a page's quotation: always the same, or each publish would change all pages. */
export const quoteOf = (address: string) =>
  1 + (createHash("sha256").update(address).digest().readUInt32BE() % copyQuoteCount);

/** A page that leads to another: file servers do not know of such. Needs no script. */
const leadingTo = (location: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Moved</title><link rel="icon" href="data:,">
<link rel="canonical" href="${siteOrigin}${location}">
<meta http-equiv="refresh" content="0; url=${location}"></head>
<body><a href="${location}">This page is elsewhere.</a></body></html>
`;

/**
 * Renders a page of a copy as the site answers it. Null for an address that has no page: a garden without a plan, or a
 * record that was deleted since the addresses were read.
 */
export async function renderPage(
  renderer: PageRenderer,
  reader: SiteReader,
  { address, settings, credit }: Omit<PageWork, "n">,
): Promise<string | null> {
  const [path = "/", query = ""] = address.split("?", 2);
  const answer = await renderer.render({
    ...{ path, query, reader, settings, credit },
    ...{ quoteDraw: quoteOf(address), origin: siteOrigin },
  });
  const { fault, html, location, status } = answer;
  if (fault !== undefined)
    throw new Error(`The page ${address} cannot be made: ${inspect(fault)}`, { cause: fault });
  if (status >= 500) throw new Error(`The page ${address} answers ${status}.`);
  if (status === 404 && address !== notFoundAddress) return null;
  return location === undefined ? html : leadingTo(location);
}
