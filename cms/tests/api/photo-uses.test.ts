import type {
  PhotoItem,
  PhotoPage,
  PhotoPlace,
  PhotoSpecies,
  PhotoToEdit,
  PhotoToDescribe,
} from "shared-types/photo/answers";
import type { ResourcePictureMade } from "shared-types/resource/answers";
import type { PhotoUse } from "shared-types/site/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { animal } from "../fixtures/animals";
import { ask, send } from "../fixtures/ask";
import { resourceDraft } from "../fixtures/drafts";
import { expectError } from "../fixtures/errors";
import { panelOf, useOwnersSite } from "../fixtures/panel";
import { importPhoto } from "../fixtures/photo-files";
import { createPhoto, createSeries } from "../fixtures/photos";
import { planPanel, sheet } from "../fixtures/plans";
import { plant } from "../fixtures/plants";
import { create, tableOf } from "../fixtures/records";
import { changeSite, loadSite } from "../fixtures/site-draft";
import { addSpecies } from "../fixtures/species";
import { without } from "../fixtures/without";

const { site, panel } = useOwnersSite();

describe("where it is", () => {
  let described: number;
  let series: number[];

  const nobody = () => panelOf(site.url, "");
  const place = async (id: number) => (await nobody().get<PhotoPlace>(`photos/${id}`)).body;
  const names = (species: PhotoSpecies[]) => species.map(({ nameCommon }) => nameCommon);

  beforeAll(async () => {
    const { strapi } = site;
    const tags = {
      plants: [
        await create(strapi, "plant", plant("yarrow", "Yarrow")),
        await create(strapi, "plant", plant("aster", "Aster")),
        await create(strapi, "plant", plant("x", "A secret sedge", { internal: true })),
      ].map(({ documentId }) => documentId),
      animals: [(await create(strapi, "animal", animal("bee", "Bee"))).documentId],
    };
    described = (await createPhoto(strapi, "described", tags)).id;
    series = (await createSeries(strapi, "one", 60)).map(({ id }) => id);
  });

  describe("a photo's place", () => {
    test("is the page of the gallery that has it, for every photo", async () => {
      const wanted = new Map<number, number>();
      for (let pageId = 1; pageId <= 3; pageId += 1) {
        const { body } = await send<PhotoPage>(`${site.url}/api/photos`, { pageId });
        for (const { photoId } of body.items) wanted.set(photoId, pageId);
      }
      expect(wanted.size).toBe(61);
      for (const [photoId, pageId] of wanted)
        expect(await place(photoId)).toMatchObject({ photo: { photoId }, pageId });
    });

    test("moves on when a newer photo comes in, and comes back when that goes into the bin", async () => {
      const last = series.at(-24 + 1) ?? 0;
      expect((await place(last)).pageId).toBe(1);
      const { id } = await createPhoto(site.strapi, "newest");
      expect((await place(last)).pageId).toBe(2);
      await panel.save("DELETE", `photodelete/${id}`);
      expect((await place(last)).pageId).toBe(1);
      expectError(await ask(`${site.url}/api/photos/${id}`), 404, "notFound");
    });

    test.each(["0", "999999", "-1", "1.5", "x", "99999999999"])(
      "of %s, which no photo has: 404",
      async (id) => expectError(await ask(`${site.url}/api/photos/${id}`), 404, "notFound"),
    );
  });

  describe("the plants and animals on a photo", () => {
    test("are named, plants first and each by name; internal ones for the owner only", async () => {
      const { photo } = await place(described);
      expect(photo.species).toEqual([
        { kind: "plant", keyId: "aster", nameCommon: "Aster" },
        { kind: "plant", keyId: "yarrow", nameCommon: "Yarrow" },
        { kind: "animal", keyId: "bee", nameCommon: "Bee" },
      ]);
      expect(photo.plants).toHaveLength(2);
      const owners = await panel.get<PhotoPlace>(`photos/${described}`);
      expect(names(owners.body.photo.species)).toEqual([
        "A secret sedge",
        "Aster",
        "Yarrow",
        "Bee",
      ]);
    });

    test("stand in the list and on the page of a plant too", async () => {
      const { body } = await send<PhotoPage>(`${site.url}/api/photos`, { searchTerm: "aster" });
      const aster = await ask<{ photos: PhotoItem[] }>(`${site.url}/api/flora/aster`);
      for (const { items } of [body, { items: aster.body.photos }])
        expect(items.map(({ species }) => names(species))).toEqual([["Aster", "Yarrow", "Bee"]]);
    });
  });

  describe("several photos to describe", () => {
    const ask500 = (photoIds: unknown) =>
      panel.call<PhotoToDescribe[]>("POST", "photosdetails", { photoIds });

    test("come in the order asked, unknown and deleted ones left out", async () => {
      const binned = await tableOf<{ id: number }>(site.strapi, "photo").findOne({
        where: { fileName: "newest.jpg" },
      });
      const [first = 0, second = 0] = series;
      const { body } = await ask500([second, 999_999, described, binned.id, first, second]);
      expect(body.map(({ photo }) => photo.photoId)).toEqual([second, described, first]);
    });

    test("each has the ETag that saving it wants", async () => {
      const { body } = await ask500([described]);
      const single = await panel.call<PhotoToEdit>("POST", `photodetails/${described}`);
      const photo = without(single.body, "rotation", "bannerAt", "tagNotes");
      expect(body).toEqual([{ photo, etag: single.headers.get("etag"), altInFile: "" }]);
    });

    test("are none for none, and at most 500", async () => {
      expect((await ask500([])).body).toEqual([]);
      const many = Array.from({ length: 501 }, (_, n) => n + 1);
      expectError(await ask500(many), 400, "malformed");
      expect((await ask500(many.slice(1))).status).toBe(200);
      expectError(await ask500("1"), 400, "malformed");
    });
  });
});

