import { array, type InferType, type Schema } from "yup";
import { interactions } from "../interaction/codes";
import { animalStages, plantStages } from "../stage/codes";
import { closed } from "../kit/closed";
import { code } from "../kit/filter";
import { knownId } from "../kit/number";

/** More than any photo could show. */
const notesMax = 200;

const list = <Item>(item: Schema<Item>, what: string) =>
  array()
    .of(item)
    .typeError(`${what} must be a list.`)
    .nonNullable(`${what} must be a list.`)
    .max(notesMax, "That is too many at once.")
    .default([]);

/** Whether no id is there twice; what is no object is refused by itself. */
const isOnce = (all: readonly unknown[], key: "plantId" | "animalId") => {
  const ids = all.map((one) => (one as Record<string, unknown> | null)?.[key]);
  return new Set(ids).size === ids.length;
};

const notes = {
  plants: list(closed({ plantId: knownId, stage: code(plantStages) }), "plants").test(
    "once",
    "Each plant can be listed once.",
    (all) => isOnce(all, "plantId"),
  ),
  animals: list(closed({ animalId: knownId, stage: code(animalStages) }), "animals").test(
    "once",
    "Each animal can be listed once.",
    (all) => isOnce(all, "animalId"),
  ),
  interactions: list(
    closed({ animalId: knownId, plantId: knownId, interaction: code(interactions) }),
    "interactions",
  ),
};

/** What is known of a photo's tags (docs/product.md 4.5). */
export const photoTagNotesSchema = closed(notes);

/** PUT /api/phototagsupdate: what is left out or empty is not said. */
export const photoTagsUpdateSchema = closed({ photoId: knownId, ...notes }).meta({
  id: "PhotoTagsUpdate",
});

export type PhotoTagsUpdate = InferType<typeof photoTagsUpdateSchema>;
