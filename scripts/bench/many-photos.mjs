/** Any number of photo records without image files: a gallery to measure with. */
import { createHash } from "node:crypto";
import { requireFromCms } from "../stages/from-cms.mjs";

/** @typedef {import("../demo/site").Knex} Knex */
/** @typedef {(ms: number) => number | Date} Moment  how the database stores a moment */
/** @typedef {Record<string, unknown>} Row */

const { fold } = requireFromCms("./dist/src/database/fold.js");
const { isPostgres } = requireFromCms("./dist/src/database/knex.js");

const light = "morning noon evening dusk night spring summer autumn winter rainy sunny foggy";
const things =
  "bloom leaf seed bud root bark nest egg wing feather path pond log stone fence meadow hedge shade frost dew web hive berry fern moss".split(
    " ",
  );
/** 300 keywords. */
const keywords = light.split(" ").flatMap((when) => things.map((what) => `${when} ${what}`));
const categories = ["Borders", "Water", "Woodland", "Visitors", "Seasons", "Projects"];

const tagsEach = 3;
/** Rows of one insert: SQLite takes at most 500. */
const batch = 250;
const quarterHour = 15 * 60_000;
/** The moment of the first upload; the others follow every quarter of an hour. */
const firstUpload = Date.UTC(2015, 2, 20, 12);

const hash = (/** @type {string} */ text) => createHash("sha256").update(text).digest("hex");
/** An id like Strapi's own: 24 characters, a letter first. @param {string} text */
const documentId = (text) =>
  `m${BigInt(`0x${hash(text)}`)
    .toString(36)
    .slice(0, 23)}`;

/**
 * The same choice for the same photo, evenly distributed.
 * @param {number} n
 * @param {number} k
 * @param {number} of
 */
const chosen = (n, k, of) => (n * 7919 + k * (1 + (n % 89)) * 31) % of;

/**
 * @param {string} name
 * @param {Moment} at
 */
function record(name, at) {
  const made = at(firstUpload);
  const dates = { created_at: made, updated_at: made, published_at: made };
  return { document_id: documentId(name), ...dates };
}

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
    ...record(fileName, at),
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
 * @param {Knex} trx
 * @param {string} table
 * @param {string} column
 * @param {Row[]} rows
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
  /** @type {Moment} */
  const at = (ms) => (isPostgres(knex) ? new Date(ms) : ms);
  return knex.transaction(async (trx) => {
    const words = keywords.map((keyword) => ({
      ...record(keyword, at),
      keyword,
      fold_keyword: fold(keyword),
    }));
    const lists = categories.map((name) => ({
      ...record(name, at),
      cp_list_id: 1,
      cp_option_name: name,
      fold_name: fold(name),
    }));
    const keywordIds = await idsOf(trx, "keywords", "keyword", words);
    const categoryIds = await idsOf(trx, "categories", "cp_option_name", lists);
    const stored = trx("photos").where("file_name", "like", "many-%.jpg");
    const there = new Set((await stored.select("file_name")).map((row) => row["file_name"]));
    const rows = Array.from({ length: count }, (_, n) => photoRow(n + 1, at));
    const missing = rows.filter((row) => !there.has(row.file_name));
    await trx.batchInsert("photos", missing, batch);
    const made = await trx("photos")
      .where("file_name", "like", "many-%.jpg")
      .select("id", "file_name");
    const ids = made.flatMap((row) => (there.has(row["file_name"]) ? [] : Number(row["id"])));
    ids.sort((a, b) => a - b);
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

/**
 * What PostgreSQL does by itself within a minute: without statistics it reads whole tables.
 * @param {import("../demo/site").Site} site
 */
export async function analyze({ db }) {
  if (isPostgres(db.connection)) await db.connection.raw("vacuum analyze");
}
