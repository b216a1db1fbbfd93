import type { Option, Quote, ResourceItem } from "shared-types";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { ask } from "../fixtures/ask";
import { expectError } from "../fixtures/errors";
import { textsOf } from "../fixtures/lists";
import { create, createAll } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";
import { keysOf, shapes, sorted } from "../fixtures/shapes";

const site = useSite();
const ids: Record<string, number> = {};

const seeds: [categoryId: number, ...Parameters<typeof resource>][] = [
  [15, "Cat study", { sortOrder: 1 }],
  [14, "house cats", { href: "/cats", subtitle: "Indoors, please" }],
  [8, "zebra book", { sortOrder: 2 }],
  [8, "Éclair book", { sortOrder: 2 }],
  [8, "apple book", { sortOrder: 2 }],
  [8, "Apple Atlas", { sortOrder: 2 }],
  [8, "àpple pie", { sortOrder: 2 }],
  [8, "Last but first", { sortOrder: 1 }],
  [8, "First without a number", { sortOrder: null }],
  [13, "A visitor's tip", { sortOrder: 0 }],
  [9, "Website", { sortOrder: 99 }],
  [9, "Not ready", { internal: true }],
  [14, "Cats not ready", { internal: true }],
];

beforeAll(async () => {
  await createAll(site.strapi, "quote", [
    { position: 3, quotation: "Third", author: "C" },
    { position: 1, quotation: "First", author: "A", citation: "Book" },
    { position: 2, quotation: "Second", author: "B", citation: "" },
    { position: 2, quotation: "Second again", author: "B" },
  ]);
  for (const [categoryId, ...seed] of seeds)
    ids[seed[0]] = (await createResource(site.strapi, categoryId, resource(...seed))).id;
  for (const cpOptionName of ["Zinnias", "éclairs", "birds", "Birds of prey"])
    await create(site.strapi, "category", { cpListId: 1, cpOptionName });
});

const get = <Body>(path: string) => ask<Body>(`${site.url}/api/${path}`);
const titles = async (path: string) =>
  (await get<ResourceItem[]>(path)).body.map(({ title }) => title);

describe("quote", () => {
  test("n counts from 1 in the owner's order, the older first where two share a place", async () => {
    const found = await Promise.all([1, 2, 3, 4].map((n) => get<Quote>(`quote/${n}`)));
    expect(found.map(({ body }) => body)).toEqual([
      { quotation: "First", author: "A", citation: "Book" },
      { quotation: "Second", author: "B", citation: "" },
      { quotation: "Second again", author: "B", citation: "" },
      { quotation: "Third", author: "C", citation: "" },
    ]);
  });

  test.each(["0", "5", "x", "1.5", "-1", "1e0", "%31%20", "%00", "99999999999999999999", "١"])(
    "%s is no quotation: 404",
    async (n) => expectError(await get(`quote/${n}`), 404, "notFound"),
  );
});

describe("resources", () => {
  test("come by category, sort order and title, without cat references and internal ones", async () => {
    expect(await titles("resources")).toEqual(
      textsOf(`First without a number ¦ Last but first ¦ Apple Atlas ¦ apple book ¦ àpple pie
        Éclair book ¦ zebra book ¦ Website ¦ A visitor's tip ¦ house cats`),
    );
  });

  test("cats holds the cats and their references, cats first", async () => {
    expect(await titles("cats")).toEqual(["house cats", "Cat study"]);
  });

  test("have exactly the documented keys, and text that is encoded", async () => {
    const { body } = await get<ResourceItem[]>("cats");
    for (const entry of body) expect(keysOf(entry)).toEqual(sorted(shapes.resource));
    expect(body[0]).toEqual({
      resourceId: ids["house cats"],
      categoryId: 14,
      title: "house cats",
      subtitle: "Indoors, please",
      imgFileName: "",
      imageAlt: "",
      description: "&lt;p&gt;Worth a look.&lt;/p&gt;",
      sortOrder: 10,
      href: "/cats",
      deepLink: "",
      internal: false,
    });
  });

  test("one is found by its id, of whatever category", async () => {
    for (const title of ["zebra book", "Cat study"]) {
      const { status, body } = await get<ResourceItem>(`resource/${ids[title]}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ resourceId: ids[title], title });
    }
  });

  test("an internal one is not there for visitors", async () => {
    expectError(await get(`resource/${ids["Not ready"]}`), 404, "notFound");
  });

  test.each(["0", "999999", "-1", "x", "1.5", "9999999999999", "%27", "add"])(
    "there is none with the id %s",
    async (id) => expectError(await get(`resource/${id}`), 404, "notFound"),
  );
});

describe("photocategories", () => {
  test("are the photo categories only, by name without regard to case and accents", async () => {
    const { body } = await get<Option[]>("photocategories");
    const names = ["birds", "Birds of prey", "éclairs", "Zinnias"];
    expect(body.map(({ Value }) => Value)).toEqual(names);
    for (const option of body) expect(keysOf(option)).toEqual(sorted(shapes.option));
  });

  test("leave ids 1 to 15 to the site's own", async () => {
    const { body } = await get<Option[]>("photocategories");
    for (const { Key } of body) expect(Key).toBeGreaterThan(15);
  });
});
