/** Any number of plants like the demo's: lists to measure with. */
import { readSpecies } from "../demo/tables.mjs";
import { requireFromCms } from "../stages/from-cms.mjs";
import { batch, idsIn, momentOf, record } from "./rows.mjs";

/** @typedef {import("../demo/site").Knex} Knex */
/** @typedef {import("./rows.mjs").Row} Values */

/** @type {{ plantRecords: { derived: Record<string, { derive: (plant: Values) => unknown }> } }} */
const { plantRecords } = requireFromCms("./dist/src/api/plant/saving.js");

const photosEach = 3;
const made = Date.UTC(2015, 2, 20, 12);

const columnOf = (/** @type {string} */ attribute) =>
  attribute.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
const escaped = (/** @type {string} */ html) =>
  html.replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * The row of the n-th plant: a copy of one of the demo's under another name.
 * @param {Values} seed  the demo's plant
 * @param {number} n
 * @param {number} nth  how many copies of it there are by then
 * @param {import("./rows.mjs").Moment} at
 */
function plantRow({ thumbId: _, bannerId: __, ...seed }, n, nth, at) {
  const nameCommon = `${String(seed["nameCommon"])} ${nth}`;
  const keyId = `many-${n + 1}`;
  /** @type {Values} */
  const plant = {
    ...seed,
    keyId,
    nameCommon,
    nameDisplay: nameCommon,
    heightSort: Number(seed["heightSort"]),
    widthSort: Number(seed["widthSort"]),
    notes: escaped(String(seed["notes"])),
    internal: false,
  };
  for (const [attribute, { derive }] of Object.entries(plantRecords.derived))
    plant[attribute] = derive(plant);
  return {
    ...Object.fromEntries(Object.entries(plant).map(([name, value]) => [columnOf(name), value])),
    ...record(keyId, at(made)),
  };
}

/**
 * Each plant's thumbnail and photos, distributed over all photos there are.
 * @param {Knex} trx
 * @param {number[]} plantIds
 */
async function showPhotos(trx, plantIds) {
  const photos = await idsIn(trx, "photos");
  if (photos.length < photosEach) return;
  const photoOf = (/** @type {number} */ n) => photos[n % photos.length];
  await trx.batchInsert(
    "plants_thumb_lnk",
    plantIds.map((plant, n) => ({ plant_id: plant, photo_id: photoOf(n) })),
    batch,
  );
  const tags = plantIds.flatMap((plant, n) =>
    Array.from({ length: photosEach }, (_, k) => ({
      photo_id: photoOf(n * photosEach + k),
      plant_id: plant,
      plant_ord: 1,
      photo_ord: k + 1,
    })),
  );
  await trx.batchInsert("photos_plants_lnk", tags, batch);
}

/**
 * Adds `count` plants to a site that has none of them; with photos, if there are any.
 * @param {import("../demo/site").Site} site
 * @param {number} count
 */
export async function loadManyPlants({ db }, count) {
  const knex = db.connection;
  await knex.transaction(async (trx) => {
    const seeds = readSpecies("plants");
    const rows = Array.from({ length: count }, (_, n) =>
      plantRow(seeds[n % seeds.length] ?? {}, n, Math.floor(n / seeds.length) + 1, momentOf(knex)),
    );
    await trx.batchInsert("plants", rows, batch);
    await showPhotos(trx, await idsIn(trx, "plants", ["key_id", "like", "many-%"]));
  });
}
