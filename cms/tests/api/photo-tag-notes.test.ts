// @dialect api/photo/tag-writes
import { beforeAll, describe, expect, test } from "vitest";
import { lockPhotos } from "../../src/api/photo/query";
import { setVisibility, tagPhotos } from "../../src/api/photo/tag-writes";
import { lastChange, restore, undo } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { loadPhoto, photoOf } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { documentsOf } from "../fixtures/records";
import { addSpecies } from "../fixtures/species";

const { site, panel } = useOwnersSite();
const none = { plants: [], animals: [], interactions: [] };

let [plantId, otherId, animalId] = [0, 0, 0];
beforeAll(async () => {
  plantId = await addSpecies(panel, "plant");
  otherId = await addSpecies(panel, "plant", { keyId: "ash", nameCommon: "White Ash" });
  animalId = await addSpecies(panel, "animal");
});

const tagged = async (name: string) =>
  (await createPhoto(site.strapi, name, { plants: [plantId], animals: [animalId] })).id;
const full = () => ({
  plants: [{ plantId, stage: "leaf" }],
  animals: [{ animalId, stage: "larva" }],
  interactions: [{ animalId, plantId, interaction: "larva" }],
});
const note = (photoId: number, notes: object = full(), ifMatch?: string) =>
  panel.save("PUT", "phototagsupdate", { photoId, ...notes }, ifMatch);
const notesOf = async (photoId: number) => (await photoOf(panel, photoId)).tagNotes;
const untag = (photoIds: number[], plants: number[]) =>
  panel.save("POST", "photostag", {
    photoIds,
    add: {},
    remove: { plants },
  });

