/** Any number of photo records without image files: a gallery to measure with. */
import { requireFromCms } from "../stages/from-cms.mjs";
import { batch, hash, idsIn, momentOf, record } from "./rows.mjs";

/** @typedef {import("./rows.mjs").Moment} Moment */

const { fold } = requireFromCms("./dist/src/database/fold.js");

const light = "morning noon evening dusk night spring summer autumn winter rainy sunny foggy";
const things =
  "bloom leaf seed bud root bark nest egg wing feather path pond log stone fence meadow hedge shade frost dew web hive berry fern moss".split(
    " ",
  );
/** 300 keywords. */
const keywords = light.split(" ").flatMap((when) => things.map((what) => `${when} ${what}`));
const categories = ["Borders", "Water", "Woodland", "Visitors", "Seasons", "Projects"];

const tagsEach = 3;
const quarterHour = 15 * 60_000;
/** The moment of the first upload; the others follow every quarter of an hour. */
const firstUpload = Date.UTC(2015, 2, 20, 12);

/**
 * The same choice for the same photo, evenly distributed.
 * @param {number} n
 * @param {number} k
 * @param {number} of
 */
const chosen = (n, k, of) => (n * 7919 + k * (1 + (n % 89)) * 31) % of;

/**
 * @param {number} n
 * @param {Moment} at
 */
function photoRow(n, at) {
  const fileName = `many-${String(n).padStart(6, "0")}.jpg`;
  const caption = `${keywords[chosen(n, 0, keywords.length)]} by the ${things[n % things.length]}`;
  const alt = `Photo ${n} of a large gallery`;
  const uploaded = firstUpload + n * quarterHour;
  const upright = n % 3 === 0;
  return {
    ...record(fileName, at(firstUpload)),
    file_name: fileName,
    thumb_file_name: fileName,
    caption,
    alt,
    fold_caption: fold(`${caption} ${alt}`),
    content_hash: hash(fileName),
    ...{ width: upright ? 1280 : 1920, height: upright ? 1920 : 1280 },
    file_type: "image/jpeg",
    file_size: 300_000 + n,
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
  await trx.batchInsert(
    table,
    rows.filter((row) => !there.has(row[column])),
    batch,
  );
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
      keyword,
      fold_keyword: fold(keyword),
    }));
    const lists = categories.map((name) => ({
      ...record(name, at(firstUpload)),
      cp_list_id: 1,
      cp_option_name: name,
      fold_name: fold(name),
    }));
    const keywordIds = await idsOf(trx, "keywords", "keyword", words);
    const categoryIds = await idsOf(trx, "categories", "cp_option_name", lists);
    const stored = await trx("photos").where("file_name", "like", "many-%.jpg").select("file_name");
    const there = new Set(stored.map((row) => row["file_name"]));
    const [newest = 0] = (await idsIn(trx, "photos")).slice(-1);
    const rows = Array.from({ length: count }, (_, n) => photoRow(n + 1, at));
    const missing = rows.filter((row) => !there.has(row.file_name));
    await trx.batchInsert("photos", missing, batch);
    const ids = await idsIn(trx, "photos", ["id", ">", String(newest)]);
    await trx.batchInsert(
      "photos_keywords_lnk",
      ids.flatMap((photo, n) =>
        Array.from({ length: tagsEach }, (_, k) => ({
          photo_id: photo,
          // Spread out, so that the three differ.
          keyword_id: keywordIds[(chosen(n, 1, 100) + k * 100) % keywordIds.length],
          keyword_ord: k + 1,
          photo_ord: n + 1,
        })),
      ),
      batch,
    );
    await trx.batchInsert(
      "photos_categories_lnk",
      ids.map((photo, n) => ({
        photo_id: photo,
        category_id: categoryIds[n % categoryIds.length],
        category_ord: 1,
        photo_ord: n + 1,
      })),
      batch,
    );
    return ids.length;
  });
}
