// @dialect database/record-store
import type { Change } from "shared-types/history/answers";
import type { PlantRecord } from "shared-types/plant/answers";
import { expect, test } from "vitest";
import { useOwnersSite } from "../fixtures/panel";
import { loadPhoto } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create, type Stored } from "../fixtures/records";

const { site, panel } = useOwnersSite();

let count = 0;
const newPlant = () => create(site.strapi, "plant", plant(`p${(count += 1)}`, `Plant ${count}`));
const newPhoto = async (more: object = {}) =>
  (await createPhoto(site.strapi, `first-${(count += 1)}`, more)).id;

async function picturesOf({ id }: Stored) {
  const { body } = await panel.get<PlantRecord>(`plant/${id}`);
  return [body.thumbId, body.bannerId];
}

const tag = async (photoIds: number[], { id }: Stored, more: object = {}) =>
  expect(
    await panel.save("POST", "photostag", { photoIds, add: { plants: [id] }, ...more }),
  ).toEqual([]);
const save = async (photoId: number, more: object) => {
  const { draft } = await loadPhoto(panel, photoId);
  expect(await panel.save("POST", "photoupdate", { ...draft, ...more })).toEqual([]);
};

/** Undoes a change of a photo: 0 is its last one, -1 its first. */
async function undo(photoId: number, nth: number) {
  const { body: history } = await panel.get<Change[]>(`history/photo/${photoId}`);
  const change = { changeId: history.at(nth)?.changeId, overwrite: false };
  expect(await panel.save("POST", "changeundo", change)).toEqual([]);
}

test("the first photo of a plant becomes its thumbnail and banner, and no later one", async () => {
  const [oak, photos] = [await newPlant(), [await newPhoto(), await newPhoto(), await newPhoto()]];
  await tag(photos.slice(0, 2), oak);
  const first = photos[0] ?? 0;
  expect(await picturesOf(oak)).toEqual([first, first]);
  const { body: history } = await panel.get<Change[]>(`history/plant/${oak.id}`);
  expect(history[0]?.fields.map(({ fieldId }) => fieldId).sort()).toEqual(["bannerId", "thumbId"]);
  const undo = { changeId: history[0]?.changeId, overwrite: false };
  expect(await panel.save("POST", "changeundo", undo)).toEqual([]);
  await tag(photos, oak);
  expect(await picturesOf(oak), "taken back by the owner").toEqual([0, 0]);
});

test("undoing a photo's change takes back the pictures that the site chose by it, and no others", async () => {
  const [oak, elm] = [await newPlant(), await newPlant()];
  const [photo, other] = [await newPhoto(), await newPhoto()];
  await save(photo, { plants: [oak.id, elm.id] });
  const { banner, photos, links, ...draft } = (await panel.get<PlantRecord>(`plant/${elm.id}`))
    .body;
  expect([banner, photos, links]).toBeDefined();
  expect(await panel.save("PUT", "plantupdate", { ...draft, thumbId: other })).toEqual([]);
  const ash = await newPlant();
  await save(photo, { plants: [oak.id, elm.id, ash.id], caption: "Three of a kind" });
  const next = await newPhoto();
  await tag([next], ash);
  await undo(photo, 0);
  expect(await picturesOf(ash), "in their place is its next photo").toEqual([next, next]);
  expect(await picturesOf(oak), "chosen by another change").toEqual([photo, photo]);
  await undo(photo, -1);
  expect(await picturesOf(oak)).toEqual([0, 0]);
  expect(await picturesOf(elm), "of which the owner has chosen one").toEqual([other, photo]);
});

test("undoing the tags of several photos, one after the other, leaves no picture", async () => {
  const [oak, photos] = [await newPlant(), [await newPhoto(), await newPhoto()]];
  await tag(photos, oak);
  for (const photo of photos) await undo(photo, 0);
  expect(await picturesOf(oak)).toEqual([0, 0]);
});

test("what the owner has chosen stays, but for a photo in the bin", async () => {
  const [chosen, first] = [await newPhoto(), await newPhoto()];
  const more = { thumb: chosen };
  const oak = await create(site.strapi, "plant", { ...plant("chosen", "Chosen"), ...more });
  await save(first, { plants: [oak.id] });
  expect(await picturesOf(oak)).toEqual([chosen, first]);
  const elm = await create(site.strapi, "plant", { ...plant("binned", "Binned"), ...more });
  expect(await panel.save("DELETE", `photodelete/${chosen}`)).toEqual([]);
  await tag([first], elm);
  expect(await picturesOf(elm)).toEqual([first, first]);
});

test.each(["internal", "waiting"])("a photo that is %s is taken once it is shown", async (now) => {
  const [oak, elm] = [await newPlant(), await newPlant()];
  const hidden = await newPhoto({ visibility: now, alt: "" });
  await tag([hidden], oak);
  expect(await picturesOf(oak)).toEqual([0, 0]);
  const seen = await newPhoto();
  await tag([hidden, seen], elm);
  expect(await picturesOf(elm)).toEqual([seen, seen]);
  if (now === "waiting") await save(hidden, { alt: "A leaf" });
  else await tag([hidden], oak, { add: {}, visibility: "public" });
  expect(await picturesOf(oak)).toEqual([hidden, hidden]);
});

test("saves of plants and of their first photos do not end each other", async () => {
  const plants = [await newPlant(), await newPlant()];
  const photos = await Promise.all([newPhoto(), newPhoto(), newPhoto(), newPhoto()]);
  const drafts = await Promise.all(
    plants.map(async ({ id }) => {
      const {
        banner,
        photos: its,
        links,
        ...draft
      } = (await panel.get<PlantRecord>(`plant/${id}`)).body;
      expect([banner, its, links]).toBeDefined();
      return draft;
    }),
  );
  const ids = plants.map(({ id }) => id);
  await Promise.all([
    ...photos.map((photoId, n) => save(photoId, { plants: n % 2 ? ids : ids.toReversed() })),
    ...drafts.map(async (draft) =>
      expect(
        await panel.save("PUT", "plantupdate", { ...draft, nameCommon: `New ${draft.keyId}` }),
      ).toEqual([]),
    ),
  ]);
  for (const one of plants) expect(photos).toContain((await picturesOf(one))[0]);
});
