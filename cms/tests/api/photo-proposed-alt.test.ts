// @slow
import { photoDraftOf, type PhotoDraft, type PhotoTags } from "shared-types/photo/schema";
import type { PhotoPage } from "shared-types/photo/answers";
import { beforeEach, describe, expect, test } from "vitest";
import { animal } from "../fixtures/animals";
import { fresh, inboxOf } from "../fixtures/inbox";
import { useOwnersSite } from "../fixtures/panel";
import { photoOf } from "../fixtures/photo-drafts";
import { plant } from "../fixtures/plants";
import { create, documentsOf, tableOf, type Stored } from "../fixtures/records";

const { site, panel } = useOwnersSite();
const { imported } = inboxOf(site, panel);

let round = 0;
let photoId: number;
let shad: Stored;
let waxwing: Stored;
let dew: Stored;
/** Words of this test alone. */
let own: (word: string) => string;

beforeEach(async () => {
  const n = (round += 1);
  own = (word) => `${word} ${n}`;
  const { strapi } = site;
  shad = await create(strapi, "plant", plant(`shad${n}`, own("Serviceberry")));
  waxwing = await create(strapi, "animal", animal(`wax${n}`, own("Cedar waxwing")));
  dew = await create(strapi, "keyword", { keyword: own("dew") });
  ({ photoId } = await imported(`alt ${n}.jpg`, await fresh()));
  await save({ dateTaken: "2025-05-02T16:00:00.000Z" });
});

const none: PhotoTags = { animals: [], plants: [], keywords: [], categories: [] };
const now = () => photoOf(panel, photoId);
const alt = async () => {
  const { altProposed, alt: text } = await now();
  return `${altProposed ? "proposed" : "own"}: ${text}`;
};
async function save(fields: Partial<PhotoDraft>) {
  const draft = { ...photoDraftOf(await now()), ...fields };
  expect(await panel.save("POST", "photoupdate", draft)).toEqual([]);
}
const tag = async (add: Partial<typeof none>, remove: Partial<typeof none> = {}) => {
  const body = { photoIds: [photoId], add: { ...none, ...add }, remove: { ...none, ...remove } };
  expect(await panel.save("POST", "photostag", body)).toEqual([]);
};
const tags = () => ({ plants: [shad.id], animals: [waxwing.id] });
const proposal = () => `proposed: ${own("Serviceberry")} and ${own("cedar waxwing")}, May 2, 2025`;

describe("a proposed alt text", () => {
  test("follows tags, given one by one or at once, and the date", async () => {
    expect(await alt()).toBe("proposed: Garden photo, May 2, 2025");
    await tag({ keywords: [dew.id] });
    expect(await alt()).toBe(`proposed: ${own("Dew")}, May 2, 2025`);
    await save(tags());
    expect(await alt()).toBe(proposal());
    await tag({}, { plants: [shad.id] });
    expect(await alt()).toBe(`proposed: ${own("Cedar waxwing")}, May 2, 2025`);
    await save({ dateTaken: null });
    expect(await alt()).toBe(`proposed: ${own("Cedar waxwing")}`);
  });

  test("follows names, and names nothing internal or deleted", async () => {
    await save({ ...tags(), keywords: [dew.id] });
    const plants = documentsOf(site.strapi, "plant");
    await plants.update({ documentId: shad.documentId, data: { nameCommon: own("Shadbush") } });
    expect(await alt()).toContain(own("Shadbush"));
    await plants.update({ documentId: shad.documentId, data: { internal: true } });
    expect(await alt()).toBe(`proposed: ${own("Cedar waxwing")}, May 2, 2025`);
    expect(await panel.save("DELETE", `animaldelete/${waxwing.id}`)).toEqual([]);
    expect(await alt()).toBe(`proposed: ${own("Dew")}, May 2, 2025`);
    expect(
      await panel.save("POST", "binrestore", { kind: "animal", id: waxwing.id, rename: "" }),
    ).toEqual([]);
    expect(await alt()).toBe(`proposed: ${own("Cedar waxwing")}, May 2, 2025`);
    await documentsOf(site.strapi, "animal").update({
      documentId: waxwing.documentId,
      data: { photos: [] },
    });
    expect(await alt()).toBe(`proposed: ${own("Dew")}, May 2, 2025`);
  });

  test("is searched, and shown in the Media Library, as it is now", async () => {
    await save(tags());
    const filter = { searchColumn: "cap", searchTerm: own("cedar waxwing") };
    const found = await panel.call<PhotoPage>("POST", "photos", filter);
    expect(found.body.items.map((item) => item.photoId)).toContain(photoId);
    const entry = await tableOf<{ alternativeText: string }>(
      site.strapi,
      "plugin::upload.file",
    ).findOne({ where: { hash: `photo-${photoId}` } });
    expect(`proposed: ${entry.alternativeText}`).toBe(proposal());
  });

  test("is the owner's once he writes or accepts it, and proposed again once he clears it", async () => {
    await save({ alt: "A waxwing eats" });
    await tag(tags());
    expect(await alt()).toBe("own: A waxwing eats");
    await save({ alt: "" });
    expect(await alt()).toBe(proposal());
    await save({ alt: (await now()).alt });
    await tag({}, tags());
    expect(await alt()).toBe(proposal().replace("proposed", "own"));
  });

  test("is the owner's when written in Strapi's admin, which sends the mark along", async () => {
    const { documentId } = await tableOf(site.strapi, "photo").findOne({ where: { id: photoId } });
    const photos = documentsOf(site.strapi, "photo");
    await photos.update({ documentId, data: { alt: "A shrub", altProposed: true } });
    expect(await alt()).toBe("own: A shrub");
    await photos.update({ documentId, data: { alt: "A shrub", altProposed: true } });
    expect(await alt()).toBe("proposed: Garden photo, May 2, 2025");
  });

  test("changes neither the form's version nor the history of its photo", async () => {
    await save(tags());
    const read = () => panel.call("POST", `photodetails/${photoId}`);
    const changes = async () =>
      (await panel.get<unknown[]>(`history/photo/${photoId}`)).body.length;
    const [before, changed] = [await read(), await changes()];
    await documentsOf(site.strapi, "plant").update({
      documentId: shad.documentId,
      data: { nameCommon: own("Juneberry") },
    });
    const after = await read();
    expect(after.text).not.toBe(before.text);
    expect(after.headers.get("etag")).toBe(before.headers.get("etag"));
    expect(await changes()).toBe(changed);
  });
});

// Last: a site that has been stopped in this process imports no more.
test("an alt text from before there was a mark is known by its form", async () => {
  const { connection } = site.strapi.db;
  const older = async (text: string) => {
    ({ photoId } = await imported("older.jpg", await fresh()));
    await save({ ...tags(), dateTaken: "2025-05-02T16:00:00.000Z" });
    await connection("photos").where("id", photoId).update({ alt: text, alt_proposed: null });
    return photoId;
  };
  const texts = ["Garden photo, 2 May 2025", `${own("Cedar waxwing")}, 2 May 2025`, ""];
  const ownTexts = ["A waxwing, 2 May 2025", own("Cedar waxwing"), "Garden photo of May"];
  const expected = new Map<number, string>();
  for (const text of texts) expected.set(await older(text), proposal());
  for (const text of ownTexts) expected.set(await older(text), `own: ${text}`);
  await site.restart();
  for (const [id, words] of expected) {
    photoId = id;
    expect(await alt()).toBe(words);
  }
});
