import { expect, test } from "vitest";
import { errorsInForm, formOfNotes, notesOfForm, sayableOf } from "./tag-notes-form";

test("each tag has an entry, and each pair as many as were said, or one", () => {
  const said = [
    { animalId: 3, plantId: 1, interaction: "nectar" as const },
    { animalId: 3, plantId: 1, interaction: "pollen" as const },
  ];
  const tagNotes = {
    plants: [{ plantId: 1, stage: "flower" as const }],
    animals: [],
    interactions: said,
  };
  expect(sayableOf({ photoId: 7, plants: [1, 2], animals: [3], tagNotes })).toEqual({
    photoId: 7,
    plants: [
      { plantId: 1, stage: "flower" },
      { plantId: 2, stage: "" },
    ],
    animals: [{ animalId: 3, stage: "" }],
    interactions: [...said, { animalId: 3, plantId: 2, interaction: "" }],
  });
});

test("of very many pairs none that is said is left out", () => {
  const many = Array.from({ length: 20 }, (_, n) => n + 1);
  const last = { animalId: 20, plantId: 20, interaction: "rest" as const };
  const tagNotes = { plants: [], animals: [], interactions: [last] };
  const { interactions } = sayableOf({ photoId: 7, plants: many, animals: many, tagNotes });
  expect(interactions).toHaveLength(61);
  expect(interactions.at(-1)).toEqual(last);
});

test("a form has a field for each, and gives back what was said", () => {
  const pair = { animalId: 3, plantId: 1 };
  const sayable = {
    ...{ photoId: 7, plants: [{ plantId: 1, stage: "flower" as const }] },
    animals: [{ animalId: 3, stage: "" as const }],
    interactions: [
      { ...pair, interaction: "nectar" as const },
      { ...pair, interaction: "pollen" as const },
    ],
  };
  const form = formOfNotes(sayable);
  expect(form).toEqual({
    ...{ "plant-1": "flower", "animal-3": "" },
    ...{ "pair-3-1-0": "nectar", "pair-3-1-1": "pollen" },
  });
  expect(notesOfForm(sayable, form)).toEqual(sayable);
  const fields = ["plants[0].stage", "interactions[1].interaction", "photoId"];
  const errors = fields.map((fieldId) => ({ fieldId, errorMessage: "No." }));
  expect(errorsInForm(sayable, errors).map(({ fieldId }) => fieldId)).toEqual([
    ...["plant-1", "pair-3-1-1", "photoId"],
  ]);
});
