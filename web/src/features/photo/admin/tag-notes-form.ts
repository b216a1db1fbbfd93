import type { PhotoTagsUpdate, PhotoToEdit } from "shared-types";

/** More pairs than this are no longer a form. */
const mostPairs = 60;

/** The form of what is known of a photo's tags: a field for each plant and animal, and for each pair one or more. */
export function tagNotesFormOf({
  photoId,
  plants,
  animals,
  tagNotes,
}: Pick<PhotoToEdit, "photoId" | "plants" | "animals" | "tagNotes">): PhotoTagsUpdate {
  const pairs = animals.flatMap((animalId) => plants.map((plantId) => ({ animalId, plantId })));
  const interactions = pairs.flatMap((pair): PhotoTagsUpdate["interactions"] => {
    const said = tagNotes.interactions.filter(
      ({ animalId, plantId }) => animalId === pair.animalId && plantId === pair.plantId,
    );
    return said.length > 0 ? said : [{ ...pair, interaction: "" }];
  });
  return {
    photoId,
    plants: plants.map((plantId) => ({
      plantId,
      stage: tagNotes.plants.find((one) => one.plantId === plantId)?.stage ?? "",
    })),
    animals: animals.map((animalId) => ({
      animalId,
      stage: tagNotes.animals.find((one) => one.animalId === animalId)?.stage ?? "",
    })),
    // What is said stays in the form, however many pairs there are.
    interactions: interactions.filter(({ interaction }, n) => n < mostPairs || interaction !== ""),
  };
}
