import fc from "fast-check";
import type { PlantDetail, PlantRow } from "shared-types/plant/answers";
import type { ResourceItem } from "shared-types/resource/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { animal } from "../fixtures/animals";
import { ask, send } from "../fixtures/ask";
import { textsOf, wordsOf } from "../fixtures/lists";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create, documentsOf, type Stored } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";
import { forAllAsked } from "../fixtures/wild";

const site = useSite();
let oak: Stored;

beforeAll(async () => {
  oak = await create(site.strapi, "plant", plant("oak", "White Oak"));
});

const save = (data: object) =>
  documentsOf(site.strapi, "plant").update({ documentId: oak.documentId, data: { ...data } });
const notes = async () => (await ask<PlantDetail>(`${site.url}/api/flora/oak`)).body.notes;
const decode = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

async function savedAs(html: string): Promise<string> {
  await save({ notes: html });
  return notes();
}

async function found(searchColumn: string, searchTerm: string): Promise<string[]> {
  const { body } = await send<PlantRow[]>(`${site.url}/api/flora`, { searchColumn, searchTerm });
  return body.map(({ keyId }) => keyId);
}

describe("notes, whoever saves them", () => {
  const harmless: [given: string, kept: string][] = [
    ["<p>Good <em>soil</em></p>", "<p>Good <em>soil</em></p>"],
    ["<script>alert(1)</script><p>a</p>", "<p>a</p>"],
    ['<p onclick="x()" style="color:red">a</p>', "<p>a</p>"],
    ["<img src=x onerror=alert(1)>a", "a"],
    ["<svg/onload=alert(1)>", ""],
    ["<iframe src=https://evil.example></iframe>", ""],
    ['<p title="<script>">a</p>', "<p>a</p>"],
    ["<scr<script>ipt>alert(1)</script>", "ipt&gt;alert(1)"],
    ["<p>a", "<p>a</p>"],
    ["<math><mi//xlink:href='javascript:alert(1)'>", ""],
    ["a & b", "a &amp; b"],
  ];
  test.each(harmless)("%s are kept as %s, encoded", async (given, kept) => {
    const stored = await savedAs(given);
    expect(stored).not.toMatch(/[<>]/);
    expect(decode(stored)).toBe(kept);
  });

  test.each([
    ...wordsOf(`javascript:alert(1) JaVaScRiPt:alert(1) data:text/html,x vbscript:x //evil.example
      ftp://example.org`),
    " javascript:alert(1)",
    "java\nscript:x",
  ])("lose the address %j", async (href) => {
    const stored = decode(await savedAs(`<a href="${href}">a</a>`));
    expect(stored).not.toMatch(/href/);
    expect(stored).toContain(">a</a>");
  });

  test("mark links to this site and links elsewhere", async () => {
    expect(decode(await savedAs('<a href="/flora/oak" target="_blank" onclick="x">a</a>'))).toBe(
      '<a href="/flora/oak" data-cplink="site">a</a>',
    );
    for (const href of ["https://example.org/a?b=1", "mailto:a@example.org", "tel:+15551234"])
      expect(decode(await savedAs(`<a href="${href}" data-cplink="site">a</a>`))).toBe(
        `<a href="${href}" data-cplink="out" target="_blank" rel="noopener">a</a>`,
      );
    expect(decode(await savedAs('<a href="/\\evil.example">a</a>'))).toContain('"out"');
  });

  test("written as plain tags or encoded by a form are stored alike", async () => {
    const html = "<p>Oak &amp; <em>ash</em>, and the sign &lt;script&gt;</p>";
    const encoded = html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    expect(await savedAs(html)).toBe(encoded);
    expect(await savedAs(encoded)).toBe(encoded);
  });

  test("that speak of &lt;script&gt; stay text through every save", async () => {
    let stored = await savedAs("<p>&lt;script&gt; and &#60;img onerror=x&#62;</p>");
    for (let times = 0; times < 3; times += 1) {
      expect(decode(stored)).toBe("<p>&lt;script&gt; and &lt;img onerror=x&gt;</p>");
      stored = await savedAs(stored);
    }
  });

  test("saved twice equal saved once, whatever they are", async () => {
    const piece = fc.constantFrom(
      ...textsOf(`<p> ¦ </p> ¦ <a href='/x'> ¦ <a href="https://e.org"> ¦ </a> ¦ &lt; ¦ &amp; ¦ & ¦ <b
        <script> ¦ </script> ¦ > ¦ ' ¦ " ¦ &#60; ¦ &#x3e; ¦ <!-- ¦ --> ¦ é🐝 ¦ a`),
    );
    await forAllAsked(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const once = await savedAs(pieces.join(""));
      expect(once).not.toMatch(/[<>]/);
      expect(decode(once)).not.toMatch(/<(script|img|svg|iframe)|\son\w+=|javascript:/i);
      expect(await savedAs(once)).toBe(once);
    });
  });

  test("of animals and descriptions of resources are cleaned as well", async () => {
    const bad = "<p>a</p><script>x</script>";
    const clean = "&lt;p&gt;a&lt;/p&gt;";
    await create(site.strapi, "animal", animal("luna", "Luna", { notes: bad }));
    await createResource(site.strapi, 8, resource("Book", { description: bad }));
    const { body } = await ask<PlantDetail>(`${site.url}/api/fauna/luna`);
    const resources = await ask<ResourceItem[]>(`${site.url}/api/resources`);
    expect([body.notes, resources.body[0]?.description]).toEqual([clean, clean]);
  });
});

