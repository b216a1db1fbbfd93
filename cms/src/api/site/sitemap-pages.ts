import { setImmediate } from "node:timers/promises";
import type { SiteDraft } from "shared-types/site/schema";
import { isShownPage, pageNames, publicPages } from "shared-types/site/codes";
import { images, paths } from "shared-types/site/paths";
import type { SpeciesKind } from "shared-types/species/codes";
import type { Knex, Row } from "../../database/knex";
import { idOf, dateOf, numberOf, textOf } from "../../database/row";
import type { SitemapPage } from "./sitemap";
import { findImages, findPlanPages, findSlice, summarize } from "./query";

/** Pages read before yielding to the event loop, which SQLite blocks: a few milliseconds. */
const chunk = 200;

/** Some of the site's pages, read in batches. */
interface Section {
  count: number;
  read: (offset: number, limit: number) => Promise<SitemapPage[]>;
}

async function photoPages(knex: Knex, offset: number, limit: number): Promise<SitemapPage[]> {
  const rows = await findSlice(knex, "photos", offset, limit);
  return rows.map((row) => ({
    path: paths.photo(idOf(row)),
    changed: dateOf(row["updated_at"]) ?? dateOf(row["date_uploaded"]),
    images: [images.full(textOf(row["file_name"]), textOf(row["files_version"]))],
  }));
}

const pathOf = { plant: paths.floraDetail, animal: paths.faunaDetail };

async function speciesPages(
  knex: Knex,
  kind: SpeciesKind,
  offset: number,
  limit: number,
): Promise<SitemapPage[]> {
  const rows = await findSlice(knex, `${kind}s`, offset, limit);
  const shown = new Map<number, string[]>();
  for (const row of await findImages(knex, kind, rows.map(idOf))) {
    const owner = numberOf(row["owner"]);
    const image = images.full(textOf(row["file_name"]), textOf(row["files_version"]));
    shown.set(owner, [...(shown.get(owner) ?? []), image]);
  }
  return rows.map((row) => ({
    path: pathOf[kind](textOf(row["key_id"])),
    changed: dateOf(row["updated_at"]),
    images: shown.get(idOf(row)) ?? [],
  }));
}

type Changed = Record<"plants" | "animals" | "resources" | "photos", Row>;

/** The pages that are shown whatever there is on them, and the plans; a list changes with its records. */
function fixedPages(changed: Changed, plans: Row[], shown: SiteDraft["pages"]): Section {
  const entry = (path: string, of?: Row): SitemapPage => ({
    path,
    changed: of ? dateOf(of["changed"]) : null,
    images: [],
  });
  const pages = pageNames
    .filter((page) => isShownPage(shown, page))
    .flatMap((page) => {
      if (page === "plans")
        return plans.map((row) => entry(paths.plan(textOf(row["key_id"])), row));
      const { path, lists } = publicPages[page];
      return entry(path, lists && changed[lists]);
    });
  return {
    count: pages.length,
    read: async (offset, limit) => pages.slice(offset, offset + limit),
  };
}

/** All public pages, in an order that new records hardly change: fixed pages, species, then photos. */
export async function sitemapSections(knex: Knex, shown: SiteDraft["pages"]): Promise<Section[]> {
  const [plants, animals, resources, photos, plans] = await Promise.all([
    summarize(knex, "plants"),
    summarize(knex, "animals"),
    summarize(knex, "resources"),
    summarize(knex, "photos"),
    findPlanPages(knex),
  ] as const);
  const species = (kind: SpeciesKind, { count }: Row): Section => ({
    count: numberOf(count),
    read: (offset, limit) => speciesPages(knex, kind, offset, limit),
  });
  return [
    fixedPages({ plants, animals, resources, photos }, plans, shown),
    species("plant", plants),
    species("animal", animals),
    {
      count: numberOf(photos["count"]),
      read: (offset, limit) => photoPages(knex, offset, limit),
    },
  ];
}

/** The pages from `start` to `end`; yields to other requests in between. */
export async function readPages(sections: Section[], start: number, end: number) {
  const pages: SitemapPage[] = [];
  let first = 0;
  for (const { count, read } of sections) {
    const until = Math.min(end - first, count);
    for (let at = Math.max(start - first, 0); at < until; at += chunk) {
      pages.push(...(await read(at, Math.min(chunk, until - at))));
      await setImmediate();
    }
    first += count;
  }
  return pages;
}
