// @slow
import { binDays } from "shared-types/history/codes";
import type { PhotoPage } from "shared-types/photo/answers";
import { describe, expect, test } from "vitest";
import { animal } from "../fixtures/animals";
import { ask, send } from "../fixtures/ask";
import { expectError, expectErrorList } from "../fixtures/errors";
import { useOwnersSite } from "../fixtures/panel";
import { binOf, findPublic, tidyBin } from "../fixtures/photo-bin";
import { loadPhoto } from "../fixtures/photo-drafts";
import {
  filesBelow,
  importPhoto,
  publicCount,
  publicFilesOf,
  publicPaths,
} from "../fixtures/photo-files";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create, tableOf } from "../fixtures/records";

const { site, panel } = useOwnersSite();
const { remove, restore, all, find: binned } = binOf(panel);
const found = (id: number) => findPublic(site, id);
const tidy = () => tidyBin(site);
const status = async (path: string) => (await ask(`${site.url}/assets/${path}`)).status;
const day = 24 * 3600 * 1000;

/** Changes the deletion date to that long ago. */
async function age(id: number, ms: number): Promise<void> {
  const data = { dateDeleted: new Date(Date.now() - ms) };
  await tableOf(site.strapi, "photo").update({ where: { id }, data });
}

describe("a photo that is deleted", () => {
  test("is in the bin with a preview and the day it goes for good, the newest first", async () => {
    const first = await importPhoto(site, "binned-first");
    const second = await importPhoto(site, "binned-second");
    const { draft } = await loadPhoto(panel, first.photoId);
    await panel.save("POST", "photoupdate", { ...draft, alt: "Alt", caption: "Caption" });
    const before = Date.now();
    expect(await remove(first.photoId)).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await remove(second.photoId)).toEqual([]);
    const [newer, older] = await all();
    expect(newer?.id).toBe(second.photoId);
    expect(older).toEqual({
      kind: "photo",
      id: first.photoId,
      name: "Caption",
      detail: "binned-first.jpg",
      dateDeleted: expect.any(String) as string,
      dateExpires: expect.any(String) as string,
      preview: expect.stringMatching(/^data:image\/jpeg;base64,[A-Za-z0-9+/]{100,}=*$/) as string,
    });
    const deleted = Date.parse(older?.dateDeleted ?? "");
    expect(deleted).toBeGreaterThanOrEqual(before);
    expect(Date.parse(older?.dateExpires ?? "") - deleted).toBe(binDays * day);
  });

  test("is gone from lists, counts, its categories, and the pages of what is on it", async () => {
    const wren = await create(site.strapi, "animal", animal("wren", "Wren"));
    const birds = await create(site.strapi, "category", { cpListId: 1, cpOptionName: "Birds" });
    const tags = { animals: [wren.documentId], categories: [birds.documentId] };
    const { id } = await createPhoto(site.strapi, "seen", { ...tags, caption: "Seen by all" });
    const search = (filter: object) => send<PhotoPage>(`${site.url}/api/photos`, filter);
    const filters = [
      { searchColumn: "kwd", searchTerm: "wren" },
      { searchColumn: "cap", searchTerm: "seen by" },
      { category: birds.id },
    ];
    for (const filter of filters) expect((await search(filter)).body.totalCount).toBe(1);
    await remove(id);
    for (const filter of filters)
      expect((await search(filter)).body).toEqual({ items: [], totalPageCount: 0, totalCount: 0 });
    expect((await panel.call<PhotoPage>("POST", "photos", filters[1])).body.totalCount).toBe(0);
    expect((await ask(`${site.url}/api/fauna/wren`)).body).toMatchObject({ photos: [] });
    expect((await ask(`${site.url}/photos/${id}`)).status).toBe(404);
    await restore(id);
    for (const filter of filters) expect((await search(filter)).body.totalCount).toBe(1);
    expect((await ask(`${site.url}/api/fauna/wren`)).body).toMatchObject({
      photos: [{ photoId: id }],
    });
  });

  test("is nobody's thumbnail and banner, and is again when it comes back", async () => {
    const photo = await importPhoto(site, "head");
    const heads = { thumb: photo.documentId, banner: photo.documentId };
    await create(site.strapi, "plant", { ...plant("oak", "Oak"), ...heads });
    const oak = async () => {
      const detail = await ask<{ banner: object | null }>(`${site.url}/api/flora/oak`);
      const list = await send<object[]>(`${site.url}/api/flora`, {});
      return [detail.body.banner, list.body[0]];
    };
    const shown = [
      { fileName: "head.jpg", version: "", alt: "Garden photo" },
      expect.objectContaining({ thumbFileName: "head.jpg", banner: "head.jpg" }) as object,
    ];
    expect(await oak()).toEqual(shown);
    await remove(photo.photoId);
    const hidden = { thumbFileName: "default.png", banner: "" };
    expect(await oak()).toEqual([null, expect.objectContaining(hidden) as object]);
    await restore(photo.photoId);
    expect(await oak()).toEqual(shown);
  });

  test("has no public file at once, and all of them again with the same id, tags and bytes", async () => {
    const keyword = await create(site.strapi, "keyword", { keyword: "kept" });
    const { photoId, fileName } = await importPhoto(site, "there-and-back");
    const { draft } = await loadPhoto(panel, photoId);
    await panel.save("POST", "photoupdate", { ...draft, keywords: [keyword.id], caption: "Back" });
    const before = await loadPhoto(panel, photoId);
    const bytes = (await ask(`${site.url}/assets/images/_full/${fileName}`)).text;
    await remove(photoId);
    for (const path of publicPaths(fileName)) expect(await status(path)).toBe(404);
    expect(publicFilesOf(site, fileName)).toEqual([]);
    expect(await status(`images/../bin/${photoId}/full.jpg`)).toBe(404);
    expect(await restore(photoId)).toEqual([]);
    expect(await binned(photoId)).toBeUndefined();
    expect(await loadPhoto(panel, photoId)).toEqual(before);
    expect(await found(photoId)).toMatchObject({ photoId, caption: "Back" });
    for (const path of publicPaths(fileName)) expect(await status(path)).toBe(200);
    expect((await ask(`${site.url}/assets/images/_full/${fileName}`)).text).toBe(bytes);
    expect(filesBelow(site, "bin").length).toBe(
      (await all()).filter(({ preview }) => preview !== "").length * publicCount,
    );
  });

  test("cannot be edited, deleted again, or made a thumbnail", async () => {
    const { photoId } = await importPhoto(site, "out-of-reach");
    const { draft } = await loadPhoto(panel, photoId);
    await remove(photoId);
    expectError(await panel.call("POST", `photodetails/${photoId}`), 404, "notFound");
    expectErrorList(await panel.call("POST", "photoupdate", draft), 404);
    expectErrorList(await panel.call("DELETE", `photodelete/${photoId}`), 404);
    const fields = { nameCommon: "A", nameScientific: "B", nameDisplay: "C", keyId: "thumbless" };
    expect(await panel.save("POST", "plantadd", { ...fields, thumbId: photoId })).toMatchObject([
      { fieldId: "thumbId" },
    ]);
    expect(await binned(photoId)).toBeDefined();
  });

  test("twice at once is deleted once, and stays in the bin", async () => {
    const { photoId } = await importPhoto(site, "double-click");
    const answers = await Promise.all(
      [1, 2, 3].map(() => panel.call("DELETE", `photodelete/${photoId}`)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404]);
    expect(await binned(photoId)).toBeDefined();
    expect(await restore(photoId)).toEqual([]);
    expect(publicFilesOf(site, "double-click.jpg")).toHaveLength(publicCount);
  });

  test("and restored while that is under way has its files where its record says", async () => {
    const { photoId } = await importPhoto(site, "to-and-fro");
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        panel.call("DELETE", `photodelete/${photoId}`),
        panel.call("POST", `photorestore/${photoId}`),
      ]);
      const there = (await found(photoId)) !== undefined;
      expect(publicFilesOf(site, "to-and-fro.jpg")).toHaveLength(there ? publicCount : 0);
      if (!there) await restore(photoId);
    }
  });

  test("that is not in the bin cannot be restored: 404", async () => {
    const { id } = await createPhoto(site.strapi, "never-deleted");
    expectErrorList(await panel.call("POST", `photorestore/${id}`), 404);
  });
});

