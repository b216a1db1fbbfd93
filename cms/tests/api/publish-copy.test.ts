// @slow
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DataIndex, DataParts } from "shared-types/publish/data";
import { beforeAll, describe, expect, test } from "vitest";
import type { Copy } from "../../src/api/publish/make-copy";
import type { WebSpace } from "../../src/api/publish/services/publish";
import { useSite } from "../boot";
import { animal } from "../fixtures/animals";
import { ask, send } from "../fixtures/ask";
import { addHidden } from "../fixtures/hidden-records";
import { importPhoto } from "../fixtures/photo-files";
import { createPhoto, createSeries } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { secret } from "../fixtures/private-photos";
import { create, documentsOf, tableOf, type Kind } from "../fixtures/records";
import { childrenOf, readXml, textOf } from "../fixtures/xml";

const site = useSite({ env: { SITE_TITLE: "A & B’s <Garden>" } });
const space: WebSpace = {
  ...{ base: "/garden", style: "folders", origin: "https://wren.example" },
  leftOut: new Set(),
  contact: { form: "mail", formTo: "ada@wren.example" },
};

let copy: Copy;
const makeCopy = (before: Copy | null = null, where = space) =>
  (
    site.strapi.service("api::publish.publish") as unknown as {
      makeCopy(space: WebSpace, before: Copy | null): Promise<Copy>;
    }
  ).makeCopy(where, before);

async function textAt(path: string, of = copy): Promise<string> {
  const found = await of.read(path);
  return Buffer.isBuffer(found) ? found.toString() : readFile(found.file, "utf8");
}

beforeAll(async () => {
  const { strapi } = site;
  const note = `&lt;a href="/fauna/wren"&gt;Wrens&lt;/a&gt; see ${site.url}/flora/oak`;
  const oak = await create(strapi, "plant", plant("oak", "White Oak", { notes: note }));
  await create(strapi, "animal", animal("wren", "Wren"));
  await create(strapi, "plan", { keyId: "second", title: "Second plan" });
  await create(strapi, "quote", { quotation: "All good things are wild.", author: "Thoreau" });
  const dateTaken = "2022-06-10T12:00:00.000Z";
  await createSeries(strapi, "older", 25, { plants: [oak.documentId], dateTaken });
  await importPhoto(site, "dawn");
  await addHidden(site);
  copy = await makeCopy();
});

const pages = () => [...copy.files.keys()].filter((path) => path.endsWith(".html"));

