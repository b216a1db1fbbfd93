import type { PhotoTagNotes } from "shared-types/photo/answers";
import { from, whereIds, type Knex } from "../../database/knex";
import { idOf } from "../../database/row";
import { notesOfTags, storedNotes, tagNotesIn } from "./tag-notes";
import { findTags, withTags } from "./tag-query";

/** A stage replaces the one before; an interaction joins those of its pair. */
const joined = (before: PhotoTagNotes, added: PhotoTagNotes): PhotoTagNotes => {
  const plants = new Set(added.plants.map(({ plantId }) => plantId));
  const animals = new Set(added.animals.map(({ animalId }) => animalId));
  return {
    plants: [...before.plants.filter(({ plantId }) => !plants.has(plantId)), ...added.plants],
    animals: [...before.animals.filter(({ animalId }) => !animals.has(animalId)), ...added.animals],
    interactions: [...before.interactions, ...added.interactions],
  };
};

/** Adds notes to photos, to each those about tags that it has. Its notes about other tags stay. */
export async function addTagNotes(
  trx: Knex,
  photoIds: number[],
  given: PhotoTagNotes,
): Promise<void> {
  const photos = from(trx, "photos").select("id", "tag_notes");
  whereIds(trx, photos, "id", photoIds);
  const saves = new Map<string, number[]>();
  for (const { row, tags } of withTags(await photos, await findTags(trx, photoIds), true)) {
    const id = idOf(row);
    const after = storedNotes(joined(tagNotesIn(row["tag_notes"]), notesOfTags(given, tags)));
    if (!after) continue;
    const value = JSON.stringify(after);
    saves.set(value, [...(saves.get(value) ?? []), id]);
  }
  for (const [value, ids] of saves) {
    const update = from(trx, "photos").update({ tag_notes: value });
    whereIds(trx, update, "id", ids);
    await update;
  }
}