describe("what it is for", () => {
  const plans = planPanel(site, panel);
  const usesOf = async (photoIds: number[]) =>
    (await panel.call<PhotoUse[]>("POST", "photouses", { photoIds })).body;

  test("the uses of a photo are thumbnails, banners, drawings, viewpoints, tiles, the contact page and slides", async () => {
    const { id } = await createPhoto(site.strapi, "everywhere");
    const other = (await createPhoto(site.strapi, "nowhere")).id;
    const named = (nameCommon: string) => ({ nameCommon, keyId: nameCommon.toLowerCase() });
    const pictures = { thumbId: id, bannerId: other };
    const oak = {
      kind: "plant",
      id: await addSpecies(panel, "plant", { ...named("Oak"), ...pictures }),
    };
    const luna = {
      kind: "animal",
      id: await addSpecies(panel, "animal", { ...named("Luna"), bannerId: id }),
    };
    const plan = await plans.added([sheet({ photoId: id })]);
    const place = { planId: plan.planId, sheetId: plan.sheets[0]?.sheetId, x: 0.5, y: 0.5 };
    const viewpoint = { viewpointId: 0, name: "Gate", ...place, photoIds: [id] };
    expect(await panel.save("POST", "viewpointadd", viewpoint)).toEqual([]);
    const { draft } = await loadSite(panel);
    const tiles = { ...draft.tiles, flora: id };
    await changeSite(panel, { tiles, contact: { ...draft.contact, photoId: id } });

    const slides = [{ photoId: id, caption: "" }];
    expect(await panel.save("PUT", "slidesupdate", { slides })).toEqual([]);

    const uses = await usesOf([id]);
    expect(uses).toHaveLength(7);
    expect(uses).toEqual(
      expect.arrayContaining([
        { photoId: id, kind: "thumb", name: "Oak", species: oak },
        { photoId: id, kind: "banner", name: "Luna", species: luna },
        { photoId: id, kind: "drawing", name: plan.title, species: null },
        { photoId: id, kind: "viewpoint", name: "Gate", species: null },
        { photoId: id, kind: "tile", name: "flora", species: null },
        { photoId: id, kind: "contact", name: "", species: null },
        { photoId: id, kind: "slide", name: "", species: null },
      ]),
    );
    expect(await usesOf([other])).toEqual([
      { photoId: other, kind: "banner", name: "Oak", species: oak },
    ]);
  });

  test("a photo that nothing shows has none", async () => {
    const { id } = await createPhoto(site.strapi, "unused");
    expect(await usesOf([id])).toEqual([]);
  });
});

describe("the picture of a resource", () => {
  const put = (photoId: number, categoryId: number) =>
    panel.call<ResourcePictureMade>("POST", "resourcepicture", { photoId, categoryId });

  test("is made of a photo, in the folder of its category, without what the camera wrote", async () => {
    const photoId = (await importPhoto(site, "wren")).photoId;
    const { body } = await put(photoId, 9);
    expect(body).toMatchObject({
      errors: [],
      fileName: expect.stringMatching(/^wren-\w+\.jpg$/) as string,
    });
    const add = (categoryId: number) =>
      panel.save("POST", "resourceadd", {
        ...resourceDraft,
        categoryId,
        imgFileName: body.fileName,
      });
    expect(await add(9)).toEqual([]);
    const answer = await fetch(`${site.url}/assets/images/websites/${body.fileName}`);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.includes("Exif")).toBe(false);
    // The same photo again is the same file, and in another category a copy.
    expect((await put(photoId, 9)).body).toEqual(body);
    expect((await put(photoId, 10)).body).toEqual(body);
    expect(await add(10)).toEqual([]);
  });

  test("is of no photo that is not there, and in no category that is not there", async () => {
    const photoId = (await importPhoto(site, "owl")).photoId;
    const faults = async (...of: Parameters<typeof put>) => (await put(...of)).body;
    expect(await faults(999_999, 9)).toMatchObject({
      errors: [{ fieldId: "photoId" }],
      fileName: "",
    });
    expect(await faults(photoId, 7)).toMatchObject({
      errors: [{ fieldId: "categoryId", errorMessage: "Please select a category." }],
    });
    expect(await panel.save("DELETE", `photodelete/${photoId}`)).toEqual([]);
    expect(await faults(photoId, 9)).toMatchObject({ errors: [{ fieldId: "photoId" }] });
  });
});
