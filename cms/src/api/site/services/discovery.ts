import type { Core } from "@strapi/strapi";
import { paths } from "shared-types/site/paths";
import { dependsOnAll } from "../../../cache/dependencies";
import { environment } from "../../../platform/environment";
import { serviceOf } from "../../../platform/services";
import { todayShown } from "../../site-record/today";
import { readSite } from "../../site-record/settings";
import { siteIds } from "../../site-record/site-ids";
import { feedLength, feedOf, newest } from "../feed";
import { pagesInPart, sitemapIndex, sitemapOf } from "../sitemap";
import { mondayOf, photoEntry, speciesEntry, weekEntries } from "../feed-entries";
import { findNewPhotos, findNewSpecies } from "../query";
import { readPages, sitemapSections } from "../sitemap-pages";

/** The texts of sitemap, robots and feed (docs/decisions/025), with the site's own addresses unless told another. */
const discoveryService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The sitemap, or the index of its parts; with a number that part, null when there is none. */
  async sitemap(part: number | null, origin = environment.publicUrl): Promise<string | null> {
    dependsOnAll("plants", "animals", "photos", "resources", "plans");
    const knex = strapi.db.connection;
    const { pages } = await readSite(knex);
    const sections = await sitemapSections(knex, pages);
    const total = sections.reduce((sum, { count }) => sum + count, 0);
    const parts = Math.ceil(total / pagesInPart);
    if (part === null && parts > 1) return sitemapIndex(parts, origin);
    if (part !== null && (parts === 1 || part < 1 || part > parts)) return null;
    const start = ((part ?? 1) - 1) * pagesInPart;
    return sitemapOf(await readPages(sections, start, start + pagesInPart), origin);
  },

  /** The Atom feed of new photos, plants and animals, and of this week in the yard. */
  async feed(origin = environment.publicUrl): Promise<string> {
    dependsOnAll("plants", "animals", "photos");
    const knex = strapi.db.connection;
    const [{ title, timeZone, pages }, photos, plants, animals] = await Promise.all([
      readSite(knex),
      findNewPhotos(knex, feedLength),
      findNewSpecies(knex, "plant", feedLength),
      findNewSpecies(knex, "animal", feedLength),
    ]);
    const monday = mondayOf(todayShown(timeZone));
    const thisWeek = await serviceOf(strapi, "api::calendar.this-week").around(monday);
    const page = pages.calendar ? paths.calendar : paths.home;
    // Photos of one day may be more than the feed holds: the week has its place.
    const week = weekEntries(thisWeek, { monday, timeZone, page });
    const entries = [
      ...photos.map(photoEntry),
      ...plants.map((row) => speciesEntry("plant", row)),
      ...animals.map((row) => speciesEntry("animal", row)),
    ];
    const others = newest(entries).slice(0, feedLength - week.length);
    return feedOf(newest([...week, ...others]), { title, origin, ids: await siteIds(strapi) });
  },
});

export type DiscoveryService = ReturnType<typeof discoveryService>;
export default discoveryService;