describe("what is known of a photo's tags", () => {
  test("is saved whole over the version it was read as, shown in words in the history, and undone", async () => {
    const photoId = await tagged("noted");
    const { etag } = await loadPhoto(panel, photoId);
    expect(await notesOf(photoId)).toEqual(none);
    expect(await note(photoId, full(), etag)).toEqual([]);
    expect(await notesOf(photoId)).toEqual(full());
    const late = await panel.call("PUT", "phototagsupdate", { photoId, ...none }, etag);
    expect(late.status).toBe(412);
    const change = await lastChange(panel, "photo", photoId);
    expect(change.fields).toMatchObject([
      {
        fieldId: "tagNotes",
        before: [],
        after: [
          "White Oak: Leafing out",
          "Luna Moth: Larva",
          "Luna Moth on White Oak: Its larvae eat the leaves",
        ],
      },
    ]);
    expect(await undo(panel, change)).toEqual([]);
    expect(await notesOf(photoId)).toEqual(none);
    expect(await undo(panel, await lastChange(panel, "photo", photoId))).toEqual([]);
    expect(await notesOf(photoId)).toEqual(full());
    expect(await note(photoId, none)).toEqual([]);
    expect(await notesOf(photoId)).toEqual(none);
  });

  test("that says nothing, or the same twice, is not kept", async () => {
    const photoId = await tagged("said");
    const twice = [{ animalId, plantId, interaction: "leaf" }];
    const empty = { plants: [{ plantId, stage: "" }], animals: [] };
    const notes = {
      ...empty,
      interactions: [...twice, ...twice, { animalId, plantId, interaction: "" }],
    };
    expect(await note(photoId, notes)).toEqual([]);
    expect(await notesOf(photoId)).toEqual({ ...none, interactions: twice });
  });

  test.each([
    [
      "a plant it is not tagged with",
      () => ({ plants: [{ plantId: otherId, stage: "leaf" }] }),
      "plants",
    ],
    [
      "an animal's stage of a plant",
      () => ({ plants: [{ plantId, stage: "egg" }] }),
      "plants.stage",
    ],
    ["a plant twice", () => ({ plants: [{ plantId }, { plantId }] }), "plants"],
    [
      "an interaction with a plant it is not tagged with",
      () => ({ interactions: [{ animalId, plantId: otherId, interaction: "leaf" }] }),
      "interactions",
    ],
    [
      "something no animal does",
      () => ({ interactions: [{ animalId, plantId, interaction: "sings" }] }),
      "interactions.interaction",
    ],
  ])("is refused with %s", async (what, notes, fieldId) => {
    const photoId = await tagged(what);
    expect((await note(photoId, notes())).map((error) => error.fieldId)).toEqual([fieldId]);
    expect(await notesOf(photoId)).toEqual(none);
    expect((await panel.call("PUT", "phototagsupdate", { photoId: 999_999 })).status).toBe(404);
  });

  test("is saved with the photo and its new tags by one call, whole or not at all", async () => {
    const photoId = await tagged("one-save");
    const { draft, etag } = await loadPhoto(panel, photoId);
    const stage = [{ plantId: otherId, stage: "flower" }];
    const save = (plants: number[], tagNotes: object, ifMatch?: string) =>
      panel.save("POST", "photoupdate", { ...draft, plants, caption: "One", tagNotes }, ifMatch);
    const [refused] = await save([plantId], { plants: stage });
    expect(refused?.fieldId).toBe("tagNotes.plants");
    expect((await photoOf(panel, photoId)).caption).toBe(draft.caption);
    expect(await save([otherId], { plants: stage }, etag)).toEqual([]);
    const { caption, plants, tagNotes } = await photoOf(panel, photoId);
    expect([caption, plants, tagNotes]).toEqual(["One", [otherId], { ...none, plants: stage }]);
    const { etag: seen } = await loadPhoto(panel, photoId);
    await note(photoId, { plants: [{ plantId: otherId, stage: "leaf" }] });
    const late = { ...draft, plants, tagNotes };
    expect((await panel.call("POST", "photoupdate", late, seen)).status).toBe(412);
  });

  test("goes with the tag: from the form, from many photos at once, from Strapi's admin", async () => {
    const left = { ...none, animals: full().animals };
    const form = await tagged("form");
    await note(form);
    const { draft } = await loadPhoto(panel, form);
    await panel.save("POST", "photoupdate", { ...draft, plants: [] });
    expect(await notesOf(form)).toEqual(left);
    await panel.save("POST", "photoupdate", { ...draft, plants: [plantId] });
    expect(await notesOf(form)).toEqual(left);
    // An undo brings back the tag and what was said of it.
    const bulk = await tagged("bulk");
    await note(bulk);
    expect(await untag([bulk], [plantId])).toEqual([]);
    expect(await notesOf(bulk)).toEqual(left);
    const change = await lastChange(panel, "photo", bulk);
    expect(change.fields.map(({ fieldId }) => fieldId).sort()).toEqual(["plants", "tagNotes"]);
    expect(await undo(panel, change)).toEqual([]);
    expect(await notesOf(bulk)).toEqual(full());
    const admin = await createPhoto(site.strapi, "admin", {
      plants: [plantId],
      animals: [animalId],
    });
    await note(admin.id);
    const photos = documentsOf(site.strapi, "photo");
    await photos.update({ documentId: admin.documentId, data: { animals: [] } });
    expect(await notesOf(admin.id)).toEqual({ ...none, plants: full().plants });
    await photos.update({ documentId: admin.documentId, data: { plants: [] } });
    const row: unknown = await site.strapi.db
      .connection("photos")
      .where("id", admin.id)
      .first("tag_notes");
    expect(row).toEqual({ tag_notes: null });
  });

  test("is said of many photos at once, of those that have the tag, and undone with the tags", async () => {
    const [both, plain] = [await tagged("many"), (await createPhoto(site.strapi, "plain")).id];
    const before = { plants: [{ plantId, stage: "bud" }], animals: full().animals };
    await note(both, { ...before, interactions: full().interactions });
    const pollen = { animalId, plantId, interaction: "pollen" };
    const said = {
      plants: [
        { plantId, stage: "flower" },
        { plantId: otherId, stage: "leaf" },
      ],
      interactions: [pollen, { animalId, plantId: otherId, interaction: "rest" }],
    };
    const change = { photoIds: [both, plain], add: { plants: [otherId] }, remove: {} };
    expect(await panel.save("POST", "photostag", { ...change, tagNotes: said })).toEqual([]);
    expect(await notesOf(both)).toEqual({
      ...{ plants: said.plants, animals: full().animals },
      interactions: [...full().interactions, ...said.interactions],
    });
    expect(await notesOf(plain)).toEqual({ ...none, plants: said.plants.slice(1) });
    // Said again, and of nothing, it stays.
    await panel.save("POST", "photostag", { ...change, tagNotes: { interactions: [pollen] } });
    await panel.save("POST", "photostag", { ...change, tagNotes: { animals: [{ animalId }] } });
    expect((await notesOf(both)).interactions).toHaveLength(3);
    const last = await lastChange(panel, "photo", plain);
    expect(last.fields.map(({ fieldId }) => fieldId).sort()).toEqual(["plants", "tagNotes"]);
    expect(await undo(panel, last)).toEqual([]);
    expect(await notesOf(plain)).toEqual(none);
    const wrong = { plants: [{ plantId, stage: "egg" }] };
    const errors = await panel.save("POST", "photostag", { ...change, tagNotes: wrong });
    expect(errors.map(({ fieldId }) => fieldId)).toEqual(["tagNotes.plants.stage"]);
  });

  test("comes back with a plant from the bin, even if the photo was saved meanwhile", async () => {
    const photoId = await tagged("away");
    await note(photoId);
    await panel.save("DELETE", `plantdelete/${plantId}`);
    expect(await notesOf(photoId)).toEqual({ ...none, animals: full().animals });
    const { draft } = await loadPhoto(panel, photoId);
    await panel.save("POST", "photoupdate", { ...draft, caption: "Alone" });
    expect(await restore(panel, "plant", plantId)).toEqual([]);
    expect(await notesOf(photoId)).toEqual(full());
  });
});

test("more photos than a statement can have values of are locked, tagged and shown", async () => {
  const photoIds = Array.from({ length: 33_000 }, (_, n) => 1_000_000 + n);
  const tags = { plants: [plantId], animals: [], keywords: [], categories: [] };
  const knex = site.strapi.db.connection;
  expect(await lockPhotos(knex, photoIds)).toBe(0);
  await tagPhotos(knex, { photoIds, add: tags, remove: tags });
  await setVisibility(knex, photoIds, "public");
});
