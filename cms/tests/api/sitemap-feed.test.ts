import { beforeAll, describe, expect, test, vi } from "vitest";
import { readAddresses } from "../../src/api/publish/addresses";
import { sitemapFiles } from "../../src/api/site/sitemap";
import { useSite } from "../boot";
import { animal } from "../fixtures/animals";
import { ask } from "../fixtures/ask";
import { wordsOf } from "../fixtures/lists";
import { importPhoto } from "../fixtures/photo-files";
import { ownersPanel, type Panel } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create, documentsOf, type Kind, type Stored } from "../fixtures/records";
import { childrenOf, readXml, textOf } from "../fixtures/xml";

const site = useSite({ env: { SITE_TITLE: "A & B’s <Garden>" } });
let owner: Panel;
const stored: Partial<Record<string, Stored>> = {};
const known = (name: string) => stored[name] as Stored;

beforeAll(async () => {
  owner = await ownersPanel(site);
  const { strapi } = site;
  await create(strapi, "plan", { keyId: "second", title: "Second plan" });
  stored["oak"] = await create(strapi, "plant", plant("oak", "White Oak"));
  stored["secret"] = await create(strapi, "plant", plant("secret", "Secret", { internal: true }));
  stored["wren"] = await create(strapi, "animal", animal("wren", "Wren"));
  const plants = [known("oak").documentId, known("secret").documentId];
  stored["dawn"] = await createPhoto(strapi, "dawn", { plants, alt: "Dawn ]]> & dew 🌱" });
  stored["dusk"] = await createPhoto(strapi, "dusk", { animals: [known("wren").documentId] });
});

const get = (path: string, init?: RequestInit) => ask(site.url + path, init);
const save = (kind: Kind, name: string, data: object) =>
  documentsOf(site.strapi, kind).update({ documentId: known(name).documentId, data });

async function sitemap() {
  const urls = childrenOf(readXml((await get("/sitemap.xml")).text), "url");
  return urls.map((url) => ({
    path: (textOf(url, "loc") ?? "").replace(site.url, ""),
    changed: textOf(url, "lastmod"),
    images: childrenOf(url, "image:image").map((image) =>
      (textOf(image, "image:loc") ?? "").replace(site.url, ""),
    ),
  }));
}
const paths = async () => (await sitemap()).map(({ path }) => path);
const pageOf = async (path: string) => (await sitemap()).find((page) => page.path === path);

async function feed() {
  const entries = childrenOf(readXml((await get("/feed.xml")).text), "entry");
  return entries.map((entry) => ({
    id: textOf(entry, "id") ?? "",
    title: textOf(entry, "title") ?? "",
    html: textOf(entry, "content") ?? "",
    links: childrenOf(entry, "link").map(({ attributes }) => attributes["href"] ?? ""),
  }));
}
const titles = async () => (await feed()).map(({ title }) => title);

describe("each discovery file", () => {
  test.each([
    ["/sitemap.xml", "application/xml"],
    ["/robots.txt", "text/plain"],
    ["/feed.xml", "application/atom+xml"],
    ["/manifest.webmanifest", "application/manifest+json"],
  ])("%s is %s, and is cached", async (path, type) => {
    const first = await get(path);
    expect([first.status, first.headers.get("content-type")]).toEqual([
      200,
      `${type}; charset=utf-8`,
    ]);
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const etag = first.headers.get("etag") ?? "none";
    expect((await get(path, { headers: { "if-none-match": etag } })).status).toBe(304);
    expect((await get(path, { method: "HEAD" })).text).toBe("");
    expect((await get(`${path}?x=1`)).text).toBe(first.text);
  });

  test("is built once for concurrent requests", async () => {
    const found = site.strapi.service("api::site.discovery") as unknown as {
      feed(): Promise<string>;
    };
    await save("animal", "wren", { notesShort: "again" });
    const made = vi.spyOn(found, "feed");
    await Promise.all(Array.from({ length: 10 }, () => get("/feed.xml")));
    await get("/feed.xml");
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });
});

test("the sitemap names every public page, its day and its photos, and nothing else", async () => {
  const { id } = known("dawn");
  expect((await paths()).sort()).toEqual(
    [
      `/photos/${id}`,
      `/photos/${known("dusk").id}`,
      ...wordsOf(`/ /plans/second /resources /cats /fauna /flora /photos /calendar
      /contact /flora/oak /fauna/wren`),
    ].sort(),
  );
  const oak = await pageOf("/flora/oak");
  expect(oak?.images).toEqual(["/assets/images/_full/dawn.jpg"]);
  expect(Date.now() - Date.parse(oak?.changed ?? "")).toBeLessThan(600_000);
  expect((await pageOf(`/photos/${id}`))?.images).toEqual(["/assets/images/_full/dawn.jpg"]);
  for (const path of await paths()) expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect((await get("/sitemap-1.xml")).status).toBe(404);
});

