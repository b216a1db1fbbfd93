import type { Core } from "@strapi/strapi";
import { shows } from "../../../answers/shown";
import { environment } from "../../../environment";
import { feedLength, feedOf, newest } from "../../../signposts/feed";
import { sitemapIndex, sitemapOf } from "../../../signposts/sitemap";
import { photoEntry, speciesEntry } from "../feed-entries";
import { findNewPhotos, findNewSpecies } from "../query";
import { readPages, sitemapSections } from "../sitemap-pages";

/** Addresses in one file; the protocol allows 50,000, but a file is made anew when one of them changes. */
const partLength = 2000;

const { publicUrl: origin, siteTitle: title } = environment;

/** What machines that read the site find their way by, as text (decision 060). */
const signpostsService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The sitemap, or where its parts are; with a number that part, null when there is none. */
  async sitemap(part: number | null): Promise<string | null> {
    for (const topic of ["plants", "animals", "photos", "resources"] as const) shows(topic, "all");
    const sections = await sitemapSections(strapi.db.connection);
    const total = sections.reduce((sum, { count }) => sum + count, 0);
    const parts = Math.ceil(total / partLength);
    if (part === null && parts > 1) return sitemapIndex(parts, origin);
    if (part !== null && (parts === 1 || part < 1 || part > parts)) return null;
    const start = ((part ?? 1) - 1) * partLength;
    return sitemapOf(await readPages(sections, start, start + partLength), origin);
  },

  /** The Atom feed of new photos, plants and animals (contract §10). */
  async feed(): Promise<string> {
    for (const topic of ["plants", "animals", "photos"] as const) shows(topic, "all");
    const knex = strapi.db.connection;
    const [photos, plants, animals] = await Promise.all([
      findNewPhotos(knex, feedLength),
      findNewSpecies(knex, "plant", feedLength),
      findNewSpecies(knex, "animal", feedLength),
    ]);
    const entries = [
      ...photos.map(photoEntry),
      ...plants.map((row) => speciesEntry("plant", row)),
      ...animals.map((row) => speciesEntry("animal", row)),
    ];
    return feedOf(newest(entries), { title, origin });
  },
});

export type SignpostsService = ReturnType<typeof signpostsService>;
export default signpostsService;
