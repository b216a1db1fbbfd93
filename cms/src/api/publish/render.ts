import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { copyQuoteCount } from "shared-types/publish/data";
import { notFoundAddress } from "shared-types/publish/places";
import type { CopyContact, PageAnswer, PageRenderer } from "shared-types/site/reader";
import { collectDependencies, type Dependencies } from "../../cache/dependencies";
import { readSite } from "../site-record/settings";
import { settingsOf } from "../site/services/site";
import { copyReader, type Gallery } from "./gallery";
import type { CopyQuotes } from "./quotes";
import { rememberingReader, rememberReads } from "./remembered";
import { rewritePage, type Copying } from "./rewrite";

/** Stands for the site in what is rendered: an address that begins with it was made here, and typed by nobody. */
export const siteOrigin = "https://site.invalid";

/** A page of a copy, and what it shows: if that changes it is made anew. */
export interface CopiedPage {
  html: string;
  dependencies: Dependencies;
}

/** Draws a page's quotation: always the same, or each publish would change all pages. */
export const quoteOf = (address: string) =>
  1 + (createHash("sha256").update(address).digest().readUInt32BE() % copyQuoteCount);

/** A page that leads to another: file servers do not know of such. Needs no script. */
const leadingTo = (location: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Moved</title><link rel="icon" href="data:,">
<link rel="canonical" href="${siteOrigin}${location}">
<meta http-equiv="refresh" content="0; url=${siteOrigin}${location}"></head>
<body><a href="${location}">This page is elsewhere.</a></body></html>
`;

/**
 * Renders pages of a copy as the site answers them, without asking its server. Null for an address that has no page: a
 * garden without a plan, or a record that was deleted since the addresses were read.
 */
export function createCopier(
  strapi: Core.Strapi,
  renderer: PageRenderer,
  gallery: Gallery,
  quotes: CopyQuotes,
): (address: string, copying: Copying) => Promise<CopiedPage | null> {
  const remembered = rememberReads();
  const reader = rememberingReader(copyReader(strapi, gallery, quotes), remembered);

  async function answerAt(address: string, copyContact: CopyContact): Promise<PageAnswer> {
    // Each page depends on the site's settings.
    const site = await remembered("site", () => readSite(strapi.db.connection));
    const [path = "/", query = ""] = address.split("?", 2);
    const answer = await renderer.render({
      ...{ path, query, reader, quoteDraw: quoteOf(address), origin: siteOrigin },
      settings: { ...settingsOf(site), copyContact },
      credit: { owner: site.ownerName, licenseUrl: site.photoLicenseUrl },
    });
    if (answer.fault !== undefined)
      throw new Error(`The page ${address} cannot be made.`, { cause: answer.fault });
    if (answer.status >= 500) throw new Error(`The page ${address} answers ${answer.status}.`);
    return answer;
  }

  return async (address, copying) => {
    const dependencies: Dependencies = new Map();
    const answer = await collectDependencies(dependencies, () =>
      answerAt(address, copying.contact),
    );
    const { html, location, status } = answer;
    if (status === 404 && address !== notFoundAddress) return null;
    const page = location === undefined ? html : leadingTo(location);
    return { html: rewritePage(page, copying, dependencies.until), dependencies };
  };
}
