import type { Core } from "@strapi/strapi";
import { photosPerPage } from "shared-types/photo/codes";
import { notFoundAddress } from "shared-types/publish/places";
import { resourceSections } from "shared-types/resource/codes";
import type { ShownPages } from "shared-types/site/codes";
import { paths } from "shared-types/site/paths";
import { pageParameters } from "shared-types/site/reader";
import { findFormerKeys, type KeyedKind } from "../../database/former-keys";
import type { Knex } from "../../database/knex";
import { serviceOf } from "../../platform/services";
import type { SitemapPage } from "../site/sitemap";
import { readSite } from "../site-record/settings";
import { readPages, sitemapSections } from "../site/sitemap-pages";
import type { Copying } from "./rewrite";

/** The pages of the gallery after its first: they are in no sitemap, as their photos are. */
function furtherPages(photos: number): string[] {
  const pages = Math.ceil(photos / photosPerPage);
  return Array.from({ length: Math.max(0, pages - 1) }, (_, n) => `${paths.photos}?page=${n + 2}`);
}

const addressWith = (path: string, parameter: string, value: string) =>
  `${path}?${parameter}=${encodeURIComponent(value)}`;

/** The sections of the resources after the first, which their page opens with: the owner's own too. */
async function furtherSections(strapi: Core.Strapi): Promise<string[]> {
  const own = await serviceOf(strapi, "api::resource.resource").sections();
  const slugs = [...resourceSections.map(({ slug }) => slug), ...own.map(({ Key }) => String(Key))];
  return slugs.slice(1).map((slug) => addressWith(paths.resources, pageParameters.section, slug));
}

/** What no sitemap lists and a visitor may come to; `shown`: the pages that the owner shows. */
async function unlisted(strapi: Core.Strapi, shown: ShownPages): Promise<string[]> {
  const { calendarKind } = pageParameters;
  return [
    ...(shown.plans ? [paths.plans] : []),
    ...(shown.resources ? await furtherSections(strapi) : []),
    ...(shown.calendar ? [addressWith(paths.calendar, calendarKind, "animals")] : []),
    ...[paths.search, notFoundAddress],
  ];
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

/** The pages that a copy shows: where nothing takes the place of the contact form, there is no contact page. */
export const pagesShown = (
  shown: ShownPages,
  { contact }: Pick<Copying, "contact">,
): ShownPages => ({
  ...shown,
  contact: shown.contact && contact.form !== "none",
});

/** The pages of the sitemap, and the addresses of all pages of a copy: those, and what it leaves out. */
export async function readAddresses(
  strapi: Core.Strapi,
  where: Pick<Copying, "contact">,
): Promise<{ listed: SitemapPage[]; addresses: string[] }> {
  const knex = strapi.db.connection;
  const pages = pagesShown((await readSite(knex)).pages, where);
  const sections = await sitemapSections(knex, pages);
  const count = sections.reduce((sum, section) => sum + section.count, 0);
  const listed = await readPages(sections, 0, count);
  const own = listed.map(({ path }) => path);
  const photos = own.filter((path) => path.startsWith(`${paths.photos}/`)).length;
  const others = [...(await unlisted(strapi, pages)), ...(await formerAddresses(knex))];
  return { listed, addresses: [...own, ...furtherPages(photos), ...others] };
}
