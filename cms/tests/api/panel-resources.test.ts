import { hrefMessage } from "shared-types/kit/href";
import type { MissingPicture } from "shared-types/health/answers";
import type { Option } from "shared-types/kit/list-answers";
import type { ResourceCategoriesAnswer, ResourceItem } from "shared-types/resource/answers";
import type { ResourceDraft } from "shared-types/resource/schema";
import { categoryMessages } from "shared-types/category/codes";
import { resourceCategories } from "shared-types/resource/codes";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { resourceDraft } from "../fixtures/drafts";
import { textsOf } from "../fixtures/lists";
import { useOwnersSite } from "../fixtures/panel";
import { create, documentsOf, tableOf } from "../fixtures/records";

const { site, panel } = useOwnersSite();

const add = (more: object = {}) => panel.save("POST", "resourceadd", { ...resourceDraft, ...more });
const update = (body: object, ifMatch?: string) =>
  panel.save("PUT", "resourceupdate", body, ifMatch);
const load = (id: number) => panel.get<ResourceItem>(`resource/${id}`);
const count = () => tableOf(site.strapi, "resource").count();

/** Adds one and returns it as stored. */
async function added(more: object = {}): Promise<ResourceDraft> {
  const title = `Title ${Math.random()}`;
  expect(await add({ title, ...more })).toEqual([]);
  const rows = await tableOf(site.strapi, "resource").findMany();
  const last = Math.max(...rows.map(({ id }) => id));
  return (await load(last)).body;
}

const wrongOrder = {
  fieldId: "sortOrder",
  errorMessage: "For the Sort Order field, please enter a whole number of 0 or more.",
};

describe("a resource of the panel", () => {
  test("is added as sent, the id of the body ignored, and shown to visitors", async () => {
    const saved = await added({ title: "As sent", resourceId: 987_654 });
    expect(saved).toEqual({ ...resourceDraft, title: "As sent", resourceId: saved.resourceId });
    expect(saved.resourceId).not.toBe(987_654);
    expect((await ask(`${site.url}/api/resource/${saved.resourceId}`)).body).toEqual(saved);
  });

  test("is saved field by field, keeps its id, moves to another category, and its ETag follows", async () => {
    const before = await added();
    const etag = (await load(before.resourceId)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    const changed = { ...before, categoryId: 13, title: "", sortOrder: 0, href: "/cats" };
    expect(await update(changed, etag)).toEqual([]);
    const after = await load(before.resourceId);
    expect(after.body).toEqual(changed);
    expect(after.headers.get("etag")).not.toBe(etag);
  });

  // The rules of its fields are tables in shared-types/tests/drafts.test.ts.
  test("with a broken rule is refused on its field, and nothing is saved", async () => {
    const before = await count();
    // A photo category, and none.
    for (const categoryId of [7, 17, 999])
      expect(await add({ categoryId })).toEqual([
        { fieldId: "categoryId", errorMessage: "Please select a category." },
      ]);
    expect(await add({ href: "javascript:alert(1)" })).toEqual([
      { fieldId: "href", errorMessage: hrefMessage },
    ]);
    expect(await count()).toBe(before);
    const stored = await added();
    expect(await update({ ...stored, title: "Lost", sortOrder: "first" })).toEqual([wrongOrder]);
    expect((await load(stored.resourceId)).body).toEqual(stored);
  });

  test("can have each of the site's categories, by its id as a number or text", async () => {
    for (const { id } of resourceCategories)
      expect((await added({ categoryId: String(id) })).categoryId).toBe(id);
  });

  test("of a category that somebody has deleted is an error on its field", async () => {
    await tableOf(site.strapi, "category").delete({ where: { id: 12 } });
    expect(await add({ categoryId: 12 })).toMatchObject([{ fieldId: "categoryId" }]);
    const other = { id: 12, cpListId: 1, cpOptionName: "A photo category" };
    await tableOf(site.strapi, "category").create({ data: other });
    expect(await add({ categoryId: 12 })).toMatchObject([{ fieldId: "categoryId" }]);
    await tableOf(site.strapi, "category").delete({ where: { id: 12 } });
    const { id, name } = resourceCategories[4] ?? { id: 12, name: "" };
    await create(site.strapi, "category", { id, cpListId: 2, cpOptionName: name });
  });

  test("needs a description: markup without a word is none", async () => {
    const errorMessage = "Please enter a description.";
    for (const description of [
      "",
      undefined,
      " \n",
      ...textsOf(`<p></p> ¦ &lt;p&gt;&lt;/p&gt; ¦ <p>&nbsp;</p> ¦ <script>alert(1)</script>`),
    ])
      expect(await add({ description })).toEqual([{ fieldId: "description", errorMessage }]);
  });

  test("without a number for its order has 0", async () => {
    expect((await added({ sortOrder: "first" })).sortOrder).toBe(0);
    expect((await added({ sortOrder: "12" })).sortOrder).toBe(12);
  });

  test("keeps no script: cleaned in the description, text elsewhere", async () => {
    const script = "<script>alert(1)</script>";
    const saved = await added({ title: script, description: `<p onclick="x">a</p>${script}` });
    expect(saved).toMatchObject({ title: script, description: "&lt;p&gt;a&lt;/p&gt;" });
    const page = await ask(`${site.url}/resources`);
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/<script>alert/i);
  });

  test("is deleted; its category stays", async () => {
    const { resourceId, categoryId } = await added();
    expect(await panel.save("DELETE", `resourcedelete/${resourceId}`)).toEqual([]);
    expect((await load(resourceId)).status).toBe(404);
    expect(await tableOf(site.strapi, "category").count({ where: { id: categoryId } })).toBe(1);
  });
});

