/** Records of plants, for the calendar: ten years of photos, each with tags, one in eight with a stage. */
import { requireFromCms } from "../stages/from-cms.mjs";

/** @typedef {import("../demo/site").Knex} Knex */

const { isPostgres } = requireFromCms("./dist/src/database/knex.js");

const batch = 250;
const stages = ["bud", "flower", "fruit"];
const stagedEach = 8;
const tenYearsMs = 3652 * 86_400_000;
const firstTaken = Date.UTC(2015, 0, 1, 15);

/**
 * The ids of all records of a table, in order.
 * @param {Knex} trx
 * @param {string} table
 */
async function allIds(trx, table) {
  const rows = await trx(table).where("id", ">", "0").select("id");
  return rows.map((row) => Number(row["id"])).sort((a, b) => a - b);
}

/**
 * Spreads the photos' dates over ten years, and tags each with this many plants more than it has.
 * @param {import("../demo/site").Site} site
 * @param {number} tagsEach
 */
export async function loadManyRecords({ db }, tagsEach) {
  const knex = db.connection;
  const momentOf = (/** @type {number} */ ms) =>
    isPostgres(knex) ? `to_timestamp(${ms / 1000})` : ms;
  await knex.transaction(async (trx) => {
    const photos = await allIds(trx, "photos");
    const plants = await allIds(trx, "plants");
    const stored = await trx("photos_plants_lnk")
      .where("id", ">", "0")
      .select("photo_id", "plant_id");
    const isThere = new Set(
      stored.map((row) => `${Number(row["photo_id"])} ${Number(row["plant_id"])}`),
    );
    const tagsOf = (/** @type {number} */ n) =>
      Array.from({ length: tagsEach }, (_, k) => plants[(n * 7 + k * 13) % plants.length]);
    const tags = photos.flatMap((photo, n) =>
      tagsOf(n)
        .filter((plant) => !isThere.has(`${photo} ${plant}`))
        .map((plant, k) => ({ photo_id: photo, plant_id: plant, plant_ord: k + 10, photo_ord: 1 })),
    );
    await trx.batchInsert("photos_plants_lnk", tags, batch);
    for (const [n, photo] of photos.entries()) {
      const taken = firstTaken + Math.floor((n / photos.length) * tenYearsMs);
      const stage = stages[(n / stagedEach) % stages.length];
      const notes = { plants: [{ plantId: tagsOf(n)[0], stage }], animals: [], interactions: [] };
      const noted = n % stagedEach === 0 ? `, tag_notes = '${JSON.stringify(notes)}'` : "";
      await trx.raw(
        `update photos set date_taken = ${momentOf(taken)}${noted} where id = ${photo}`,
      );
    }
  });
  if (isPostgres(knex)) await knex.raw("vacuum analyze"); // As it does by itself within a minute.
}