describe("the bin", () => {
  test("keeps a photo for 30 days, then drops record, files and original", async () => {
    const kept = await importPhoto(site, "almost");
    const dropped = await importPhoto(site, "past");
    for (const { photoId } of [kept, dropped]) await remove(photoId);
    const hashOf = async (id: number) =>
      (await tableOf<{ contentHash: string }>(site.strapi, "photo").findOne({ where: { id } }))
        .contentHash;
    const hashes = [await hashOf(kept.photoId), await hashOf(dropped.photoId)];
    await age(kept.photoId, binDays * day - 60_000);
    await age(dropped.photoId, binDays * day);
    expect(await binned(dropped.photoId)).toBeUndefined();
    expectErrorList(await panel.call("POST", `photorestore/${dropped.photoId}`), 404);
    await tidy();
    const rows = await tableOf(site.strapi, "photo").findMany();
    expect(rows.some(({ id }) => id === dropped.photoId)).toBe(false);
    const originals = filesBelow(site, "originals");
    expect(originals).toContain(`${hashes[0] ?? ""}.jpg`);
    expect(originals).not.toContain(`${hashes[1] ?? ""}.jpg`);
    expect(filesBelow(site, `bin/${kept.photoId}`)).toHaveLength(publicCount);
    expect(() => filesBelow(site, `bin/${dropped.photoId}`)).toThrow();
    expect(await restore(kept.photoId)).toEqual([]);
    expect(publicFilesOf(site, "almost.jpg")).toHaveLength(publicCount);
  });

  test("is put right after a power cut between record and files", async () => {
    const { photoId } = await importPhoto(site, "cut-short");
    await age(photoId, 60_000);
    expect(publicFilesOf(site, "cut-short.jpg")).toHaveLength(publicCount);
    await tidy();
    expect(publicFilesOf(site, "cut-short.jpg")).toEqual([]);
    await tableOf(site.strapi, "photo").update({
      where: { id: photoId },
      data: { dateDeleted: null },
    });
    await tidy();
    expect(publicFilesOf(site, "cut-short.jpg")).toHaveLength(publicCount);
  });

  test("gives a photo back whose bytes are imported again", async () => {
    const { photoId } = await importPhoto(site, "again", 300);
    await remove(photoId);
    const again = await importPhoto(site, "other-name", 300);
    expect(again).toMatchObject({ outcome: "restored", photoId, fileName: "again.jpg" });
    expect(publicFilesOf(site, "again.jpg")).toHaveLength(publicCount);
    expect((await importPhoto(site, "other-name", 300)).outcome).toBe("same");
  });

  test("keeps the name of a photo from the next import", async () => {
    const first = await importPhoto(site, "named");
    await remove(first.photoId);
    expect((await importPhoto(site, "named")).fileName).toBe("named-2.jpg");
    await restore(first.photoId);
    expect(publicFilesOf(site, "named.jpg")).toHaveLength(publicCount);
  });
});
