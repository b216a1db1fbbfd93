import { beforeAll, expect, test } from "vitest";
import type { TagKind } from "../../src/database/tag-kinds";
import { send } from "../fixtures/ask";
import { historyOf, lastChange, undo } from "../fixtures/kept";
import { adminToken, bearer, owner } from "../fixtures/owner";
import { useOwnersSite } from "../fixtures/panel";
import { photoOf } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { create, type Stored } from "../fixtures/records";
import { plant } from "../fixtures/plants";

const { site, panel } = useOwnersSite();

let oak: Stored;
let headers: Record<string, string>;
beforeAll(async () => {
  oak = await create(site.strapi, "plant", plant("oak", "White Oak"));
  headers = bearer(await adminToken(site.url));
});

/** Saves a tag in Strapi's admin. */
async function saveTag(path: string, data: object, method: "PUT" | "POST"): Promise<void> {
  const calls = `${site.url}/content-manager/collection-types`;
  const { status } = await send(`${calls}/${path}`, data, method, headers);
  expect(status).toBe(method === "PUT" ? 200 : 201);
}
const savePhotosOf = (photos: object) =>
  saveTag(`api::plant.plant/${oak.documentId}`, { photos }, "PUT");
const tagsOf = async (id: number, kind: TagKind) => (await photoOf(panel, id))[kind];

test("photos that a plant gets in Strapi's admin have it in their history, where it can be undone", async () => {
  const { id, documentId } = await createPhoto(site.strapi, "gets");
  const other = await createPhoto(site.strapi, "keeps", { plants: [oak.id] });
  await savePhotosOf({ connect: [{ id, documentId }], disconnect: [] });
  expect(await tagsOf(id, "plants")).toEqual([oak.id]);
  const change = await lastChange(panel, "photo", id);
  expect(change).toMatchObject({
    who: `${owner.email} (Strapi’s admin)`,
    fields: [{ fieldId: "plants", before: [], after: ["White Oak"] }],
  });
  expect((await historyOf(panel, "photo", other.id)).body).toEqual([]);
  expect(await undo(panel, change)).toEqual([]);
  expect(await tagsOf(id, "plants")).toEqual([]);
});

test("photos that it loses keep nothing that was said of it", async () => {
  const { id, documentId } = await createPhoto(site.strapi, "loses", { plants: [oak.id] });
  const said = { plants: [{ plantId: oak.id, stage: "leaf" }], animals: [], interactions: [] };
  expect(await panel.save("PUT", "phototagsupdate", { photoId: id, ...said })).toEqual([]);
  await savePhotosOf({ connect: [], disconnect: [{ id, documentId }] });
  expect((await lastChange(panel, "photo", id)).fields).toMatchObject([
    { fieldId: "plants", before: ["White Oak"], after: [] },
    { fieldId: "tagNotes", before: ["White Oak: Leafing out"], after: [] },
  ]);
  await savePhotosOf({ connect: [{ id, documentId }], disconnect: [] });
  expect((await photoOf(panel, id)).tagNotes.plants).toEqual([]);
});

test("photos of a new keyword have it in their history", async () => {
  const { id, documentId } = await createPhoto(site.strapi, "new");
  const photos = { connect: [{ id, documentId }], disconnect: [] };
  await saveTag("api::keyword.keyword", { keyword: "Frost", photos }, "POST");
  expect((await lastChange(panel, "photo", id)).fields).toMatchObject([
    { fieldId: "keywords", before: [], after: ["Frost"] },
  ]);
});
