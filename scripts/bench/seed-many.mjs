/** Any number of plants like the demo's, and of photo records without image files: a site to measure with. */
import { createHash } from "node:crypto";
import { readTable } from "../demo/tables.mjs";
import { requireFromCms } from "../stages/from-cms.mjs";

/** @typedef {import("../demo/site").Site} Site */
/** @typedef {import("../demo/site").Knex} Knex */
/** @typedef {(ms: number) => number | Date} Moment  how the database stores a moment */
/** @typedef {Record<string, unknown>} Row */

const { isPostgres } = requireFromCms("./dist/src/database/knex.js");
const { fold } = requireFromCms("./dist/src/database/fold.js");
const { columnOf } = requireFromCms("./dist/src/database/row.js");
const { encodeHtml } = requireFromCms("shared-types/kit/html");
/** @type {{ plantRecords: { derived: Record<string, { derive: (plant: Row) => unknown }> } }} */
const { plantRecords } = requireFromCms("./dist/src/api/plant/saving.js");

/** Rows of one insert: SQLite takes at most 500, and a limited number of bindings. */
const batch = 200;

const light = "morning noon evening dusk night spring summer autumn winter rainy sunny foggy";
const things =
  "bloom leaf seed bud root bark nest egg wing feather path pond log stone fence meadow hedge shade frost dew web hive berry fern moss".split(
    " ",
  );
/** 300 keywords. */
const keywords = light.split(" ").flatMap((when) => things.map((what) => `${when} ${what}`));
const categories = ["Borders", "Water", "Woodland", "Visitors", "Seasons", "Projects"];

const dayMs = 86_400_000;
/** The moment of the first upload, and of all that is no photo; the other photos follow every quarter of an hour. */
const firstUpload = Date.UTC(2015, 2, 20, 12);
const quarterHourMs = 15 * 60_000;
const firstTaken = Date.UTC(2015, 0, 1, 15);
const tenYearsMs = 3652 * dayMs;

const photosEach = 3;
const stages = ["bud", "flower", "fruit"];
const stagedEach = 8;

/** @param {string} text */
const hash = (text) => createHash("sha256").update(text).digest("hex");

/** The same choice for the same photo, evenly distributed. @param {number} n @param {number} k @param {number} of */
const chosen = (n, k, of) => (n * 7919 + k * (1 + (n % 89)) * 31) % of;

/**
 * What Strapi stores of any record, with an id like its own: 24 characters, a letter first.
 * @param {string} name
 * @param {Moment} at
 */
const record = (name, at) => ({
  document_id: `m${hash(name).slice(0, 23)}`,
  ...{ created_at: at(firstUpload), updated_at: at(firstUpload), published_at: at(firstUpload) },
});

/** @param {number} n @param {Moment} at */
function photoRow(n, at) {
  const fileName = `many-${String(n).padStart(6, "0")}.jpg`;
  const caption = `${keywords[chosen(n, 0, keywords.length)]} by the ${things[n % things.length]}`;
  const alt = `Photo ${n} of a large gallery`;
  const uploaded = firstUpload + n * quarterHourMs;
  const upright = n % 3 === 0;
  return {
    ...record(fileName, at),
    ...{ file_name: fileName, thumb_file_name: fileName, content_hash: hash(fileName) },
    ...{ caption, alt, fold_caption: fold(`${caption} ${alt}`) },
    ...{ width: upright ? 1280 : 1920, height: upright ? 1920 : 1280 },
    ...{ file_type: "image/jpeg", file_size: 300_000 + n },
    // One in eight has no date, and they were not taken in the order they came in.
    date_taken: n % 8 === 0 ? null : at(uploaded - (1 + (n % 400)) * dayMs),
    date_uploaded: at(uploaded),
  };
}

/**
 * The row of the n-th plant: a copy of one of the demo's under another name.
 * @param {number} n
 * @param {Row[]} seeds  the demo's plants
 * @param {Moment} at
 */
function plantRow(n, seeds, at) {
  const { thumbId: _, bannerId: __, ...seed } = seeds[n % seeds.length] ?? {};
  const nameCommon = `${String(seed["nameCommon"])} ${Math.floor(n / seeds.length) + 1}`;
  const keyId = `many-${n + 1}`;
  /** @type {Row} */
  const plant = {
    ...{ ...seed, keyId, nameCommon, nameDisplay: nameCommon, internal: false },
    ...{ heightSort: Number(seed["heightSort"]), widthSort: Number(seed["widthSort"]) },
    notes: encodeHtml(String(seed["notes"])),
  };
  for (const [attribute, { derive }] of Object.entries(plantRecords.derived))
    plant[attribute] = derive(plant);
  const columns = Object.entries(plant).map(([name, value]) => [columnOf(name), value]);
  return { ...Object.fromEntries(columns), ...record(keyId, at) };
}

