import { photoRows } from "./photos.mjs";
import { listed } from "./tables.mjs";

/** @typedef {import("./site").Site} Site */
/** @typedef {import("./tables.mjs").Row} Row */
/** @typedef {import("shared-types/photo/answers").PhotoTagNotes} Notes */

/** The words of each part of a cell, such as `monarch nectar swampmilk; monarch larva`. @param {string} [cell] */
const words = (cell) => listed(cell).map((part) => part.split(" "));

/**
 * How far the plants and animals of a photo are: `swampmilk flower; monarch adult`.
 * @param {Row} photo
 */
export const stagesOf = (photo) =>
  words(photo["stages"]).map(([keyId = "", stage = ""]) => ({ keyId, stage }));

/**
 * What its animals do on its plants: `monarch nectar swampmilk`.
 * @param {Row} photo
 */
export const interactionsOf = (photo) =>
  words(photo["interactions"]).map(([animal = "", interaction = "", plant = ""]) => ({
    animal,
    interaction,
    plant,
  }));

/**
 * What the demo says of the tags that a photo still has.
 * @param {Row} row
 * @param {import("./photos.mjs").StoredPhoto} photo
 */
function notesOf(row, { plants, animals }) {
  const plantIds = new Map(plants.map(({ keyId, id }) => [keyId, id]));
  const animalIds = new Map(animals.map(({ keyId, id }) => [keyId, id]));
  const stages = stagesOf(row);
  return /** @type {Notes} */ ({
    plants: stages.flatMap(({ keyId, stage }) => {
      const plantId = plantIds.get(keyId);
      return plantId ? [{ plantId, stage }] : [];
    }),
    animals: stages.flatMap(({ keyId, stage }) => {
      const animalId = animalIds.get(keyId);
      return animalId ? [{ animalId, stage }] : [];
    }),
    interactions: interactionsOf(row).flatMap(({ animal, interaction, plant }) => {
      const [animalId, plantId] = [animalIds.get(animal), plantIds.get(plant)];
      return animalId && plantId ? [{ animalId, plantId, interaction }] : [];
    }),
  });
}

/**
 * Says how far the tagged plants and animals are and what they do, of photos of which nothing is said yet.
 * @param {Site} site
 */
export async function loadTagNotes(site) {
  const edit = site.service("api::photo.edit");
  const rows = await photoRows(site);
  await site.db.transaction(async () => {
    for (const { row, photo } of rows) {
      if (!photo || photo.tagNotes) continue;
      const notes = notesOf(row, photo);
      if (Object.values(notes).every((list) => list.length === 0)) continue;
      const saved = await edit.updateTags({ photoId: photo.id, ...notes }, "");
      if (!Array.isArray(saved) || saved.length > 0)
        throw new Error(`The tags of ${row["fileName"]} were not saved: ${JSON.stringify(saved)}`);
    }
  });
}
