import { readdirSync } from "node:fs";
import { join } from "node:path";
import { calls } from "shared-types/calls";
import type { Call } from "shared-types/kit/call";
import type { Option } from "shared-types/kit/list-answers";
import type { Quote } from "shared-types/quote/answers";
import type { ResourceItem } from "shared-types/resource/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { placeOf, rowsOf } from "../fixtures/backup";
import { expectError } from "../fixtures/errors";
import { textsOf } from "../fixtures/lists";
import { useOwnersSite } from "../fixtures/panel";
import { plant } from "../fixtures/plants";
import { create, createAll } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";

const { site, panel } = useOwnersSite();

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

  test("have their words, and text that is encoded", async () => {
    expect((await get<ResourceItem[]>("cats")).body[0]).toMatchObject({
      ...{ resourceId: ids["house cats"], categoryId: 14, subtitle: "Indoors, please" },
      ...{ imgFileName: "", description: "&lt;p&gt;Worth a look.&lt;/p&gt;", sortOrder: 10 },
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
  });

  test("leave ids 1 to 15 to the site's own", async () => {
    const { body } = await get<Option[]>("photocategories");
    for (const { Key } of body) expect(Key).toBeGreaterThan(15);
  });
});

interface Manifest {
  share_target: { action: string; params: { files: { name: string }[] } };
}

test("a share that no service worker has taken is read, kept nowhere, and answered with where to go", async () => {
  const { token } = panel;
  const manifest = JSON.parse((await ask(`${site.url}/manifest.webmanifest`)).text) as Manifest;
  const { action, params } = manifest.share_target;
  const body = new FormData();
  for (const name of ["title", "text", "url"]) body.append(name, "");
  const file = new File([Buffer.alloc(3_000_000, 1)], "wren.jpg", { type: "image/jpeg" });
  body.append(params.files[0]?.name ?? "", file);
  const senders: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${token}` },
    { origin: "https://x.example" },
  ];
  for (const headers of senders) {
    const answer = await ask(site.url + action, {
      method: "POST",
      body,
      headers,
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/cp/photosimport?shared=missed",
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  expect((await ask(`${site.url}${action}?shared=missed`)).status).toBe(200);
  expect(readdirSync(join(site.dataDir, "inbox"), { recursive: true })).not.toContain("wren.jpg");
});

describe("a read", () => {
  beforeAll(async () => {
    await create(site.strapi, "plant", plant("wren-1", "White Oak"));
  });

  const publicReads = (Object.values(calls) as Call[])
    .filter(({ method, who }) => method === "GET" && who === "anyone")
    .map(({ path }) => path.replace("{keyId}", "wren-1").replace(/\{\w+\}/, "1"));

  async function pages(): Promise<string[]> {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
    return found.map(([, address = ""]) => new URL(address).pathname);
  }

  /** All rows but those in which Strapi notes what its own clock makes it do, seconds after a start. */
  async function rows() {
    const { strapi_core_store_settings: settings = [], ...others } = await rowsOf(placeOf(site));
    return {
      ...others,
      settings: settings.filter((row) => !row.includes("plugin_upload_metrics")),
    };
  }

  test("whatever is read, no row changes", async () => {
    const paths = [...publicReads, ...(await pages()), "/cp", "/feed.xml", "/no-such-page"];
    expect(paths).toContain("/flora/wren-1");
    const before = await rows();
    for (const path of paths)
      for (const method of ["GET", "HEAD", "OPTIONS"]) {
        const answer = await fetch(site.url + path, { method, redirect: "manual" });
        await answer.arrayBuffer();
        expect(answer.status).toBeLessThan(500);
      }
    expect(await rows()).toEqual(before);
  });
});
