import type { AnimalRow } from "shared-types/animal/answers";
import type { PhotoItem, PhotoPage, PhotosImported } from "shared-types/photo/answers";
import type { PlantDetail, PlantRow } from "shared-types/plant/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { animal } from "../fixtures/animals";
import { ask } from "../fixtures/ask";
import { fresh, inboxOf } from "../fixtures/inbox";
import { useOwnersSite } from "../fixtures/panel";
import { loadPhoto, photoOf } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";
import { without } from "../fixtures/without";

const { site, panel } = useOwnersSite();
const ids: Record<string, number> = {};
const visible = {
  ...{ plain: "public", old: null, tile: "site" },
  ...{ secret: "internal", coming: "waiting" },
};
const names = ["plain", "old", "tile", "secret", "coming"] as const;

beforeAll(async () => {
  const { strapi } = site;
  const category = await create(strapi, "category", { cpListId: 1, cpOptionName: "Blooms" });
  const oak = await create(strapi, "plant", plant("oak", "Oak"));
  ids["blooms"] = category.id;
  for (const name of names) {
    const more = { plants: [oak.documentId], categories: [category.documentId] };
    ids[name] = (await createPhoto(strapi, name, more)).id;
  }
  for (const name of names)
    await strapi.db
      .connection("photos")
      .where("id", ids[name])
      .update({ visibility: visible[name] });
  const [thumb, banner] = [ids["secret"], ids["tile"]];
  await create(strapi, "animal", { ...animal("wren", "Wren"), thumb, banner });
  const coming = { thumb: ids["coming"], banner: ids["coming"] };
  await create(strapi, "animal", { ...animal("yellow", "Yellowthroat"), ...coming });
});

