import { importRows, missingRows, speciesByKey, valuesOf } from "./import-rows.mjs";
import { listed, readTable } from "./tables.mjs";
import { loadYard } from "./yard.mjs";

/** @typedef {import("./site").Site} Site */

/** Resource categories exist from the start. */
const photoCategoryList = 1;

/**
 * Creates missing records of a type that the CSV import does not cover.
 * @param {Site} site
 * @param {string} uid
 * @param {string} key  the column that tells records apart
 * @param {import("./tables.mjs").Row[]} rows
 * @param {(row: import("./tables.mjs").Row) => Record<string, unknown>} [dataOf]
 */
async function createMissing(site, uid, key, rows, dataOf = (row) => row) {
  const missing = await missingRows(site, uid, key, rows);
  await site.db.transaction(async () => {
    for (const row of missing) await site.documents(uid).create({ data: dataOf(row) });
  });
}

/** @param {Site} site */
async function loadCategories(site) {
  const uid = "api::category.category";
  const taken = await valuesOf(site, uid, "id");
  await createMissing(site, uid, "cpOptionName", readTable("categories"), (row) => {
    const { categoryId = "", ...data } = row;
    const id = taken.has(categoryId) ? {} : { id: Number(categoryId) };
    return { ...id, ...data, cpListId: photoCategoryList };
  });
}

/**
 * Loads links; one that several plants or animals share is one record.
 * @param {Site} site
 */
async function loadLinks(site) {
  const plants = await speciesByKey(site, "plant");
  const animals = await speciesByKey(site, "animal");
  await createMissing(site, "api::link.link", "href", readTable("links"), (row) => ({
    ...row,
    plants: listed(row["plants"]).map((keyId) => plants.get(keyId)?.["documentId"]),
    animals: listed(row["animals"]).map((keyId) => animals.get(keyId)?.["documentId"]),
  }));
}

/**
 * Loads everything but the photos, and the choice of pictures for plants and animals.
 * @param {Site} site
 */
export async function loadRecords(site) {
  await loadCategories(site);
  await createMissing(site, "api::keyword.keyword", "keyword", readTable("keywords"));
  for (const [name, uid] of /** @type {const} */ ([
    ["plants", "api::plant.plant"],
    ["animals", "api::animal.animal"],
  ])) {
    // choosePictures sets these once the photos are there.
    const rows = readTable(name).map(({ thumbId: _, bannerId: __, ...row }) => row);
    await importRows(site, name, await missingRows(site, uid, "keyId", rows));
  }
  await loadLinks(site);
  const resources = readTable("resources");
  await importRows(
    site,
    "resources",
    await missingRows(site, "api::resource.resource", "title", resources),
  );
  await createMissing(site, "api::quote.quote", "position", readTable("quotes"), (row) => ({
    ...row,
    position: Number(row["position"]),
  }));
  await loadYard(site);
}
