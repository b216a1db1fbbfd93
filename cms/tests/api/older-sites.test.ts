// @slow
// @dialect api/category/ensure-resource-categories
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Site } from "../../../scripts/demo/site";
import { adoptOlderSite, hasSiteRecord } from "../../../scripts/demo/site-record.mjs";
import { useSite } from "../boot";
import { ask } from "../fixtures/ask";
import { createPhoto } from "../fixtures/photos";
import { painted } from "../fixtures/pictures";
import { create, tableOf } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";

const site = useSite();

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

const categories = () => tableOf(site.strapi, "category");
const photoOf = (id: number) =>
  tableOf(site.strapi, "photo").findOne({ where: { id }, populate: ["categories"] });
const entryOf = (id: number) =>
  tableOf(site.strapi, "resource").findOne({ where: { id }, populate: ["category"] });

/** Makes the site one from before category 16. */
beforeEach(async () => {
  await site.strapi.store({ type: "api", name: "category", key: "made" }).delete({});
  await categories().delete({ where: { id: 16 } });
});

describe("a site from before category 16", () => {
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
