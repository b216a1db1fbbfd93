// No browser: nothing here is more than a request.
import { expect, test, type APIRequestContext } from "@playwright/test";
import { htmlFaults } from "../../scripts/testing/html-faults.mjs";
import type { AnimalDetail, AnimalRow } from "shared-types/animal/answers";
import type { PhotoItem, PhotoPage } from "shared-types/photo/answers";
import type { PlantDetail, PlantRow } from "shared-types/plant/answers";
import type { Quote } from "shared-types/quote/answers";
import type { ResourceItem } from "shared-types/resource/answers";
import { ask } from "./fixture/calls";
import { codeLabels, codeShown } from "./fixture/code-labels";
import { anyPhoto } from "./fixture/gallery";
import { lists, untouched } from "./fixture/lists";
import { pages } from "./fixture/pages";

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

/** Decodes entities once; `&amp;` last, so that nothing is decoded twice. */
function decoded(text: string): string {
  const known = text.replace(
    /&(lt|gt|quot|#x27|nbsp);/g,
    (_, name: string) => entities[name] ?? "",
  );
  return known.replace(/&amp;/g, "&");
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** The text of markup: block elements separate words, comments and inline marks do not. */
const wordsOf = (html: string) => plain(decoded(html.replace(/<[^>]*>/g, " ")));

/** The words of stored text, whose markup is encoded (docs/product.md 4.8); in pieces, as links and marks divide it. */
const piecesOf = (stored: string) =>
  decoded(stored)
    .split(/<[^>]*>/)
    .map((piece) => plain(decoded(piece)))
    .filter((piece) => piece !== "");

/** The text of a page's HTML without scripts, including alt texts. */
async function saidAt(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  const quoteNumber = Number(/"quoteNumber":(\d+)/.exec(html)?.[1]);
  const body = html
    .replace(/^.*?<body[^>]*>/s, "")
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, "")
    .replace(/<section[^>]* hidden="".*?<\/section>/gs, "")
    .replace(/<!--.*?-->/gs, "");
  const alts = [...body.matchAll(/ alt="([^"]*)"/g)].map(([, alt = ""]) => plain(decoded(alt)));
  return { words: wordsOf(body), alts, quoteNumber };
}

/** Expects every text in the page; empty ones are skipped. */
function expectAll(words: string, texts: readonly string[], where: string): void {
  for (const text of texts) expect(words, where).toContain(plain(text));
}

const search = <T>(request: APIRequestContext, path: string, body: object) =>
  ask<T>(request, `/api${path}`, body);

test.describe("the HTML of every page holds what the API says", { tag: "@desk" }, () => {
  test("the lists: each row's names, facts and notes", async ({ request }) => {
    const plants = await search<PlantRow[]>(request, "/flora", untouched);
    const { words: flora } = await saidAt(request, "/flora");
    for (const plant of plants) {
      const { nameCommon, nameScientific, aka, type, height, width, notesShort } = plant;
      const kind = codeShown("Type", type);
      const facts = [nameCommon, nameScientific, aka, kind, height, width, notesShort];
      expectAll(flora, facts, `/flora, ${nameCommon}`);
    }
    const html = await (await request.get("/flora")).text();
    for (const [column, labels] of Object.entries(codeLabels)) {
      const cells = html.matchAll(
        new RegExp(`<td[^>]* data-label="${column}"[^>]*>(.*?)</td>`, "gs"),
      );
      const shown = [...cells].map(([, cell = ""]) => plain(decoded(cell.replace(/<[^>]*>/g, ""))));
      const expected = Object.keys(labels).map((code) => codeShown(column, code));
      const filled = shown.filter(Boolean);
      expect([...new Set(filled)].toSorted(), column).toEqual(expected.toSorted());
    }
    const animals = await search<AnimalRow[]>(request, "/fauna", untouched);
    const { words: fauna } = await saidAt(request, "/fauna");
    for (const { nameCommon, nameScientific, aka, classTax, order, notesShort } of animals)
      expectAll(
        fauna,
        [nameCommon, nameScientific, aka, classTax, order, notesShort],
        `/fauna, ${nameCommon}`,
      );
    expect(Math.min(plants.length, animals.length)).toBeGreaterThan(10);
  });

  test("plants and animals: names, notes, photos and links", async ({ request }) => {
    const plants = await search<PlantRow[]>(request, "/flora", untouched);
    const animals = await search<AnimalRow[]>(request, "/fauna", untouched);
    const paths = [
      ...plants.map(({ keyId }) => `/flora/${keyId}`),
      ...animals.map(({ keyId }) => `/fauna/${keyId}`),
    ];
    // One form makes them all: some stand for the rest.
    for (const path of paths.filter((_, n) => n % 8 === 0)) {
      const record = await ask<PlantDetail | AnimalDetail>(request, `/api${path}`);
      const { words, alts } = await saidAt(request, path);
      const { nameDisplay, nameScientific, aka, notes, links, photos, banner } = record;
      expectAll(words, [nameDisplay, nameScientific, aka, ...piecesOf(notes)], path);
      expectAll(
        words,
        links.map(({ text }) => text),
        path,
      );
      for (const { alt } of photos) expect(alts, path).toContain(plain(alt));
      if (banner) expect(alts, path).toContain(plain(banner.alt));
    }
  });

  test("the gallery and its photos", async ({ request }) => {
    const { items } = await search<PhotoPage>(request, "/photos", { ...anyPhoto, pageId: 2 });
    const { alts } = await saidAt(request, "/photos?page=2");
    expect(items.length).toBeGreaterThan(5);
    for (const photo of items) expect(alts, "/photos").toContain(plain(photo.alt));
    for (const photo of items.slice(0, 3)) await expectPhoto(request, photo);
  });

  test("the resources, section by section, and the cats", async ({ request }) => {
    const entries = await ask<ResourceItem[]>(request, "/api/resources");
    const html = await (await request.get("/resources")).text();
    const links = html.matchAll(/ href="(\/resources\?section=[a-z]+)"/g);
    const sections = new Set(["/resources", ...[...links].map(([, path = ""]) => path)]);
    expect(sections.size).toBeGreaterThan(3);
    const said: string[] = [];
    for (const path of sections) said.push((await saidAt(request, path)).words);
    const shown = entries.filter(
      ({ categoryId, title }) => categoryId !== 14 || title === "house cats",
    );
    for (const entry of shown) {
      const words = said.find((one) => one.includes(plain(entry.title)));
      expectEntries(words ?? "", [entry], `/resources, ${entry.title}`);
    }
    const cats = await ask<ResourceItem[]>(request, "/api/cats");
    expectEntries((await saidAt(request, "/cats")).words, cats, "/cats");
  });

  test("home: the first of the pictures that the others follow", async ({ request }) => {
    const { words, alts } = await saidAt(request, "/");
    const slides = { category: 7, sortColumn: "pid", sortDirection: "asc" };
    const { items } = await search<PhotoPage>(request, "/photos", { ...anyPhoto, ...slides });
    expect(alts).toContain(plain(items[0]?.alt ?? "-"));
    expect(words).toContain("Welcome to the backyard");
  });

  test("the quotation under each page that has one", async ({ request }) => {
    for (const { path, quote } of pages) {
      const html = await (await request.get(path)).text();
      const box = /<aside[^>]*aria-label="A quotation"[^>]*>(.*?)<\/aside>/s.exec(html)?.[1];
      expect(box?.includes("<blockquote"), path).toBe(quote ? true : undefined);
      if (!quote) continue;
      const { words, quoteNumber } = await saidAt(request, path);
      const said = await ask<Quote>(request, `/api/quote/${quoteNumber}`);
      // Lines of verse are separated by slashes, which pages show as lines.
      expectAll(words, [...said.quotation.split(" / "), said.author], path);
    }
  });
});

test(
  "each list offers its columns to search and to sort by",
  { tag: "@desk" },
  async ({ request }) => {
    for (const { path, offered: sorts, searchable, sortable } of lists) {
      const html = await (await request.get(path)).text();
      const [head = ""] = html.split("</thead>");
      const offered = (name: string) => {
        const [, select = ""] =
          new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`, "s").exec(html) ?? [];
        const options = select.matchAll(/<option[^>]* value="(\w+)"[^>]*>([^<]*)/g);
        return [...options].map(([, code, label]) => [code, label]);
      };
      expect(offered("by"), path).toEqual(searchable);
      expect(offered("sort"), path).toEqual(sorts);
      const heads = head.matchAll(/<th[^>]*>\s*<a[^>]* href="([^"]*)"[^>]*>([^<]*)/g);
      const sorted = [...heads].map(([, href = "", label]) => [
        new URL(href.replaceAll("&amp;", "&"), "http://site").searchParams.get("sort") ?? "com",
        label,
      ]);
      expect(sorted, path).toEqual(sortable);
    }
  },
);

test("the HTML of every page is valid", { tag: "@desk" }, async ({ request }) => {
  const paths = pages.map(({ path }) => path);
  for (const path of [...paths, "/photos?page=2", "/photos/1", "/resources?section=books"])
    expect(await htmlFaults(await (await request.get(path)).text()), path).toEqual([]);
});

function expectEntries(words: string, entries: readonly ResourceItem[], where: string): void {
  for (const { title, subtitle, description } of entries)
    expectAll(words, [title, subtitle, ...piecesOf(description)], where);
}

async function expectPhoto(request: APIRequestContext, photo: PhotoItem): Promise<void> {
  const path = `/photos/${photo.photoId}`;
  const { words, alts } = await saidAt(request, path);
  expect(alts, path).toContain(plain(photo.alt));
  expectAll(words, [photo.caption, ...photo.species.map(({ nameCommon }) => nameCommon)], path);
}