describe("what is searched and sorted", () => {
  test("follows an update of one field and leaves the others as they were", async () => {
    await save({
      nameCommon: "Éclair Bush",
      aka: "Stave",
      notesShort: "short",
      notes: "<p>long</p>",
    });
    expect(await found("com", "eclair")).toEqual(["oak"]);
    await save({ nameCommon: "Bur Oak" });
    expect(await found("com", "eclair")).toEqual([]);
    expect(await found("com", "bur")).toEqual(["oak"]);
    expect(await found("com", "stave")).toEqual(["oak"]);
  });

  test("in notes follows either of the two fields it is made from", async () => {
    await save({ notesShort: "first", notes: "<p>second</p>" });
    await save({ notesShort: "third" });
    expect(await found("not", "second")).toEqual(["oak"]);
    expect(await found("not", "first")).toEqual([]);
    await save({ notes: "<p>fourth</p>" });
    expect(await found("not", "third")).toEqual(["oak"]);
    expect(await found("not", "second")).toEqual([]);
    await save({ notes: null, notesShort: null });
    expect(await found("not", "fourth")).toEqual([]);
  });

  test("in notes is their text: not tags, not addresses", async () => {
    await save({ notes: '<p>Wide<br>crown &amp; <a href="https://hidden.example">bark</a></p>' });
    expect(await found("not", "crown & bark")).toEqual(["oak"]);
    for (const term of ["href", "hidden", "<p", "&amp;"])
      expect(await found("not", term)).toEqual([]);
  });

  test("by code follows a change of the code, and a code taken away", async () => {
    await save({ sun: "S" });
    expect(await found("sun", "shade")).toEqual(["oak"]);
    await save({ sun: null });
    expect(await found("sun", "shade")).toEqual([]);
  });

  test("of a photo's caption follows an update of the alt text alone", async () => {
    const { documentId } = await createPhoto(site.strapi, "wren", {
      caption: "Singing",
      alt: "A wren",
    });
    await documentsOf(site.strapi, "photo").update({ documentId, data: { alt: "Étude" } });
    for (const [searchTerm, count] of [
      ["singing", 1],
      ["etude", 1],
      ["wren", 0],
    ] as const) {
      const filter = { searchColumn: "cap", searchTerm };
      const { body } = await send<{ items: object[] }>(`${site.url}/api/photos`, filter);
      expect([searchTerm, body.items.length]).toEqual([searchTerm, count]);
    }
  });
});
