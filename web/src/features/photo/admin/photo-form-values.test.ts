import { expect, test } from "vitest";
import type { PhotoToEdit } from "shared-types/photo/answers";
import { photoItem } from "../fixture";
import { draftOfForm, errorsOfPhoto, formOfPhoto } from "./photo-form-values";

const stored: PhotoToEdit = {
  ...photoItem(7, { plants: [12], animals: [21] }),
  rotation: 0,
  bannerAt: null,
  tagNotes: { plants: [{ plantId: 12, stage: "flower" }], animals: [], interactions: [] },
};

test("one form saves the photo with what is said of the tags that it has then", () => {
  const form = formOfPhoto(stored);
  expect(form.notes).toMatchObject({ "plant-12": "flower", "animal-21": "" });
  const notes = { ...form.notes, "plant-13": "leaf", "animal-21": "adult" };
  expect(draftOfForm(stored, { ...form, plants: [13], notes })).toMatchObject({
    plants: [13],
    tagNotes: {
      plants: [{ plantId: 13, stage: "leaf" }],
      animals: [{ animalId: 21, stage: "adult" }],
      interactions: [{ animalId: 21, plantId: 13, interaction: "" }],
    },
  });
});

test("an error of a tag is told at its field", () => {
  const form = formOfPhoto(stored);
  const errors = ["alt", "tagNotes.plants[0].stage"].map((fieldId) => ({
    fieldId,
    errorMessage: "No.",
  }));
  expect(errorsOfPhoto(stored, form, errors).map(({ fieldId }) => fieldId)).toEqual([
    "alt",
    "notes.plant-12",
  ]);
});
