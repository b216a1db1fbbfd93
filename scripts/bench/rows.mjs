/** What the loaders of many records share. */
import { createHash } from "node:crypto";
import { requireFromCms } from "../stages/from-cms.mjs";

/** @typedef {import("../demo/site").Site} Site */
/** @typedef {import("../demo/site").Knex} Knex */
/** @typedef {(ms: number) => number | Date} Moment  how the database stores a moment */
/** @typedef {Record<string, unknown>} Row */

const { isPostgres } = requireFromCms("./dist/src/database/knex.js");

/** Rows of one insert: SQLite takes at most 500, and a limited number of bindings. */
export const batch = 200;

/** @param {string} text */
export const hash = (text) => createHash("sha256").update(text).digest("hex");

/** @param {Knex} knex @returns {Moment} */
export const momentOf = (knex) => (ms) => (isPostgres(knex) ? new Date(ms) : ms);

/**
 * What Strapi stores of any record, with an id like its own: 24 characters, a letter first.
 * @param {string} name
 * @param {number | Date} made
 */
export const record = (name, made) => ({
  document_id: `m${hash(name).slice(0, 23)}`,
  ...{ created_at: made, updated_at: made, published_at: made },
});

/**
 * The ids of a table's records, in order.
 * @param {Knex} trx
 * @param {string} table
 * @param {[column: string, operator: string, value: string]} [where]
 */
export async function idsIn(trx, table, where = ["id", ">", "0"]) {
  const rows = await trx(table)
    .where(...where)
    .select("id");
  return rows.map((row) => Number(row["id"])).sort((a, b) => a - b);
}

/** What PostgreSQL does by itself within a minute: without statistics it reads whole tables. @param {Site} site */
export async function analyze({ db }) {
  if (isPostgres(db.connection)) await db.connection.raw("vacuum analyze");
}
