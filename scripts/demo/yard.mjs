// What was seen and heard in the demo garden, and what the books say of its animals and plants.
import { speciesByKey } from "./import-rows.mjs";
import { readTable } from "./tables.mjs";

/** @typedef {import("./site").Site} Site */
/** @typedef {"sighting" | "association"} Kind */
/** @typedef {Record<string, unknown>} Data */

/** What tells records of a kind apart. @type {Record<Kind, string[]>} */
const telling = {
  sighting: ["date", "animalId", "plantId", "note"],
  association: ["animalId", "plantId", "interaction", "source"],
};

/** @param {Kind} kind */
const uidOf = (kind) => `api::${kind}.${kind}`;

/** @param {Kind} kind @param {Data} data */
const keyOf = (kind, data) => JSON.stringify(telling[kind].map((name) => data[name]));

/**
 * The demo's records of a kind, but those whose species the site does not have.
 * @param {Site} site
 * @param {Kind} kind
 * @returns {Promise<Data[]>}
 */
async function demoRecords(site, kind) {
  const animals = await speciesByKey(site, "animal");
  const plants = await speciesByKey(site, "plant");
  return readTable(`${kind}s`).flatMap(({ animal = "", plant = "", ...row }) => {
    const animalId = Number(animals.get(animal)?.["id"] ?? 0);
    const plantId = Number(plants.get(plant)?.["id"] ?? 0);
    if ((animal && !animalId) || (plant && !plantId)) return [];
    const { stage, count } = row;
    const own = kind === "sighting" ? { stage: stage || null, count: Number(count) } : {};
    return [{ ...row, ...own, interaction: row["interaction"] || null, animalId, plantId }];
  });
}

/**
 * The ids of the site's records of a kind by what tells them apart.
 * @param {Site} site
 * @param {Kind} kind
 */
async function storedIds(site, kind) {
  const select = ["id", ...telling[kind]];
  const records = await site.db.query(uidOf(kind)).findMany({ select });
  return new Map(records.map((record) => [keyOf(kind, record), Number(record["id"])]));
}

/**
 * The ids of the demo's sightings or associations on this site.
 * @param {Site} site
 * @param {Kind} kind
 */
export async function yardIds(site, kind) {
  const stored = await storedIds(site, kind);
  return (await demoRecords(site, kind)).flatMap((data) => stored.get(keyOf(kind, data)) ?? []);
}

/**
 * Creates the sightings and associations that are missing, once the plants and animals are there.
 * @param {Site} site
 */
export async function loadYard(site) {
  for (const kind of /** @type {const} */ (["sighting", "association"])) {
    const stored = await storedIds(site, kind);
    const missing = (await demoRecords(site, kind)).filter(
      (data) => !stored.has(keyOf(kind, data)),
    );
    await site.db.transaction(async () => {
      for (const data of missing) await site.documents(uidOf(kind)).create({ data });
    });
  }
}
