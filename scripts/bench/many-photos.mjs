/** Any number of photo records without image files: a gallery to measure with. */
import { requireFromCms } from "../stages/from-cms.mjs";
import { batch, hash, idsIn, momentOf, record } from "./rows.mjs";

const { fold } = requireFromCms("./dist/src/database/fold.js");

const light = "morning noon evening dusk night spring summer autumn winter rainy sunny foggy";
const things =
  "bloom leaf seed bud root bark nest egg wing feather path pond log stone fence meadow hedge shade frost dew web hive berry fern moss".split(
    " ",
  );
/** 300 keywords. */
const keywords = light.split(" ").flatMap((when) => things.map((what) => `${when} ${what}`));
const categories = ["Borders", "Water", "Woodland", "Visitors", "Seasons", "Projects"];

const quarterHour = 15 * 60_000;
/** The moment of the first upload; the others follow every quarter of an hour. */
const firstUpload = Date.UTC(2015, 2, 20, 12);

/** The same choice for the same photo, evenly distributed. @param {number} n @param {number} k @param {number} of */
const chosen = (n, k, of) => (n * 7919 + k * (1 + (n % 89)) * 31) % of;

/** @param {number} n @param {import("./rows.mjs").Moment} at */
function photoRow(n, at) {
  const fileName = `many-${String(n).padStart(6, "0")}.jpg`;
  const caption = `${keywords[chosen(n, 0, keywords.length)]} by the ${things[n % things.length]}`;
  const alt = `Photo ${n} of a large gallery`;
  const uploaded = firstUpload + n * quarterHour;
  const upright = n % 3 === 0;
  return {
    ...record(fileName, at(firstUpload)),
    ...{ file_name: fileName, thumb_file_name: fileName, content_hash: hash(fileName) },
    ...{ caption, alt, fold_caption: fold(`${caption} ${alt}`) },
    ...{ width: upright ? 1280 : 1920, height: upright ? 1920 : 1280 },
    ...{ file_type: "image/jpeg", file_size: 300_000 + n },
    // One in eight has no date, and they were not taken in the order they came in.
    date_taken: n % 8 === 0 ? null : at(uploaded - (1 + (n % 400)) * 24 * 3600_000),
    date_uploaded: at(uploaded),
  };
}

/**
 * The ids of records by name, in the order given; missing ones are added first.
 * @param {import("../demo/site").Knex} trx
 * @param {string} table
 * @param {string} column
 * @param {import("./rows.mjs").Row[]} rows
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
 * @param {import("../demo/site").Site} site
 * @param {number} count
 */
export async function loadManyPhotos({ db }, count) {
  const knex = db.connection;
  const at = momentOf(knex);
  return knex.transaction(async (trx) => {
    const words = keywords.map((keyword) => ({
      ...record(keyword, at(firstUpload)),
      ...{ keyword, fold_keyword: fold(keyword) },
    }));
    const lists = categories.map((name) => ({
      ...record(name, at(firstUpload)),
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
  });
}
