import { expect, test } from "vitest";
import { photoItem } from "../fixture";
import { noPicks, noTags } from "./tag-change";
import { changeOfForm, sayableOfAll, tagDialogForm } from "./tag-dialog-form";

const selection = new Map([
  [1, photoItem(1, { plants: [11, 12], animals: [21] })],
  [2, photoItem(2, { plants: [12] })],
]);
const form = tagDialogForm(selection, noPicks);

test("what all photos have after the change can be said of, and nothing else", () => {
  const ids = (change: Parameters<typeof sayableOfAll>[1]) => {
    const { plants, animals, interactions } = sayableOfAll(selection, change);
    return [
      plants.map(({ plantId }) => plantId),
      animals.map(({ animalId }) => animalId),
      interactions.length,
    ];
  };
  expect(ids(form)).toEqual([[12], [], 0]);
  const add = { ...noTags, plants: [13], animals: [21] };
  expect(ids({ ...form, add })).toEqual([[12, 13], [21], 2]);
  expect(ids({ ...form, remove: { ...noTags, plants: [12] } })).toEqual([[], [], 0]);
  expect(sayableOfAll(new Map(), form).plants).toEqual([]);
});

test("a form says only what was chosen, and nothing of a tag that is not shared", () => {
  expect(changeOfForm(selection, form)).toEqual({
    photoIds: [1, 2],
    add: noTags,
    remove: noTags,
  });
  const notes = { "plant-11": "leaf", "plant-12": "flower", "pair-21-12-0": "nectar" };
  const plants = [{ plantId: 12, stage: "flower" }];
  const none = { plants, animals: [], interactions: [] };
  expect(changeOfForm(selection, { ...form, notes }).tagNotes).toEqual(none);
  const both = changeOfForm(selection, { ...form, notes, add: { ...noTags, animals: [21] } });
  const interactions = [{ animalId: 21, plantId: 12, interaction: "nectar" }];
  expect(both.tagNotes).toEqual({ plants, animals: [], interactions });
});
