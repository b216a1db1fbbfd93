/** Any number of plants like the demo's: lists to measure with. */
import { readSpecies } from "../demo/tables.mjs";
import { requireFromCms } from "../stages/from-cms.mjs";
import { batch, idsIn, momentOf, record } from "./rows.mjs";

/** @typedef {import("./rows.mjs").Row} Values */

/** @type {{ plantRecords: { derived: Record<string, { derive: (plant: Values) => unknown }> } }} */
const { plantRecords } = requireFromCms("./dist/src/api/plant/saving.js");
const { columnOf } = requireFromCms("./dist/src/database/row.js");
const { encodeHtml } = requireFromCms("shared-types/kit/html");

const photosEach = 3;
const made = Date.UTC(2015, 2, 20, 12);

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
    ...{ ...seed, keyId, nameCommon, nameDisplay: nameCommon, internal: false },
    ...{ heightSort: Number(seed["heightSort"]), widthSort: Number(seed["widthSort"]) },
    notes: encodeHtml(String(seed["notes"])),
  };
  for (const [attribute, { derive }] of Object.entries(plantRecords.derived))
    plant[attribute] = derive(plant);
  const columns = Object.entries(plant).map(([name, value]) => [columnOf(name), value]);
  return { ...Object.fromEntries(columns), ...record(keyId, at(made)) };
}

/**
 * Adds `count` plants to a site that has none of them; each with a thumbnail and photos, distributed over all that there are.
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
    const plants = await idsIn(trx, "plants", ["key_id", "like", "many-%"]);
    const photos = await idsIn(trx, "photos");
    const photoOf = (/** @type {number} */ n) => photos[n % photos.length];
    const thumbs = plants.map((plant_id, n) => ({ plant_id, photo_id: photoOf(n) }));
    await trx.batchInsert("plants_thumb_lnk", thumbs, batch);
    const tags = plants.flatMap((plant_id, n) =>
      Array.from({ length: photosEach }, (_, k) => ({
        plant_id,
        ...{ photo_id: photoOf(n * photosEach + k), plant_ord: 1, photo_ord: k + 1 },
      })),
    );
    await trx.batchInsert("photos_plants_lnk", tags, batch);
  });
}
