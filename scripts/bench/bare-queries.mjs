import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { requireFromCms } from "../stages/from-cms.mjs";

const { connection } = requireFromCms("./dist/config/database.js").default();
const { findPlants } = requireFromCms("./dist/src/api/plant/query.js");
const { readPhotos, readPhotosOf } = requireFromCms("./dist/src/api/photo/query.js");
const { findLinksOf, speciesReads } = requireFromCms("./dist/src/api/species/query.js");

const calendar = requireFromCms("./dist/src/api/calendar/query.js");
const companions = requireFromCms("./dist/src/api/calendar/companion-query.js");
const { readStanding } = requireFromCms("./dist/src/api/plan/standing.js");
const { findNewestOf } = requireFromCms("./dist/src/api/sighting/query.js");

const client = connection.client === "sqlite" ? "better-sqlite3" : "pg";
const knex = requireFromCms("knex")({ ...connection, client });
const all = { searchColumn: "com", searchTerm: "", sortColumn: "com", sortDirection: "asc" };

/** JSON has no maps. @param {unknown} found @returns {unknown} */
const listOf = (found) =>
  found instanceof Map ? [...found].map(([key, value]) => [key, listOf(value)]) : found;

/** What a calendar counts. @param {object} scope @returns {Promise<unknown>[]} */
const recordsOf = (scope) =>
  [calendar.findPhotoMoments, calendar.findStages, calendar.findTagged, calendar.findSighted].map(
    (find) => find(knex, scope),
  );

/** @type {Record<string, () => Promise<unknown>>} */
const queries = {
  "/list": () => findPlants(knex, all, false),
  "/search": () => findPlants(knex, { ...all, searchTerm: "aster" }, false),
  "/photos": async () => {
    const shown = () => knex("photos").whereNull("date_deleted");
    const newest = shown().orderBy("date_uploaded", "desc").orderBy("id", "desc");
    const [ids, [count]] = await Promise.all([newest.limit(24).pluck("id"), shown().count()]);
    return { items: await readPhotos(knex, ids, false), ...count };
  },
  "/detail": async () => {
    const plant = await speciesReads("plant").page(knex, "many-1", false);
    const scope = { kind: "plants", id: plant.id, withInternal: false };
    const [links, photos, plantings, ...found] = await Promise.all([
      findLinksOf(knex, "plant", plant.id),
      readPhotosOf(knex, "plant", plant.id, false),
      readStanding(knex, plant.id, false),
      ...recordsOf(scope),
      findNewestOf(knex, "plant", plant.id, false),
      companions.findPhotosOfBoth(knex, scope),
      companions.findSightedTogether(knex, scope),
      companions.findAssociated(knex, scope),
    ]);
    return { ...plant, links, photos, plantings, found: found.map(listOf) };
  },
  "/calendar": async () => {
    const [species, ...found] = await Promise.all([
      calendar.findCalendarSpecies(knex, "plants", false),
      ...recordsOf({ kind: "plants", id: 0, withInternal: false }),
    ]);
    return { species, found: found.map(listOf) };
  },
};

/** Compresses as our site does, if the client accepts it. */
const pack = promisify(brotliCompress);
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Makes the site's queries with the same driver and sends what they find as JSON. @param {any} ctx */
export async function answerQueries(ctx) {
  ctx.type = "application/json";
  const text = JSON.stringify(await queries[ctx.path]?.());
  const takesBrotli = ctx.get("accept-encoding").includes("br");
  if (takesBrotli) ctx.set("Content-Encoding", "br");
  ctx.body = takesBrotli ? await pack(text, fast) : text;
}