test("the feed names what is new, with its picture, and no internal record", async () => {
  const entries = await feed();
  const dawn = entries.find(({ title }) => title === "Dawn ]]> & dew 🌱");
  expect(dawn?.links).toEqual([
    `${site.url}/photos/${known("dawn").id}`,
    `${site.url}/assets/images/_full/dawn.jpg`,
  ]);
  expect(dawn?.html).toContain('alt="Dawn ]]&gt; &amp; dew 🌱"');
  expect(entries.map(({ title }) => title)).toEqual(expect.arrayContaining(["White Oak", "Wren"]));
  expect(JSON.stringify(entries)).not.toContain("Secret");
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

describe("sitemap and feed are current after a change:", () => {
  test("a plant that becomes internal, and is shown again under another key", async () => {
    await save("plant", "oak", { internal: true });
    expect(await paths()).not.toContain("/flora/oak");
    expect(await titles()).not.toContain("White Oak");
    await save("plant", "oak", { internal: false, keyId: "oak2", nameDisplay: "Red Oak" });
    expect(await paths()).toContain("/flora/oak2");
    expect(await titles()).toContain("Red Oak");
  });

  test("an entry keeps its id when its page moves", async () => {
    const idOf = async () => (await feed()).find(({ title }) => title === "Red Oak")?.id;
    const before = await idOf();
    await save("plant", "oak", { keyId: "oak3" });
    expect(await idOf()).toBe(before);
  });

  test("a photo in the bin, and out of it", async () => {
    const path = `/photos/${known("dusk").id}`;
    await owner.save("DELETE", `photodelete/${known("dusk").id}`);
    expect(await paths()).not.toContain(path);
    expect((await pageOf("/fauna/wren"))?.images).toEqual([]);
    expect(await titles()).not.toContain("dusk in the garden");
    await owner.save("POST", `photorestore/${known("dusk").id}`);
    expect(await paths()).toContain(path);
    expect((await pageOf("/fauna/wren"))?.images).toHaveLength(1);
  });

  test("an import", async () => {
    const { photoId, fileName } = await importPhoto(site, "new-one");
    expect((await pageOf(`/photos/${photoId}`))?.images).toEqual([
      `/assets/images/_full/${fileName}`,
    ]);
    const [first] = await feed();
    expect(first?.links[0]).toBe(`${site.url}/photos/${photoId}`);
    expect(first?.html).toMatch(/src="http[^"]+_web\/new-one-\d+\.jpg\?v=/);
    const [, picture = ""] = first?.links ?? [];
    expect((await ask(picture)).status).toBe(200);
  });
});

test("the web manifest has the site's title, and icons that are there", async () => {
  const { text } = await get("/manifest.webmanifest");
  const manifest = JSON.parse(text) as { name: string; icons: { src: string; type: string }[] };
  expect(manifest.name).toBe("A & B’s <Garden>");
  expect(manifest.icons).toHaveLength(4);
  for (const { src, type } of manifest.icons) {
    const icon = await get(src);
    expect([src, icon.status, icon.headers.get("content-type")]).toEqual([src, 200, type]);
    expect(icon.headers.get("cache-control")).toContain("immutable");
  }
  expect((await get("/favicon.ico")).status).toBe(200);
});

test("a large garden's sitemap is an index of parts that hold each page once", async () => {
  const count = 2500;
  const rows = Array.from({ length: count }, (_, n) => ({
    document_id: `many-${n}`,
    file_name: `many-${n}.jpg`,
    thumb_file_name: `many-${n}.jpg`,
    width: 1200,
    height: 800,
    file_type: "image/jpeg",
    file_size: 1000,
    content_hash: `hash-${n}`,
  }));
  const knex = site.strapi.db.connection;
  const before = (await paths()).length;
  await knex.batchInsert("photos", rows, 50);
  const { text: indexText } = await get("/sitemap.xml");
  const index = readXml(indexText);
  const parts = childrenOf(index, "sitemap").map((part) => textOf(part, "loc") ?? "");
  expect(parts).toEqual([1, 2].map((n) => `${site.url}/sitemap-${n}.xml`));
  const texts = await Promise.all(parts.map(async (part) => (await ask(part)).text));
  const locs = texts.flatMap((text) =>
    childrenOf(readXml(text), "url").map((url) => textOf(url, "loc")),
  );
  expect(locs).toHaveLength(before + count);
  expect(new Set(locs).size).toBe(locs.length);
  expect((await get("/sitemap-3.xml")).status).toBe(404);
  // A published copy writes them all at once.
  const { listed } = await readAddresses(site.strapi, {
    contact: { form: "mail", formTo: "" },
  });
  expect([...sitemapFiles(listed, site.url).values()]).toEqual([indexText, ...texts]);
});
