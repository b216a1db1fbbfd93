import type { Change } from "shared-types/history/answers";
import type { Slide } from "shared-types/slides/answers";
import type { SlideDraft, SlidesDraft } from "shared-types/slides/schema";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { serviceOf } from "../../src/platform/services";
import { ask } from "../fixtures/ask";
import { useOwnersSite } from "../fixtures/panel";
import { binOf } from "../fixtures/photo-bin";
import { createPhoto } from "../fixtures/photos";
import { documentsOf, tableOf } from "../fixtures/records";
import { changeSite, loadSite } from "../fixtures/site-draft";

const { site, panel } = useOwnersSite();
const ids: Record<string, number> = {};
const idOf = (name: string) => ids[name] ?? 0;
beforeAll(async () => {
  const photos = { frog: {}, moth: {}, tile: { visibility: "site" }, wren: {} };
  const secret = { secret: { visibility: "internal" } };
  for (const [name, more] of Object.entries({ ...photos, ...secret }))
    ids[name] = (await createPhoto(site.strapi, name, { caption: `A ${name}.`, ...more })).id;
});

const slide = (name: string, caption = ""): SlideDraft => ({ photoId: idOf(name), caption });
const save = (slides: object[], etag?: string) =>
  panel.save("PUT", "slidesupdate", { slides }, etag);
const shown = async () => (await ask<Slide[]>(`${site.url}/api/slides`)).body;
const names = async () => (await shown()).map(({ photo }) => photo.fileName);
const carousel = 'aria-roledescription="carousel"';
const home = async () => (await ask(`${site.url}/`)).text;
const toEdit = async () => {
  const { body, headers } = await panel.get<SlidesDraft>("slidesedit");
  return { slides: body.slides, etag: headers.get("etag") ?? "" };
};

describe("the slides", () => {
  test("are none on a new site, whose home page has no carousel", async () => {
    expect(await shown()).toEqual([]);
    expect((await toEdit()).slides).toEqual([]);
    expect(await home()).not.toContain(carousel);
  });

  test("are photos in the owner's order, with captions of their own or the photos'", async () => {
    const slides = [slide("moth", "Just before sunrise."), slide("tile"), slide("frog")];
    expect(await save(slides)).toEqual([]);
    const answer = await shown();
    expect(answer.map(({ photo, caption }) => [photo.photoId, caption])).toEqual([
      [idOf("moth"), "Just before sunrise."],
      [idOf("tile"), "A tile."],
      [idOf("frog"), "A frog."],
    ]);
    const html = await home();
    expect(html).toContain(carousel);
    expect(html).toContain("Just before sunrise.");
    expect(html).toMatch(/<link rel="preload"[^>]*moth/);
    expect((await toEdit()).slides).toEqual(slides);
  });

  test("are saved only by whom has read them as they are", async () => {
    const { slides, etag } = await toEdit();
    expect(await save(slides.slice(1), etag)).toEqual([]);
    const late = await panel.call("PUT", "slidesupdate", { slides: [] }, etag);
    expect(late.status).toBe(412);
    expect(await names()).toEqual(["tile.jpg", "frog.jpg"]);
  });

  test.each<[string, () => object[], RegExp]>([
    ["a photo that there is not", () => [slide("frog"), { photoId: 9999 }], /Slide 2.*no photo/],
    ["a hidden one", () => [slide("secret")], /Slide 1.*hidden/],
    ["the same one twice", () => [slide("frog"), slide("wren"), slide("frog")], /Slide 3.*slide 1/],
    ["no photo", () => [{ photoId: 0 }], /whole number/],
    ["13 of them", () => Array.from({ length: 13 }, () => slide("frog")), /at most 12/],
    ["a caption that is too long", () => [slide("frog", "x".repeat(501))], /500/],
  ])("cannot have %s, and stay as they were", async (_what, slides, message) => {
    const before = await toEdit();
    const errors = await save(slides());
    expect(errors[0]?.errorMessage).toMatch(message);
    expect(errors[0]?.fieldId).toMatch(/^slides/);
    expect(await toEdit()).toEqual(before);
  });

  test("are not emptied by a body that says nothing of them", async () => {
    const before = await toEdit();
    expect(await panel.save("PUT", "slidesupdate", {})).toMatchObject([{ fieldId: "slides" }]);
    expect((await panel.call("PUT", "slidesupdate", { slides: "none" })).status).toBe(400);
    expect((await panel.call("PUT", "slidesupdate", { slides: [], speed: 1 })).status).toBe(400);
    expect(await toEdit()).toEqual(before);
  });
});

