import { categoryMessages } from "shared-types/category/codes";
import type { CategoryDraft } from "shared-types/category/schema";
import type { CategoryItem } from "shared-types/category/answers";
import type { Option } from "shared-types/kit/list-answers";
import { resourceCategories } from "shared-types/resource/codes";
import { describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { useOwnersSite } from "../fixtures/panel";
import { photoOf } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { create, documentsOf, tableOf } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";
import { without } from "../fixtures/without";

const { site, panel } = useOwnersSite();

const draft: CategoryDraft = {
  cpListId: 1,
  cpOptionName: "Birds",
  cpOptionDescrip: "All that flies and sings",
  cpOptionValue: "birds",
};
const all = async () => (await panel.get<CategoryItem[]>("categories")).body;
const find = async (name: string) => (await all()).find((item) => item.cpOptionName === name);
const add = (more: object = {}) => panel.save("POST", "categoryadd", { ...draft, ...more });
const remove = (id: number) => panel.save("DELETE", `categorydelete/${id}`);
const taken = [{ fieldId: "cpOptionName", errorMessage: categoryMessages.taken }];

/** Adds one and returns its list row. */
async function added(cpOptionName: string, more: object = {}): Promise<CategoryItem> {
  expect(await add({ cpOptionName, ...more })).toEqual([]);
  const item = await find(cpOptionName);
  if (!item) throw new Error(`${cpOptionName} is not listed`);
  return item;
}

describe("adding a category", () => {
  test("keeps every field; visitors can choose a photo category at once", async () => {
    const { categoryId, etag: _etag, ...item } = await added("Moths");
    expect(item).toEqual({ ...draft, cpOptionName: "Moths", uses: 0 });
    const { body } = await ask<Option[]>(`${site.url}/api/photocategories`);
    expect(body).toContainEqual({ Key: categoryId, Value: "Moths" });
  });

  test("needs a name only, and is a photo category then", async () => {
    expect(await panel.save("POST", "categoryadd", { cpOptionName: "Bare" })).toEqual([]);
    expect(await find("Bare")).toMatchObject({ cpListId: 1, cpOptionDescrip: "", uses: 0 });
  });

  // The rules are a table in shared-types/tests/drafts.test.ts.
  test("with a broken rule is refused on its field", async () => {
    const before = (await all()).length;
    expect(await add({ cpOptionName: "Wrong", cpListId: 3 })).toMatchObject([
      { fieldId: "cpListId" },
    ]);
    expect(await all()).toHaveLength(before);
  });

  test("twice in a list is refused, whatever its case and accents; in the other list it may be", async () => {
    await added("Été");
    expect(await add({ cpOptionName: " ete " })).toEqual(taken);
    expect(await add({ cpOptionName: "ETÉ", cpListId: 2 })).toEqual([]);
    expect(await add({ cpOptionName: "books", cpListId: 2 })).toEqual(taken);
  });
});

describe("the categories", () => {
  test("come by list and name, with the count of their photos and resources", async () => {
    const used = await added("zz used");
    const where = { where: { id: used.categoryId } };
    const { documentId } = await tableOf(site.strapi, "category").findOne(where);
    const categories = [documentId];
    await createPhoto(site.strapi, "counted", { categories });
    const gone = await createPhoto(site.strapi, "binned", { categories });
    await panel.save("DELETE", `photodelete/${gone.id}`);
    await createResource(site.strapi, 9, resource("Website one"));
    await createResource(site.strapi, 9, resource("Website two", { internal: true }));
    const items = await all();
    expect(items.map(({ cpListId }) => cpListId)).toEqual(
      items.map(({ cpListId }) => cpListId).sort(),
    );
    const uses = Object.fromEntries(items.map((item) => [item.categoryId, item.uses]));
    expect([uses[used.categoryId], uses[9], uses[8]]).toEqual([1, 2, 0]);
  });
});

describe("changing a category", () => {
  test("shows at once; those of the site can be renamed too", async () => {
    const before = await added("Before");
    const after = {
      ...without(before, "uses", "etag"),
      cpOptionName: "After",
      cpOptionDescrip: "",
      cpOptionValue: "",
    };
    expect(await panel.save("PUT", "categoryupdate", after)).toEqual([]);
    expect(await find("After")).toMatchObject({ ...after, uses: 0 });
    const books = { categoryId: 8, cpListId: 2, cpOptionName: "Good books" };
    expect(await panel.save("PUT", "categoryupdate", books)).toEqual([]);
    expect(await find("Good books")).toMatchObject({ categoryId: 8 });
  });

  test("may change the case of its name, not take another's, nor go to the other list", async () => {
    const item = without(await added("Frogs"), "uses", "etag");
    await added("Toads");
    const update = (more: object) => panel.save("PUT", "categoryupdate", { ...item, ...more });
    expect(await update({ cpOptionName: "FROGS" })).toEqual([]);
    expect(await update({ cpOptionName: "toads" })).toEqual(taken);
    expect(await update({ cpListId: 2 })).toEqual([
      { fieldId: "cpListId", errorMessage: categoryMessages.list },
    ]);
    expect(await find("FROGS")).toMatchObject({ categoryId: item.categoryId, cpListId: 1 });
  });
});

describe("deleting a category", () => {
  test("works when nothing uses it", async () => {
    const { categoryId } = await added("Unused");
    expect(await remove(categoryId)).toEqual([]);
    expect(await find("Unused")).toBeUndefined();
  });

  test("is refused while a photo or a resource has it, and the tag stays", async () => {
    const photos = await added("With a photo");
    const resources = await added("With a resource", { cpListId: 2 });
    const photo = await createPhoto(site.strapi, "tagged", { categories: [photos.categoryId] });
    await create(site.strapi, "resource", {
      ...resource("Entry"),
      category: resources.categoryId,
    });
    const inUse = [{ fieldId: "", errorMessage: categoryMessages.inUse }];
    expect(await remove(photos.categoryId)).toEqual(inUse);
    expect(await remove(resources.categoryId)).toEqual(inUse);
    expect(await find("With a photo")).toMatchObject({ uses: 1 });
    await panel.save("DELETE", `photodelete/${photo.id}`);
    expect(await remove(photos.categoryId)).toEqual([]);
    expect(await panel.save("POST", `photorestore/${photo.id}`)).toEqual([]);
    expect(await photoOf(panel, photo.id)).toMatchObject({ categories: [] });
  });

  test.each(resourceCategories)("$id is refused always", async ({ id }) => {
    expect(await remove(id)).toEqual([{ fieldId: "", errorMessage: categoryMessages.built }]);
    expect((await all()).some(({ categoryId }) => categoryId === id)).toBe(true);
  });
});

test("Strapi's admin is held to the same rules", async () => {
  const documents = documentsOf(site.strapi, "category") as ReturnType<typeof documentsOf> & {
    delete(options: { documentId: string }): Promise<unknown>;
  };
  const table = tableOf(site.strapi, "category");
  const books = await table.findOne({ where: { id: 8 } });
  await expect(documents.delete(books)).rejects.toThrow(categoryMessages.built);
  const item = await added("Kept by a photo");
  const kept = await table.findOne({ where: { id: item.categoryId } });
  await createPhoto(site.strapi, "keeper", { categories: [kept.documentId] });
  await expect(documents.delete(kept)).rejects.toThrow(categoryMessages.inUse);
  const { documentId } = kept;
  await expect(documents.update({ documentId, data: { cpListId: 2 } })).rejects.toThrow(
    categoryMessages.list,
  );
  await expect(
    create(site.strapi, "category", { cpListId: 1, cpOptionName: "KEPT by a photo" }),
  ).rejects.toThrow(categoryMessages.taken);
});
