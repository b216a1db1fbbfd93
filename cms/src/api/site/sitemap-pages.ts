import { setImmediate } from "node:timers/promises";
import { images, paths, type SpeciesKind } from "shared-types";
import type { Knex, Row } from "../../database/knex";
import { idOf, dateOf, numberOf, textOf } from "../../database/row";
import type { SitemapPage } from "./sitemap";
import { findImages, findSlice, summarize } from "./query";

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
    images: [images.full(textOf(row["file_name"]))],
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
  for (const { owner, file_name: fileName } of await findImages(knex, kind, rows.map(idOf))) {
    const list = shown.get(numberOf(owner)) ?? [];
    shown.set(numberOf(owner), [...list, images.full(textOf(fileName))]);
  }
  return rows.map((row) => ({
    path: pathOf[kind](textOf(row["key_id"])),
    changed: dateOf(row["updated_at"]),
    images: shown.get(idOf(row)) ?? [],
  }));
}

/** The pages every garden has; a list changes with its records. */
function fixedPages(changed: Record<"plants" | "animals" | "resources" | "photos", Row>): Section {
  const page = (path: string, of?: Row): SitemapPage => ({
    path,
    changed: of ? dateOf(of["changed"]) : null,
    images: [],
  });
  const { plants, animals, resources, photos } = changed;
  const pages = [
    page(paths.home),
    page(paths.blueprint2),
    page(paths.blueprint1),
    page(paths.contact),
    page(paths.resources, resources),
    page(paths.cats, resources),
    page(paths.flora, plants),
    page(paths.fauna, animals),
    page(paths.photos, photos),
  ];
  return {
    count: pages.length,
    read: async (offset, limit) => pages.slice(offset, offset + limit),
  };
}

/** All public pages, in an order that new records hardly change: fixed pages, species, then photos. */
export async function sitemapSections(knex: Knex): Promise<Section[]> {
  const [plants, animals, resources, photos] = await Promise.all([
    summarize(knex, "plants"),
    summarize(knex, "animals"),
    summarize(knex, "resources"),
    summarize(knex, "photos"),
  ] as const);
  const species = (kind: SpeciesKind, { count }: Row): Section => ({
    count: numberOf(count),
    read: (offset, limit) => speciesPages(knex, kind, offset, limit),
  });
  return [
    fixedPages({ plants, animals, resources, photos }),
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
