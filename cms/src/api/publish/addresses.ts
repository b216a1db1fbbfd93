import type { Core } from "@strapi/strapi";
import { photosPerPage } from "shared-types/photo/codes";
import { notFoundAddress } from "shared-types/publish/places";
import { paths } from "shared-types/site/paths";
import { findFormerKeys, type KeyedKind } from "../../database/former-keys";
import type { Knex } from "../../database/knex";
import type { SitemapPage } from "../site/sitemap";
import { readSite } from "../site-record/settings";
import { readPages, sitemapSections } from "../site/sitemap-pages";

/** The pages of the gallery after its first: they are in no sitemap, as their photos are. */
function furtherPages(photos: number): string[] {
  const pages = Math.ceil(photos / photosPerPage);
  return Array.from({ length: Math.max(0, pages - 1) }, (_, n) => `${paths.photos}?page=${n + 2}`);
}

/** What no sitemap lists and a visitor may come to; `shown`: the pages that the owner shows. */
function unlisted(shown: Readonly<Record<"plans", boolean>>): string[] {
  return [...(shown.plans ? [paths.plans] : []), paths.search, notFoundAddress];
}

/** Addresses that pages had before: they stand on labels, and in other people's links. */
async function formerAddresses(knex: Knex): Promise<string[]> {
  const ofKind = async (kind: KeyedKind, pathOf: (key: string) => string) =>
    Array.from((await findFormerKeys(knex, kind)).keys(), pathOf);
  return [
    ...(await ofKind("plant", paths.floraDetail)),
    ...(await ofKind("animal", paths.faunaDetail)),
    ...(await ofKind("plan", paths.plan)),
  ];
}

/** The pages of the sitemap, and the addresses of all pages of a copy: those, and what it leaves out. */
export async function readAddresses(
  strapi: Core.Strapi,
): Promise<{ listed: SitemapPage[]; addresses: string[] }> {
  const knex = strapi.db.connection;
  const { pages } = await readSite(knex);
  const sections = await sitemapSections(knex, pages);
  const count = sections.reduce((sum, section) => sum + section.count, 0);
  const listed = await readPages(sections, 0, count);
  const own = listed.map(({ path }) => path);
  const photos = own.filter((path) => path.startsWith(`${paths.photos}/`)).length;
  const former = await formerAddresses(knex);
  return { listed, addresses: [...own, ...furtherPages(photos), ...unlisted(pages), ...former] };
}
