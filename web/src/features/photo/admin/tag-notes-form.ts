import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PhotoTagsUpdate } from "shared-types/photo/tag-notes-schema";
import type { PhotoToEdit } from "shared-types/photo/answers";
import { object, type AnyObjectSchema, type Schema } from "yup";

/** More pairs than this are no longer a form. */
const mostPairs = 60;

/** What is known of a photo's tags, with an entry for what could be said: one for each plant and animal, and for each pair one or more. */
export function sayableOf({
  photoId,
  plants,
  animals,
  tagNotes,
}: Pick<PhotoToEdit, "photoId" | "plants" | "animals" | "tagNotes">): PhotoTagsUpdate {
  const pairs = animals.flatMap((animalId) => plants.map((plantId) => ({ animalId, plantId })));
  const interactions = pairs.flatMap((pair): PhotoTagsUpdate["interactions"] => {
    const noted = tagNotes.interactions.filter(
      ({ animalId, plantId }) => animalId === pair.animalId && plantId === pair.plantId,
    );
    return noted.length > 0 ? noted : [{ ...pair, interaction: "" }];
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

/** A form with a field for each entry, by its tags: what was typed finds its place when other tags come or go. */
export type TagNotesForm = Record<string, string>;

/** The schema of a form that has these beside a draft's fields. */
export const withNotes = <V extends { notes: TagNotesForm }>(draft: AnyObjectSchema) =>
  draft.shape({ notes: object() }) as unknown as Schema<V>;

type Pair = PhotoTagsUpdate["interactions"][number];

export const fieldOfPlant = (plantId: number) => `plant-${plantId}`;
export const fieldOfAnimal = (animalId: number) => `animal-${animalId}`;

/** The field of the n-th pair: a pair that does several things has several. */
export function fieldOfPair(pairs: readonly Pair[], n: number): string {
  const { animalId = 0, plantId = 0 } = pairs[n] ?? {};
  const before = pairs.slice(0, n);
  const nth = before.filter((one) => one.animalId === animalId && one.plantId === plantId).length;
  return `pair-${animalId}-${plantId}-${nth}`;
}

/** What is said, as a form. */
export function formOfNotes({ plants, animals, interactions }: PhotoTagsUpdate): TagNotesForm {
  return Object.fromEntries([
    ...plants.map(({ plantId, stage }) => [fieldOfPlant(plantId), stage]),
    ...animals.map(({ animalId, stage }) => [fieldOfAnimal(animalId), stage]),
    ...interactions.map(({ interaction }, n) => [fieldOfPair(interactions, n), interaction]),
  ]) as TagNotesForm;
}

/** What a form says; each field offers the codes of its kind only. */
export function notesOfForm(sayable: PhotoTagsUpdate, form: TagNotesForm): PhotoTagsUpdate {
  const { photoId, plants, animals, interactions } = sayable;
  const codeOf = <Code extends string>(field: string) => (form[field] ?? "") as Code;
  return {
    photoId,
    plants: plants.map(({ plantId }) => ({ plantId, stage: codeOf(fieldOfPlant(plantId)) })),
    animals: animals.map(({ animalId }) => ({ animalId, stage: codeOf(fieldOfAnimal(animalId)) })),
    interactions: interactions.map((pair, n) => ({
      ...pair,
      interaction: codeOf(fieldOfPair(interactions, n)),
    })),
  };
}

/** The server's errors by the form's fields: `plants[0].stage` is `plant-12`. */
export function errorsInForm(sayable: PhotoTagsUpdate, errors: ValidationErrors): ValidationErrors {
  const { plants, animals, interactions } = sayable;
  const fields = new Map<string, string>([
    ...plants.map(({ plantId }, n) => [`plants[${n}]`, fieldOfPlant(plantId)] as const),
    ...animals.map(({ animalId }, n) => [`animals[${n}]`, fieldOfAnimal(animalId)] as const),
    ...interactions.map((_, n) => [`interactions[${n}]`, fieldOfPair(interactions, n)] as const),
  ]);
  return errors.map(({ fieldId, errorMessage }) => ({
    fieldId: fields.get(fieldId.replace(/\.\w+$/, "")) ?? fieldId,
    errorMessage,
  }));
}