/**
 * The ids of a table's records, in order.
 * @param {Knex} trx
 * @param {string} table
 * @param {[column: string, operator: string, value: string]} [where]
 */
async function idsIn(trx, table, where = ["id", ">", "0"]) {
  const rows = await trx(table)
    .where(...where)
    .select("id");
  return rows.map((row) => Number(row["id"])).sort((a, b) => a - b);
}

/**
 * The ids of records by name, in the order given; missing ones are added first.
 * @param {Knex} trx
 * @param {string} table
 * @param {string} column
 * @param {Row[]} rows
 */
async function idsOf(trx, table, column, rows) {
  const stored = async () =>
    new Map((await trx(table).select("id", column)).map((row) => [row[column], Number(row["id"])]));
  const there = await stored();
  const missing = rows.filter((row) => !there.has(row[column]));
  await trx.batchInsert(table, missing, batch);
  const all = await stored();
  return rows.flatMap((row) => all.get(row[column]) ?? []);
}

/**
 * Adds what is missing of `count` photos with three keywords and a category each; returns how many.
 * @param {Knex} trx
 * @param {number} count
 * @param {Moment} at
 */
async function addPhotos(trx, count, at) {
  const words = keywords.map((keyword) => ({
    ...record(keyword, at),
    ...{ keyword, fold_keyword: fold(keyword) },
  }));
  const lists = categories.map((name) => ({
    ...record(name, at),
    ...{ cp_list_id: 1, cp_option_name: name, fold_name: fold(name) },
  }));
  const keywordIds = await idsOf(trx, "keywords", "keyword", words);
  const categoryIds = await idsOf(trx, "categories", "cp_option_name", lists);
  const named = /** @type {[string, string, string]} */ (["file_name", "like", "many-%.jpg"]);
  const before = (await idsIn(trx, "photos", named)).length;
  const rows = Array.from({ length: count - before }, (_, n) => photoRow(before + n + 1, at));
  await trx.batchInsert("photos", rows, batch);
  const ids = (await idsIn(trx, "photos", named)).slice(before);
  // Spread out, so that the three differ.
  const tags = ids.flatMap((photo_id, n) =>
    [0, 100, 200].map((k, i) => ({
      ...{ photo_id, keyword_id: keywordIds[(chosen(n, 1, 100) + k) % keywordIds.length] },
      ...{ keyword_ord: i + 1, photo_ord: n + 1 },
    })),
  );
  await trx.batchInsert("photos_keywords_lnk", tags, batch);
  const filed = ids.map((photo_id, n) => ({
    ...{ photo_id, category_id: categoryIds[n % categoryIds.length] },
    ...{ category_ord: 1, photo_ord: n + 1 },
  }));
  await trx.batchInsert("photos_categories_lnk", filed, batch);
  return ids.length;
}

/**
 * Adds `count` plants to a site that has none of them; each with a thumbnail and photos, distributed over all that there are.
 * @param {Knex} trx
 * @param {number} count
 * @param {Moment} at
 */
async function addPlants(trx, count, at) {
  const seeds = readTable("plants");
  const rows = Array.from({ length: count }, (_, n) => plantRow(n, seeds, at));
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
}

/**
 * Spreads the photos' dates over ten years, tags each with this many plants more than it has, and one in eight with a stage.
 * @param {Knex} trx
 * @param {number} tagsEach
 * @param {Moment} at
 */
async function addRecords(trx, tagsEach, at) {
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
}

/**
 * Adds what is missing of so many photos, so many plants, and so many tags of plants to each photo of ten years; returns how
 * many photos.
 * @param {Site} site
 * @param {{ photos: number, plants: number, tagsEach: number }} many
 */
export async function loadMany({ db: { connection } }, { photos, plants, tagsEach }) {
  const at = (/** @type {number} */ ms) => (isPostgres(connection) ? new Date(ms) : ms);
  const added = await connection.transaction(async (trx) => {
    const newPhotos = photos > 0 ? await addPhotos(trx, photos, at) : 0;
    if (plants > 0) await addPlants(trx, plants, at);
    if (tagsEach > 0) await addRecords(trx, tagsEach, at);
    return newPhotos;
  });
  // What PostgreSQL does by itself within a minute: without statistics it reads whole tables.
  if (isPostgres(connection)) await connection.raw("vacuum analyze");
  return added;
}
