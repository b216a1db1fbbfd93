import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PhotoTagNotes } from "shared-types/photo/answers";
import type { PhotoTagsUpdate } from "shared-types/photo/tag-notes-schema";
import type { PhotoTags } from "shared-types/photo/schema";
import { from, whereIds, type Knex } from "../../database/knex";
import { idOf, jsonOf, numberOf } from "../../database/row";
import { tagKinds } from "../../database/tag-kinds";
import { brokenOf } from "../../http/broken-rule";

type Given = Omit<PhotoTagsUpdate, "photoId">;

/** The tags that something can be said of. */
type NotedTags = Pick<PhotoTags, "plants" | "animals">;

/** The notes of a row. */
export function tagNotesIn(value: unknown): PhotoTagNotes {
  const notes = (jsonOf(value) ?? {}) as Partial<PhotoTagNotes>;
  const { plants = [], animals = [], interactions = [] } = notes;
  return { plants, animals, interactions };
}

/** The notes on these plants and animals, each in one order of keys: PostgreSQL sorts them, and an ETag must not follow that. */
export function notesOfTags(notes: PhotoTagNotes, { plants, animals }: NotedTags): PhotoTagNotes {
  const [isPlant, isAnimal] = [new Set(plants), new Set(animals)];
  return {
    plants: notes.plants
      .filter(({ plantId }) => isPlant.has(plantId))
      .map(({ plantId, stage }) => ({ plantId, stage })),
    animals: notes.animals
      .filter(({ animalId }) => isAnimal.has(animalId))
      .map(({ animalId, stage }) => ({ animalId, stage })),
    interactions: notes.interactions
      .filter(({ animalId, plantId }) => isAnimal.has(animalId) && isPlant.has(plantId))
      .map(({ animalId, plantId, interaction }) => ({ animalId, plantId, interaction })),
  };
}

/** Notes as they are stored, without empty and repeated ones; null when none is left. */
export function storedNotes({ plants, animals, interactions }: Given): PhotoTagNotes | null {
  const chosen = interactions.filter(({ interaction }) => interaction !== "");
  const once = new Map(chosen.map((one) => [Object.values(one).join(), one]));
  const notes = {
    plants: plants.filter(({ stage }) => stage !== ""),
    animals: animals.filter(({ stage }) => stage !== ""),
    interactions: [...once.values()],
  } as PhotoTagNotes;
  const isEmpty = Object.values(notes).every((list) => list.length === 0);
  return isEmpty ? null : notes;
}

/** An error for each list that names a species the photo is not tagged with. */
export function notesWithoutTag(
  { plants, animals, interactions }: Given,
  tags: NotedTags,
): ValidationErrors {
  const isPlant = ({ plantId }: { plantId: number }) => tags.plants.includes(plantId);
  const isAnimal = ({ animalId }: { animalId: number }) => tags.animals.includes(animalId);
  return brokenOf(
    [!plants.every(isPlant), "plants", "This photo is not tagged with one of these plants."],
    [!animals.every(isAnimal), "animals", "This photo is not tagged with one of these animals."],
    [
      !interactions.every((one) => isPlant(one) && isAnimal(one)),
      "interactions",
      "An interaction is between an animal and a plant that this photo is tagged with.",
    ],
  );
}

/** The ids of one kind that notes name. */
const namedIn = ({ plants, animals, interactions }: PhotoTagNotes): NotedTags => ({
  plants: [...plants, ...interactions].map(({ plantId }) => plantId),
  animals: [...animals, ...interactions].map(({ animalId }) => animalId),
});

/** For each photo the species of one kind that it may have notes about: its tags, and species in the bin, which get them back when restored. */
async function countingOf(
  trx: Knex,
  kind: keyof NotedTags,
  noted: ReadonlyMap<number, PhotoTagNotes>,
): Promise<(photoId: number, named: number[]) => number[]> {
  const { join, id, table } = tagKinds[kind];
  const tags = from(trx, join).select("photo_id", id);
  whereIds(trx, tags, "photo_id", [...noted.keys()]);
  const tagged = new Set(
    (await tags).map((row) => `${numberOf(row["photo_id"])} ${numberOf(row[id])}`),
  );
  const there = from(trx, table).select("id");
  whereIds(
    trx,
    there,
    "id",
    [...noted.values()].flatMap((notes) => namedIn(notes)[kind]),
  );
  const isThere = new Set((await there).map(idOf));
  return (photoId, named) =>
    named.filter((one) => tagged.has(`${photoId} ${one}`) || !isThere.has(one));
}

/** Deletes the notes about tags that these photos no longer have. */
export async function pruneTagNotes(trx: Knex, photoIds: number[]): Promise<void> {
  const query = from(trx, "photos").whereNotNull("tag_notes").select("id", "tag_notes");
  whereIds(trx, query, "id", photoIds);
  const noted = new Map((await query).map((row) => [idOf(row), tagNotesIn(row["tag_notes"])]));
  if (noted.size === 0) return;
  const plants = await countingOf(trx, "plants", noted);
  const animals = await countingOf(trx, "animals", noted);
  for (const [id, notes] of noted) {
    const named = namedIn(notes);
    const counting = { plants: plants(id, named.plants), animals: animals(id, named.animals) };
    const [before, after] = [named, counting].map((ids) => storedNotes(notesOfTags(notes, ids)));
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    const value = after ? JSON.stringify(after) : null;
    await from(trx, "photos").where({ id }).update({ tag_notes: value });
  }
}