describe("a resource's picture", () => {
  const pathOf = (folder: string, name: string) => join(site.dataDir, "images", folder, name);
  const put = (folder: string, name: string) => {
    mkdirSync(pathOf(folder, ""), { recursive: true });
    writeFileSync(pathOf(folder, name), "a picture");
  };
  const missing = async () =>
    (await panel.get<MissingPicture[]>("picturesmissing")).body.filter(
      ({ kind }) => kind === "resource",
    );

  test("must be in its category's folder; the error says what to do", async () => {
    put("books", "botany.jpg");
    expect((await added({ imgFileName: "botany.jpg" })).imgFileName).toBe("botany.jpg");
    const before = await count();
    const errorMessage =
      "There is no picture “botny.jpg”. Choose a photo, upload a picture, enter one that is there (botany.jpg), " +
      "or leave this field empty.";
    expect(await add({ imgFileName: "botny.jpg" })).toEqual([
      { fieldId: "imgFileName", errorMessage },
    ]);
    for (const imgFileName of ["../books/botany.jpg", "..", "../../secrets.json", ".habitat"])
      expect(await add({ imgFileName })).toMatchObject([{ fieldId: "imgFileName" }]);
    expect(await count()).toBe(before);
    const long = { imgFileName: "é".repeat(201) };
    expect(await add(long)).toMatchObject([{ fieldId: "imgFileName", errorMessage: /200/ }]);
  });

  test("goes along to another category, and stays where it was", async () => {
    put("books", "moved.jpg");
    const entry = await added({ imgFileName: "moved.jpg" });
    const change = { ids: [entry.resourceId], categoryId: 9 };
    expect(await panel.save("POST", "resourceschange", change)).toEqual([]);
    for (const folder of ["books", "websites"])
      expect((await ask(`${site.url}/assets/images/${folder}/moved.jpg`)).status).toBe(200);
  });

  test("of a name from elsewhere that leads out of its folder takes nothing along", async () => {
    put("books", "far.jpg");
    const entry = await added({ imgFileName: "" });
    const { connection } = site.strapi.db;
    const row = connection("resources").where({ id: entry.resourceId });
    await row.update({ img_file_name: "../books/far.jpg" });
    const change = { ids: [entry.resourceId], categoryId: 9 };
    expect(await panel.save("POST", "resourceschange", change)).toEqual([]);
    expect(existsSync(pathOf("books", "far.jpg"))).toBe(true);
    await row.update({ img_file_name: "" });
  });

  test("that has gone since stops no other change, is listed for the owner, and cannot be chosen", async () => {
    put("books", "gone.jpg");
    put("books", "other.jpg");
    const entry = await added({ imgFileName: "gone.jpg", title: "Without a cover" });
    expect(await missing()).toEqual([]);
    rmSync(pathOf("books", "gone.jpg"));
    const { resourceId } = entry;
    expect(await missing()).toEqual([
      {
        kind: "resource",
        id: resourceId,
        name: "Without a cover",
        file: "images/books/gone.jpg",
      },
    ]);
    expect(await update({ ...entry, subtitle: "Changed", categoryId: 10 })).toEqual([]);
    expect(existsSync(pathOf("nurseries", "gone.jpg"))).toBe(false);
    expect(await update({ ...entry, imgFileName: "other.jpg" })).toEqual([]);
    expect(await update(entry)).toMatchObject([{ fieldId: "imgFileName" }]);
    expect(await missing()).toEqual([]);
  });

  test("comes back from the bin without its file", async () => {
    put("books", "binned.jpg");
    const { resourceId: id } = await added({ imgFileName: "binned.jpg" });
    rmSync(pathOf("books", "binned.jpg"));
    expect(await panel.save("DELETE", `resourcedelete/${id}`)).toEqual([]);
    const restored = { kind: "resource", id, rename: "" };
    expect(await panel.save("POST", "binrestore", restored)).toEqual([]);
  });
});

describe("resourcecategories", () => {
  const categories = async () =>
    (await panel.get<ResourceCategoriesAnswer>("resourcecategories")).body;

  test("are the site's nine, with their ids", async () => {
    const wanted = resourceCategories.map(({ id, name }) => ({ Key: id, Value: name }));
    expect(await categories()).toEqual({ Categories: wanted });
  });

  test("have the name the owner has given; his own become sections of the page", async () => {
    const { documentId } = await tableOf(site.strapi, "category").findOne({ where: { id: 8 } });
    await documentsOf(site.strapi, "category").update({
      documentId,
      data: { cpOptionName: "Field guides" },
    });
    const { body: none } = await ask<Option[]>(`${site.url}/api/resourcesections`);
    expect(none).toEqual([]);
    expect((await ask(`${site.url}/resources`)).text).not.toContain(">Tools<");
    const option = { cpListId: 2, cpOptionName: "Tools" };
    expect(await panel.save("POST", "categoryadd", option)).toEqual([]);
    const { Categories } = await categories();
    expect(Categories[0]).toEqual({ Key: 8, Value: "Field guides" });
    expect(Categories).toHaveLength(10);
    const tools = Categories[9];
    expect(tools?.Value).toBe("Tools");
    const { body: sections } = await ask<Option[]>(`${site.url}/api/resourcesections`);
    expect(sections).toEqual([tools]);
    const categoryId = tools?.Key ?? 0;
    const entry = await added({ categoryId, title: "A dibble", internal: false });
    const page = await ask(`${site.url}/resources?section=${categoryId}`);
    expect(page.text).toMatch(/<a[^>]*aria-pressed="true"[^>]*>Tools<\/a>/);
    expect(page.text).toContain(entry.title);
    const inUse = await panel.save("DELETE", `categorydelete/${categoryId}`);
    expect(inUse).toMatchObject([{ errorMessage: categoryMessages.inUse }]);
  });
});
