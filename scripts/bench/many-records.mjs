/** Records of plants, for the calendar: ten years of photos, each with tags, one in eight with a stage. */
import { batch, idsIn, momentOf } from "./rows.mjs";

const stages = ["bud", "flower", "fruit"];
const stagedEach = 8;
const tenYearsMs = 3652 * 86_400_000;
const firstTaken = Date.UTC(2015, 0, 1, 15);

/**
 * Spreads the photos' dates over ten years, and tags each with this many plants more than it has.
 * @param {import("../demo/site").Site} site
 * @param {number} tagsEach
 */
export async function loadManyRecords({ db }, tagsEach) {
  const knex = db.connection;
  const at = momentOf(knex);
  await knex.transaction(async (trx) => {
    const photos = await idsIn(trx, "photos");
    const plants = await idsIn(trx, "plants");
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
      const noted = n % stagedEach === 0 ? { tag_notes: JSON.stringify(notes) } : {};
      await trx("photos")
        .where("id", "=", String(photo))
        .update({ date_taken: at(taken), ...noted });
    }
  });
}