describe("a photo that is a slide", () => {
  test("takes its slide into the bin and back, though they were saved meanwhile", async () => {
    expect(await save([slide("frog"), slide("moth")])).toEqual([]);
    const bin = binOf(panel);
    await bin.remove(idOf("frog"));
    expect(await names()).toEqual(["moth.jpg"]);
    expect(await home()).not.toContain("frog.jpg");
    const { slides } = await toEdit();
    expect(await save([...slides, slide("wren")])).toEqual([]);
    await bin.restore(idOf("frog"));
    expect(await names()).toEqual(["frog.jpg", "moth.jpg", "wren.jpg"]);
    expect(await home()).toContain("frog.jpg");
  });

  test("in the bin cannot be chosen anew", async () => {
    const bin = binOf(panel);
    expect(await save([slide("moth")])).toEqual([]);
    await bin.remove(idOf("frog"));
    const [error] = await save([slide("moth"), slide("frog")]);
    expect(error?.errorMessage).toMatch(/Slide 2.*bin/);
    await bin.restore(idOf("frog"));
    expect(await save([slide("moth"), slide("frog")])).toEqual([]);
  });

  test("is not shown while it is hidden, and its slide can stay", async () => {
    const photos = tableOf(site.strapi, "photo");
    const where = { id: idOf("moth") };
    await photos.update({ where, data: { visibility: "internal" } });
    expect(await names()).toEqual(["frog.jpg"]);
    const { slides } = await toEdit();
    expect(await save([...slides].reverse())).toEqual([]);
    await photos.update({ where, data: { visibility: "public" } });
    expect(await names()).toEqual(["frog.jpg", "moth.jpg"]);
  });
});

test("a change is kept in the history, and can be undone", async () => {
  expect(await save([slide("moth")])).toEqual([]);
  expect(await save([slide("wren", "A small one."), slide("moth")])).toEqual([]);
  const { body: changes } = await panel.get<Change[]>("history/slides/1");
  expect(changes[0]?.fields).toMatchObject([
    {
      fieldId: "slides",
      before: [`Photo ${idOf("moth")}`],
      after: [`Photo ${idOf("wren")}: A small one.`, `Photo ${idOf("moth")}`],
    },
  ]);
  const undo = { changeId: changes[0]?.changeId, overwrite: false };
  expect(await panel.save("POST", "changeundo", undo)).toEqual([]);
  expect((await toEdit()).slides).toEqual([slide("moth")]);
});

test("whatever Strapi's admin stores, the home page stands", async () => {
  const uid = "api::slides.slides";
  const { documentId } = await tableOf<{ documentId: string }>(site.strapi, uid).findOne({
    where: {},
  });
  const documents = site.strapi.documents(uid as never) as unknown as {
    update(options: object): Promise<unknown>;
  };
  const odd = [1, { photoId: "x" }, slide("frog"), slide("frog", "twice"), { photoId: 5.5 }];
  for (const list of [{}, null, { slides: {} }, { slides: odd }]) {
    await documents.update({ documentId, data: { list } });
    expect((await ask(`${site.url}/`)).status).toBe(200);
    expect(await names()).toEqual(JSON.stringify(list).includes("twice") ? ["frog.jpg"] : []);
  }
});

test("a save drops the home page from the cache, and others stay", async () => {
  const slides = vi.spyOn(serviceOf(site.strapi, "api::slides.slides"), "all");
  const flora = vi.spyOn(serviceOf(site.strapi, "api::plant.plant"), "search");
  const reload = async () => {
    const headers = { "if-none-match": 'W/"1-x"' };
    await ask(`${site.url}/`, { headers });
    await ask(`${site.url}/flora`, { headers });
    const counts = [slides.mock.calls.length, flora.mock.calls.length];
    slides.mockClear();
    flora.mockClear();
    return counts;
  };
  // Without a picture of its own, flora would be shared with the first slide.
  const { draft } = await loadSite(panel);
  const tiles = { ...draft.tiles, flora: idOf("tile") };
  expect(await changeSite(panel, { tiles })).toEqual([]);
  expect(await save([slide("frog")])).toEqual([]);
  await reload();
  expect(await reload()).toEqual([0, 0]);
  expect(await save([slide("frog")])).toEqual([]);
  expect(await reload()).toEqual([0, 0]);
  expect(await save([slide("frog"), slide("wren")])).toEqual([]);
  expect(await reload()).toEqual([1, 0]);
  const { documentId } = await tableOf(site.strapi, "photo").findOne({
    where: { id: idOf("wren") },
  });
  await documentsOf(site.strapi, "photo").update({ documentId, data: { caption: "At noon." } });
  expect(await reload()).toEqual([1, 0]);
  vi.restoreAllMocks();
});
