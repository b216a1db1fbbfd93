import type { AnimalDetail } from "shared-types/animal/answers";
import type { PlantDetail, PlantRow } from "shared-types/plant/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { animal } from "../fixtures/animals";
import { ask, send } from "../fixtures/ask";
import { expectError } from "../fixtures/errors";
import { wordsOf } from "../fixtures/lists";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create, type Stored } from "../fixtures/records";

const site = useSite();
let oak: Stored;
let luna: Stored;
const photoIds: Record<string, number> = {};

beforeAll(async () => {
  const { strapi } = site;
  const head = await createPhoto(strapi, "head", { alt: "An oak in June" });
  oak = await create(strapi, "plant", {
    ...plant("oak", "White Oak", { notes: "<p>Acorns</p>" }),
    thumb: head.documentId,
    banner: head.documentId,
  });
  const secret = await create(strapi, "plant", plant("hidden", "Secret", { internal: true }));
  await create(strapi, "plant", plant("bare", "Bare Plant"));
  luna = await create(strapi, "animal", animal("luna", "Luna Moth"));
  await create(strapi, "animal", animal("ghost", "Ghost", { internal: true }));
  for (const [text, more] of [
    ["zoo", { plants: [oak.documentId] }],
    ["Éclair", { plants: [oak.documentId], animals: [luna.documentId] }],
    ["eagle", { plants: [oak.documentId], href: "/flora/bare" }],
    ["other", { plants: [secret.documentId] }],
  ] as const)
    await create(strapi, "link", { text, href: "https://example.org/a?b=1&c=2", ...more });
  for (const [name, dateTaken] of [
    ["undated1", null],
    ["old", "2019-05-01T12:00:00.000Z"],
    ["new", "2024-05-01T12:00:00.000Z"],
    ["undated2", null],
    ["alsonew", "2024-05-01T12:00:00.000Z"],
  ] as const) {
    const tags = { plants: [oak.documentId, secret.documentId], animals: [luna.documentId] };
    photoIds[name] = (await createPhoto(strapi, name, { dateTaken, ...tags })).id;
  }
  await createPhoto(strapi, "elsewhere");
});

const get = <Body>(path: string) => ask<Body>(`${site.url}/api/${path}`);

describe("a plant's detail", () => {
  test("holds the row, the notes and the banner", async () => {
    const { status, body } = await get<PlantDetail>("flora/oak");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      plantId: oak.id,
      nameDisplay: "White Oak",
      notes: "&lt;p&gt;Acorns&lt;/p&gt;",
      thumbFileName: "head-thumb.jpg",
      internal: false,
    });
    expect(body.banner).toEqual({ fileName: "head.jpg", version: "", alt: "An oak in June" });
  });

  test("lists links by text", async () => {
    const { body } = await get<PlantDetail>("flora/oak");
    expect(body.links.map(({ text }) => text)).toEqual(["eagle", "Éclair", "zoo"]);
    expect(body.links[0]?.href).toBe("/flora/bare");
    expect(body.links[1]?.href).toBe("https://example.org/a?b=1&c=2");
  });

  test("lists photos newest first, undated ones last, without the ids of internal records", async () => {
    const { body } = await get<PlantDetail>("flora/oak");
    const wanted = ["alsonew", "new", "old", "undated2", "undated1"];
    expect(body.photos.map(({ photoId }) => photoId)).toEqual(wanted.map((name) => photoIds[name]));
    for (const photo of body.photos) {
      expect(photo.plants).toEqual([oak.id]);
      expect(photo.animals).toEqual([luna.id]);
    }
  });

  test("without pictures has no banner, an empty list, and the placeholder for its thumbnail", async () => {
    const { body } = await get<PlantDetail>("flora/bare");
    expect(body).toMatchObject({
      banner: null,
      thumbFileName: "default.png",
      links: [],
      photos: [],
      notes: "",
    });
  });

  test.each(wordsOf(`nobody hidden add OAK oak%20 %00 %25 o'ak é ${"x".repeat(300)}`))(
    "of %s is not found",
    async (keyId) => {
      const answer = await get(`flora/${keyId}`);
      expectError(answer, 404, "notFound");
      expect(answer.text).toContain("Flora data not found.");
    },
  );
});

describe("an animal's detail", () => {
  test("holds links and photos", async () => {
    const { body } = await get<AnimalDetail>("fauna/luna");
    expect(body.banner).toBeNull();
    expect(body.links.map(({ text }) => text)).toEqual(["Éclair"]);
    expect(body.photos).toHaveLength(5);
  });

  test.each(["nobody", "ghost", "add", "oak", "%00", "%5C"])(
    "of %s is not found",
    async (keyId) => {
      const answer = await get(`fauna/${keyId}`);
      expectError(answer, 404, "notFound");
      expect(answer.text).toContain("Fauna data not found.");
    },
  );
});

describe("a row of a list", () => {
  test("has the file name of its banner, or none", async () => {
    const { body } = await send<PlantRow[]>(`${site.url}/api/flora`, {});
    const banners = Object.fromEntries(body.map(({ keyId, banner }) => [keyId, banner]));
    expect(banners).toEqual({ oak: "head.jpg", bare: "" });
  });

  test("shows a code or size the owner left out as empty text and 0", async () => {
    const nothing = { type: null, sun: null, heightSort: null, height: null, aka: null };
    await create(site.strapi, "plant", { ...plant("void", "Void"), ...nothing });
    const { body } = await send<PlantRow[]>(`${site.url}/api/flora`, { searchTerm: "void" });
    expect(body[0]).toMatchObject({ type: "", sun: "", heightSort: 0, height: "", aka: "" });
  });
});
