import type { Core } from "@strapi/strapi";
import { linkOf } from "shared-types/publish/places";
import type { PageRenderer } from "shared-types/site/reader";
import { serviceOf } from "../../platform/services";
import { readSite } from "../site-record/settings";
import { robotsOf } from "../site/robots";
import { settingsOf } from "../site/services/site";
import { sitemapFiles, type SitemapPage } from "../site/sitemap";
import { siteOrigin } from "./render";
import { rewriteAbsolute, type Copying } from "./rewrite";

/** The web app manifest without what only the owner's machine answers. */
function openManifest(text: string, copying: Copying): string {
  const {
    shortcuts: _panel,
    share_target: _import,
    ...manifest
  } = JSON.parse(text) as {
    icons: { src: string }[];
  } & Record<string, unknown>;
  const home = linkOf("/", copying);
  return JSON.stringify({
    ...manifest,
    ...{ id: home, start_url: home, scope: home },
    icons: manifest.icons.map((icon) => {
      copying.onFile?.(icon.src);
      return { ...icon, src: linkOf(icon.src, copying) };
    }),
  });
}

/**
 * The files of a copy that are text and no page, by their address: feed, sitemap and its parts with the pages `listed`, robots,
 * calendar, manifest.
 */
export async function readTexts(
  strapi: Core.Strapi,
  { renderer, listed }: { renderer: PageRenderer; listed: SitemapPage[] },
  copying: Copying,
): Promise<Map<string, string>> {
  const settings = settingsOf(await readSite(strapi.db.connection));
  const addressOf = (path: string) => copying.origin + linkOf(path, copying);
  const texts = new Map([
    ["/feed.xml", await serviceOf(strapi, "api::site.discovery").feed(siteOrigin)],
    ["/robots.txt", robotsOf(siteOrigin, [])],
    ...sitemapFiles(listed, siteOrigin),
  ]);
  const rewritten = [...texts].map(
    ([path, text]) => [path, rewriteAbsolute(text, copying)] as const,
  );
  return new Map([
    ...rewritten,
    // Its lines are folded, in the midst of addresses too.
    ["/api/bloom.ics", await serviceOf(strapi, "api::calendar.bloom").icalendar(addressOf)],
    ["/manifest.webmanifest", openManifest(renderer.webManifest(settings), copying)],
  ]);
}
