// @slow
// @dialect api/category/ensure-resource-categories
import { beforeEach, describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { createPhoto } from "../fixtures/photos";
import { create, tableOf } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";

const site = useSite();

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
