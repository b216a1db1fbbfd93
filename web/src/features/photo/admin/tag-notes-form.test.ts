import { expect, test } from "vitest";
import { tagNotesFormOf } from "./tag-notes-form";

test("each tag has a field, and each pair as many as were said, or one", () => {
  const said = [
    { animalId: 3, plantId: 1, interaction: "nectar" as const },
    { animalId: 3, plantId: 1, interaction: "pollen" as const },
  ];
  const tagNotes = {
    plants: [{ plantId: 1, stage: "flower" as const }],
    animals: [],
    interactions: said,
  };
  expect(tagNotesFormOf({ photoId: 7, plants: [1, 2], animals: [3], tagNotes })).toEqual({
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
  const { interactions } = tagNotesFormOf({ photoId: 7, plants: many, animals: many, tagNotes });
  expect(interactions).toHaveLength(61);
  expect(interactions.at(-1)).toEqual(last);
});
