// @slow
// @dialect api/category/ensure-resource-categories
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Slide } from "shared-types/slides/answers";
import { beforeEach, describe, expect, test } from "vitest";
import type { Site } from "../../../scripts/demo/site";
import { noteDemoOnce } from "../../../scripts/demo/brought.mjs";
import { adoptOlderSite, hasSiteRecord } from "../../../scripts/demo/site-record.mjs";
import { ask } from "../fixtures/ask";
import { removeDemo } from "../fixtures/demo";
import { plantDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { painted } from "../fixtures/pictures";
import { plant } from "../fixtures/plants";
import { create, tableOf } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";
import { loadSite } from "../fixtures/site-draft";

const { site, panel } = useOwnersSite();

test("a site from before the site record keeps its words, and the pictures its owner has put there", async () => {
  const strapi = site.strapi as unknown as Site;
  const pictures = join(site.dataDir, "images/site");
  mkdirSync(pictures, { recursive: true });
  const own = join(pictures, "tile-flora.jpg");
  writeFileSync(own, await painted("jpeg"));
  expect(await hasSiteRecord(strapi)).toBe(false);
  const stored = (name: string) => Promise.resolve(name === "tile-flora.jpg" ? own : null);
  await adoptOlderSite(strapi, join(site.dataDir, "imports/older-site"), stored);

  expect(await hasSiteRecord(strapi)).toBe(true);
  const home = (await ask(`${site.url}/`)).text;
  for (const text of ["Welcome to the backyard", "Red clay loam", "tile-flora.jpg"])
    expect(home).toContain(text);
  expect(home).not.toContain("tile-fauna.jpg");
  expect((await ask(`${site.url}/contact`)).text).toContain("Dear gardener,");
  expect((await ask(`${site.url}/photos`)).text).not.toContain("tile-flora.jpg");
  // The file it was made from stays where it was.
  expect((await fetch(`${site.url}/assets/images/site/tile-flora.jpg`)).status).toBe(200);
});

test("the demo that an earlier version loaded is known by what the demo is, not the owner's own", async () => {
  for (const keyId of ["whiteoak", "redmaple", "mine"])
    await create(site.strapi, "plant", plant(keyId, keyId));
  // Two keys of the demo: one that the owner has added, and one whose plant he has changed.
  const { plantId: _, ...draft } = plantDraft;
  expect(await panel.save("POST", "plantadd", { ...draft, keyId: "spicebush" })).toEqual([]);
  const { body } = await panel.get<Record<string, unknown>>("plant/redmaple");
  const { banner: _b, photos: _p, links: _l, ...maple } = body;
  const changed = { ...maple, notesShort: "Planted by my father" };
  expect(await panel.save("PUT", "plantupdate", changed)).toEqual([]);

  await noteDemoOnce(site.strapi as unknown as Site, () => Promise.resolve(null));
  const { removed, kept } = await removeDemo(panel, true);
  expect(removed).toMatchObject({ plants: 1, animals: 0, photos: 0 });
  expect(kept).toMatchObject([{ kind: "plant", name: "redmaple", reason: "You changed it." }]);

  await removeDemo(panel, false);
  const shown = (await loadSite(panel)).draft;
  expect(shown).toMatchObject({ title: "", welcomeText: "", facts: [] });
  expect(shown.tiles.flora).toBeGreaterThan(0);
  expect((await panel.get("plant/whiteoak")).status).toBe(404);
  for (const key of ["mine", "spicebush", "redmaple"])
    expect((await panel.get(`plant/${key}`)).status, key).toBe(200);
});

const categories = () => tableOf(site.strapi, "category");
const photoOf = (id: number) =>
  tableOf(site.strapi, "photo").findOne({ where: { id }, populate: ["categories"] });
const entryOf = (id: number) =>
  tableOf(site.strapi, "resource").findOne({ where: { id }, populate: ["category"] });

describe("a site from before category 16", () => {
  beforeEach(async () => {
    await site.strapi.store({ type: "api", name: "category", key: "made" }).delete({});
    await categories().delete({ where: { id: 16 } });
  });

  test("gets it at its next start; entries stay where they are", async () => {
    const { id } = await createResource(site.strapi, 14, resource("Deer"));
    await site.restart();
    expect(await categories().findOne({ where: { id: 16 } })).toMatchObject({
      cpListId: 2,
      cpOptionName: "Challenges",
      foldName: "challenges",
    });
    expect(await entryOf(id)).toMatchObject({ category: { id: 14 } });
  });

  test("gives the owner's category that has its number a new one, with its photos", async () => {
    await create(site.strapi, "category", { id: 16, cpListId: 1, cpOptionName: "Mosses" });
    const { id } = await createPhoto(site.strapi, "moss", { categories: [16] });
    await site.restart();
    const moved = await categories().findOne({ where: { cpOptionName: "Mosses" } });
    expect(moved).toMatchObject({ cpListId: 1, foldName: "mosses" });
    expect(moved.id).toBeGreaterThan(16);
    expect(await photoOf(id)).toMatchObject({ categories: [{ id: moved.id }] });
    expect(await categories().findOne({ where: { id: 16 } })).toMatchObject({
      cpOptionName: "Challenges",
    });
    const next = await create(site.strapi, "category", { cpListId: 1, cpOptionName: "Later" });
    expect(next.id).toBeGreaterThan(moved.id);
  });

  test("makes the owner's own Challenges it, with its entries", async () => {
    await create(site.strapi, "category", { id: 40, cpListId: 2, cpOptionName: "challenges" });
    const { id } = await createResource(site.strapi, 40, resource("Drought"));
    await site.restart();
    expect(await entryOf(id)).toMatchObject({ category: { id: 16 } });
    expect(await categories().count({ where: { foldName: "challenges" } })).toBe(1);
  });

  test("keeps it under the name the owner gives it later", async () => {
    await site.restart();
    await categories().update({ where: { id: 16 }, data: { cpOptionName: "Troubles" } });
    await site.restart();
    expect(await categories().findOne({ where: { id: 16 } })).toMatchObject({
      cpOptionName: "Troubles",
    });
  });
});

test("a site from before it had slides gets the first seven photos of its category 7, once", async () => {
  const { strapi } = site;
  const older = (name: string, more: object) =>
    createPhoto(strapi, name, { categories: [7], ...more });
  await create(strapi, "category", { id: 7, cpListId: 1, cpOptionName: "Home page" });
  for (let n = 1; n <= 4; n += 1) await older(`older-${n}`, {});
  await older("older-hidden", { visibility: "internal" });
  for (let n = 5; n <= 8; n += 1) await older(`older-${n}`, { visibility: null });
  await tableOf(strapi, "api::slides.slides").delete({ where: { id: 1 } });
  await strapi.store({ type: "api", name: "slides", key: "made" }).delete({});
  await site.restart();
  const slides = async () => (await ask<Slide[]>(`${site.url}/api/slides`)).body;
  const first = [1, 2, 3, 4, 5, 6, 7].map((n) => `older-${n}.jpg`);
  expect((await slides()).map(({ photo }) => photo.fileName)).toEqual(first);
  expect((await ask(site.url)).text).toContain("older-1.jpg");

  expect(await panel.save("PUT", "slidesupdate", { slides: [] })).toEqual([]);
  await site.restart();
  expect(await slides()).toEqual([]);
});