/** The words of a page and its title, without what scripts and styles say, and what is said where there are no scripts: no server searches there. */
const words = (html: string) =>
  html
    .replace(/<(script|style|noscript)\b[^]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

describe("pages", () => {
  test("each address of the sitemap is there, with the title and text that the site answers", async () => {
    const entries = childrenOf(readXml(await textAt("sitemap.xml")), "url");
    const addresses = entries.map((entry) => textOf(entry, "loc") ?? "");
    expect(addresses).toContain("https://wren.example/garden/flora/oak/");
    expect(addresses.length).toBeGreaterThan(30);
    for (const address of addresses) {
      const path = address.replace("https://wren.example/garden/", "");
      const live = await ask(`${site.url}/${path.replace(/\/$/, "")}`);
      expect(live.status).toBe(200);
      const own = words(live.text)
        .replaceAll(`${site.url}/flora/oak`, "https://wren.example/garden/flora/oak/")
        .replace(/First name .* SEND/, "Write an e-mail to ada@wren.example .");
      expect(words(await textAt(`${path}index.html`)), path).toBe(own);
    }
  });

  test("what no sitemap lists is there too: further pages of the gallery, search, the way to the plan, a missing page", () => {
    const more = [
      ...["photos/page/2/index.html", "search/index.html", "plans/index.html", "404.html"],
      ...["resources/section/nurseries/index.html", "calendar/kind/animals/index.html"],
    ];
    expect(pages()).toEqual(expect.arrayContaining(more));
    expect(copy.files.has("photos/page/3/index.html")).toBe(false);
  });

  test("a list says without scripts that they are needed, and the site's own has a button", async () => {
    const without = (html: string) => /<noscript>(.*?)<\/noscript>/.exec(html)?.[1] ?? "";
    const onCopy = without(await textAt("flora/index.html"));
    expect(onCopy).toContain("please allow JavaScript");
    expect(onCopy).not.toContain("<button");
    expect(without((await ask(`${site.url}/flora`)).text)).toContain("<button");
    expect(without(await textAt("calendar/index.html"))).toContain("please allow JavaScript");
    expect(without((await ask(`${site.url}/calendar`)).text)).toBe("");
  });

  test("no link leads to where nothing is", async () => {
    const broken = new Set<string>();
    const missing = new Set(copy.missing);
    for (const page of pages()) {
      const html = (await textAt(page)).replaceAll("https://wren.example/garden/", "/garden/");
      for (const [, given = ""] of html.matchAll(
        /\s(?:href|src|action|content)="(\/[^"/][^"?#]*)/g,
      )) {
        const path = decodeURIComponent(given.replace(/^\/garden\//, ""));
        const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
        if (!copy.files.has(file) && !missing.has(file)) broken.add(`${page}: ${given}`);
      }
    }
    expect([...broken]).toEqual([]);
  });
});

test("no byte of what is hidden, of the panel or of the owner's machine is in any file", async () => {
  const utf16 = Buffer.from(secret, "utf16le");
  const hidden = [Buffer.from(secret), utf16, Buffer.from(utf16).swap16()];
  const { host } = new URL(site.url);
  const isPlain = /\.(?:js|jpg|png|webp|woff2?|ttf|gif|ico)$/;
  const found: string[] = [];
  for (const path of copy.files.keys()) {
    const read = await copy.read(path);
    const bytes = Buffer.isBuffer(read) ? read : await readFile(read.file);
    const never = isPlain.test(path) ? hidden : [...hidden, host, "site.invalid", "/cp", "/admin"];
    for (const word of never)
      if (path.includes(secret) || bytes.includes(word)) found.push(`${path}: ${String(word)}`);
  }
  expect(found).toEqual([]);
  const scripts = [...copy.files.keys()].filter((path) => path.endsWith(".js"));
  expect(scripts.filter((path) => /\/(?:Panel|cp|owner)-/.test(path))).toEqual([]);
  // The photos full of private words are there.
  const photos = [...copy.files.keys()].filter((path) => path.includes("everything"));
  expect(photos).toHaveLength(4 * 6);
});

/** The parts of the data by name, each read as the browser does. */
async function dataOf(name: keyof DataParts): Promise<unknown[]> {
  const index = JSON.parse(await textAt("data/index.json")) as DataIndex;
  const addresses = Object.values(index[name] ?? {});
  return Promise.all(addresses.map(async (at) => JSON.parse(await textAt(at.slice(1))) as unknown));
}

test("in place of the contact form stands what the owner has chosen", async () => {
  const html = await textAt("contact/index.html");
  expect(html).toContain('href="mailto:ada@wren.example"');
  expect(html).not.toMatch(/<form[^>]*method="post"/);
  const withForm = async (contact: WebSpace["contact"]) =>
    textAt("contact/index.html", await makeCopy(null, { ...space, contact }));
  const formTo = "https://forms.example/ada?a=1&b=2";
  const posting = await withForm({ form: "address", formTo });
  const form = /<form[^>]*>/.exec(posting)?.[0] ?? "";
  expect(form).toContain('action="https://forms.example/ada?a=1&amp;b=2"');
  expect(form).toContain('method="post"');
  const without = await makeCopy(null, { ...space, contact: { form: "none", formTo: "" } });
  expect(without.files.has("contact/index.html")).toBe(false);
  for (const path of ["index.html", "photos/index.html", "sitemap.xml"])
    expect(await textAt(path, without)).not.toContain("/contact");
});

test("the lists are data too, with the rows and notes that visitors see", async () => {
  const { body: flora } = await send(`${site.url}/api/flora`, {});
  expect(await dataOf("flora")).toEqual([flora]);
  expect(await dataOf("fauna")).toEqual([[expect.objectContaining({ keyId: "wren" })]]);
  const [notes] = await dataOf("flora-notes");
  expect(Object.keys(notes ?? {})).toEqual(["oak"]);
  expect(JSON.stringify(notes)).toContain("wrens see");
  expect(await dataOf("quotes")).toEqual([[expect.objectContaining({ author: "Thoreau" })]]);
});

test("a copy that is made again without a change is the same, and no page of it is made", async () => {
  const kept = await makeCopy(copy);
  expect(kept.fresh).toEqual([]);
  expect(kept.files).toEqual(copy.files);
});

test("of what a copy had before, nothing stays on the disk that it has no more", async () => {
  await create(site.strapi, "animal", animal("junco", "Junco"));
  copy = await makeCopy(copy);
  const made = join(site.dataDir, "publish", "made");
  const found = await readdir(made, { recursive: true, withFileTypes: true });
  const names = found.filter((one) => one.isFile()).map(({ name }) => name);
  const digests = new Set([...copy.files.values()].map(({ digest }) => digest));
  expect(names.length).toBeGreaterThan(copy.pages.size / 2);
  expect(names.filter((name) => !digests.has(name))).toEqual([]);
});

test("a picture whose file is missing is left out and told", () => {
  expect(copy.missing).toContain("assets/images/_full/older-1.jpg");
  expect(copy.files.has("assets/images/_full/older-1.jpg")).toBe(false);
  expect(copy.files.has("assets/images/_full/dawn.jpg")).toBe(true);
});

describe("after a change only what shows it is made, and is as if all were", () => {
  /** Addresses that are made after a change; what is kept must be what a whole copy has. */
  async function freshAfter(change: () => Promise<unknown>): Promise<string[]> {
    copy = await makeCopy(copy);
    await change();
    const next = await makeCopy(copy);
    const whole = await makeCopy();
    const dataFiles = ({ files }: Copy) => [...files].filter(([path]) => path.startsWith("data/"));
    expect(dataFiles(whole)).toEqual(dataFiles(next));
    const notes = ({ pages: made }: Copy) =>
      new Map([...made].map(([address, { note }]) => [address, note.digest]));
    expect(notes(whole)).toEqual(notes(next));
    copy = whole;
    return next.fresh;
  }
  const named = (kind: Kind, where: object) => tableOf(site.strapi, kind).findOne({ where });
  const update = async (kind: Kind, where: object, data: object) => {
    const { documentId } = await named(kind, where);
    return documentsOf(site.strapi, kind).update({ documentId, data });
  };
  const isPhoto = (n: number) => ({ fileName: `older-${n}.jpg` });

  test("a caption: its page, those of the photos beside it, its page of the gallery, its plant", async () => {
    const { id } = await named("photo", isPhoto(2));
    const fresh = await freshAfter(() => update("photo", isPhoto(2), { caption: "Under the oak" }));
    expect(fresh).toContain(`/photos/${id}`);
    expect(fresh).toEqual(expect.arrayContaining(["/flora/oak", "/photos?page=2"]));
    expect(fresh).not.toContain("/photos");
    // Six photos are on the last page of the gallery.
    expect(fresh.filter((address) => /^\/photos\/\d/.test(address))).toHaveLength(6);
  });

  test("a photo that is hidden: all of the gallery, which says how many there are", async () => {
    const { id } = await named("photo", isPhoto(3));
    const fresh = await freshAfter(() => update("photo", isPhoto(3), { visibility: "internal" }));
    expect(copy.pages.has(`/photos/${id}`)).toBe(false);
    expect(fresh).toEqual(expect.arrayContaining(["/photos", "/photos?page=2", "/flora/oak"]));
    expect(fresh).not.toContain("/fauna/wren");
  });

  test("one more quotation: the pages that it is on, and the data", async () => {
    const before = copy.files.get("data/index.json");
    const add = (n: number) =>
      create(site.strapi, "quote", { quotation: `Saying ${n}`, author: "Muir" });
    await freshAfter(async () => {
      for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await add(n);
    });
    const fresh = await freshAfter(() => add(10));
    expect(fresh.length).toBeLessThan(copy.pages.size / 3);
    expect(copy.files.get("data/index.json")).not.toEqual(before);
  });

  const oak = (data: object) => update("plant", { keyId: "oak" }, data);
  const tag = async () => {
    const animals = [(await named("animal", { keyId: "wren" })).documentId];
    await update("photo", isPhoto(4), { animals });
  };
  const towhee = () => create(site.strapi, "animal", animal("towhee", "Towhee"));
  const plan = () => update("plan", { keyId: "second" }, { title: "The second plan" });
  test.each<[what: string, change: () => Promise<unknown>, shown: string[], not: string]>([
    ["a plant", () => oak({ nameCommon: "Stave Oak" }), ["/flora", "/flora/oak"], "/fauna/wren"],
    ["a hidden plant", () => oak({ internal: true }), ["/flora"], "/fauna/wren"],
    ["a shown one", () => oak({ internal: false }), ["/flora", "/flora/oak"], "/fauna/wren"],
    ["a new animal", towhee, ["/fauna", "/fauna/towhee"], "/flora/oak"],
    ["an animal in a photo", tag, ["/fauna/wren"], "/fauna/towhee"],
    ["a new photo", () => createPhoto(site.strapi, "newest"), ["/photos"], "/fauna/towhee"],
    ["a plan's title", plan, ["/plans/second"], "/flora/oak"],
  ])("%s", async (_what, change, shown, not) => {
    const fresh = await freshAfter(change);
    expect(fresh).toEqual(expect.arrayContaining(shown));
    expect(fresh).not.toContain(not);
    expect(fresh.length).toBeLessThan(copy.pages.size);
  });

  test("another address of an animal: the old one leads there, until its record is hidden", async () => {
    const fresh = await freshAfter(() =>
      update("animal", { keyId: "towhee" }, { keyId: "chewink" }),
    );
    expect(fresh).toContain("/fauna/towhee");
    const leading = await textAt("fauna/towhee/index.html");
    expect(leading).toContain('content="0; url=/garden/fauna/chewink/"');
    expect(leading).toContain('rel="canonical" href="https://wren.example/garden/fauna/chewink/"');
    await freshAfter(() => update("animal", { keyId: "chewink" }, { internal: true }));
    expect(copy.files.has("fauna/towhee/index.html")).toBe(false);
  });

  test("the site's tagline: everything", async () => {
    await (
      site.strapi.service("api::site.site") as unknown as { ensure(): Promise<void> }
    ).ensure();
    copy = await makeCopy(copy);
    const { size } = copy.pages;
    const change = () => site.strapi.db.connection("site_records").update({ tagline: "New" });
    expect(await freshAfter(change)).toHaveLength(size);
  });
});

test("a disk that takes no page says so by its code, and the next copy is whole", async () => {
  const made = join(site.dataDir, "publish", "made");
  const { pages } = await makeCopy();
  await rm(made, { recursive: true });
  await writeFile(made, "no folder");
  await create(site.strapi, "animal", animal("phoebe", "Phoebe"));
  await expect(makeCopy(copy)).rejects.toMatchObject({ code: "ENOTDIR" });
  copy = await makeCopy();
  expect(copy.pages.size).toBe(pages.size + 1);
  expect(await textAt("fauna/phoebe/index.html")).toContain("Phoebe");
});