const nameOf = (photo: { fileName: string }) => photo.fileName.replace(".jpg", "");
const namesOf = (photos: { fileName: string }[]) => photos.map(nameOf).sort();
const asked = async <T>(method: string, path: string, body?: object) =>
  (
    await ask<T>(`${site.url}/api/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    })
  ).body;

describe("visitors", () => {
  test.each([
    {},
    { category: "blooms" },
    { searchTerm: "oak" },
    { searchColumn: "cap", searchTerm: "garden" },
  ])("find only public photos in the gallery by %j", async (filter) => {
    const category = "category" in filter ? ids["blooms"] : 0;
    const page = await asked<PhotoPage>("POST", "photos", { ...filter, category });
    expect(namesOf(page.items)).toEqual(["old", "plain"]);
    expect(page.totalCount).toBe(2);
  });

  test("find only public photos with a record, on a page of their own, in feed and sitemap", async () => {
    const oak = await asked<PlantDetail>("GET", "flora/oak");
    expect(namesOf(oak.photos)).toEqual(["old", "plain"]);
    const place = await ask(`${site.url}/api/photos/${ids["secret"]}`);
    expect(place.status).toBe(404);
    for (const path of ["/feed.xml", "/sitemap.xml", "/photos", "/flora/oak"]) {
      const { text } = await ask(site.url + path);
      expect(text).toContain("plain.jpg");
      expect(text).not.toMatch(/secret|coming|_full\/tile|tile-thumb/);
    }
  });

  test("see a banner that is the site's own, and no thumbnail that is internal", async () => {
    const [wren, yellowthroat] = await asked<AnimalRow[]>("POST", "fauna", {});
    expect(wren).toMatchObject({ thumbFileName: "default.png", banner: "tile.jpg" });
    expect(yellowthroat).toMatchObject({ thumbFileName: "default.png", banner: "" });
  });

  test("cannot ask for what is hidden", async () => {
    const page = await asked<PhotoPage>("POST", "photos", { visibility: "internal" });
    expect(page).toEqual({ items: [], totalCount: 0, totalPageCount: 0 });
  });

  test("count the pages of what they see", async () => {
    const later = { dateUploaded: "2030-01-01T00:00:00.000Z", visibility: "internal" };
    for (let n = 0; n < 24; n += 1) await createPhoto(site.strapi, `later-${n}`, later);
    const path = `photos/${ids["plain"]}`;
    expect(await asked("GET", path)).toMatchObject({ pageId: 1 });
    expect((await panel.get(path)).body).toMatchObject({ pageId: 2 });
    await site.strapi.db.connection("photos").where("file_name", "like", "later-%").delete();
  });
});

describe("the owner", () => {
  test("finds all photos, or those of one visibility, with their pictures", async () => {
    const page = async (more: object = {}) =>
      (await panel.call<PhotoPage>("POST", "photos", more)).body;
    expect(namesOf((await page()).items)).toEqual([...names].sort());
    expect(namesOf((await page({ visibility: "public" })).items)).toEqual(["old", "plain"]);
    expect(namesOf((await page({ visibility: "internal", searchTerm: "oak" })).items)).toEqual([
      "secret",
    ]);
    const [wren] = (await panel.call<PlantRow[]>("POST", "fauna", {})).body;
    expect(wren).toMatchObject({ thumbFileName: "secret-thumb.jpg", banner: "tile.jpg" });
  });

  test("changes it in the form; left out, it stays", async () => {
    const id = ids["plain"] ?? 0;
    const { draft } = await loadPhoto(panel, id);
    const save = (body: object) => panel.save("POST", "photoupdate", body);
    expect(await save({ ...draft, visibility: "internal" })).toEqual([]);
    expect(await save({ ...without(draft, "visibility"), caption: "Still hidden" })).toEqual([]);
    expect(await photoOf(panel, id)).toMatchObject({
      visibility: "internal",
      caption: "Still hidden",
    });
    expect(await save({ ...draft, visibility: "friends" })).toMatchObject([
      { fieldId: "visibility" },
      { fieldId: "" },
    ]);
    expect(await save({ ...draft, visibility: "public" })).toEqual([]);
  });

  test("shows and hides several at once, and visitors see that at once", async () => {
    const photoIds = [ids["plain"], ids["old"]];
    const gallery = async () => (await asked<PhotoPage>("POST", "photos", {})).totalCount;
    expect(await gallery()).toBe(2);
    expect(await panel.save("POST", "photostag", { photoIds, visibility: "internal" })).toEqual([]);
    expect(await gallery()).toBe(0);
    const { body: history } = await panel.get<{ fields: object[] }[]>(
      `history/photo/${ids["old"]}`,
    );
    expect(history[0]?.fields).toMatchObject([
      { fieldId: "visibility", before: "public", after: "internal" },
    ]);
    expect(await panel.save("POST", "photostag", { photoIds, visibility: "public" })).toEqual([]);
  });

  test("imports photos that are shown, or hidden until described", async () => {
    const inbox = inboxOf(site, panel);
    const imported = async (name: string, body?: object): Promise<PhotoItem> => {
      inbox.put(name, await fresh());
      const answer = await panel.call<PhotosImported>("POST", "photosimport", body);
      return photoOf(panel, answer.body.photos[0]?.photoId ?? 0);
    };
    expect(await imported("one.jpg")).toMatchObject({ visibility: "public" });
    const hidden = await imported("two.jpg", { visibility: "internal" });
    expect(hidden).toMatchObject({ visibility: "internal", altProposed: true });
    const refused = await panel.call("POST", "photosimport", { visibility: "secret" });
    expect(refused.status).toBe(400);
  });

  test("an import that hides photos until they are described shows each with its own alt text", async () => {
    inboxOf(site, panel).put("three.jpg", await fresh());
    const body = { visibility: "waiting" };
    const answer = await panel.call<PhotosImported>("POST", "photosimport", body);
    const id = answer.body.photos[0]?.photoId ?? 0;
    const save = async (more: object) => {
      const { draft } = await loadPhoto(panel, id);
      expect(await panel.save("POST", "photoupdate", { ...draft, ...more })).toEqual([]);
      return (await photoOf(panel, id)).visibility;
    };
    expect(await save({ caption: "Not done yet", alt: "" })).toBe("waiting");
    expect(await save({ alt: "A fern in the rain" })).toBe("public");
    const { body: history } = await panel.get<{ changeId: number }[]>(`history/photo/${id}`);
    const undo = { changeId: history[0]?.changeId, overwrite: false };
    expect(await panel.save("POST", "changeundo", undo)).toEqual([]);
    expect(await photoOf(panel, id)).toMatchObject({ visibility: "waiting", altProposed: true });
    expect(await save({ alt: "Mine", visibility: "internal" })).toBe("internal");
    expect(await save({ alt: "Mine again" })).toBe("internal");
  });
});
