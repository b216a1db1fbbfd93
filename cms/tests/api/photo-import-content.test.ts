// @slow
import { join } from "node:path";
import type { PlantRecord } from "shared-types/plant/answers";
import { describe, expect, test } from "vitest";
import { animal } from "../fixtures/animals";
import { colours, expectNear, fieldsOf, fourFields } from "../fixtures/four-fields";
import { fresh, inboxOf } from "../fixtures/inbox";
import { useOwnersSite } from "../fixtures/panel";
import { iptcSegment, withSegments } from "../fixtures/jpeg-segments";
import { photoOf } from "../fixtures/photo-drafts";
import { fields, sharp } from "../fixtures/pictures";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";

const { site, panel } = useOwnersSite();
const { put, run, imported } = inboxOf(site, panel);
const image = (path: string) => join(site.dataDir, "images", path);

describe("the picture", () => {
  /** The position of each field in the file, by EXIF orientation. */
  const stored = [
    [0, 1, 2, 3],
    [1, 0, 3, 2],
    [3, 2, 1, 0],
    [2, 3, 0, 1],
    [0, 2, 1, 3],
    [1, 3, 0, 2],
    [3, 1, 2, 0],
    [2, 0, 3, 1],
  ];

  test("stands upright in every public file, whatever its orientation", async () => {
    for (const [n, order] of stored.entries()) {
      const size: [number, number] = n < 4 ? [640, 400] : [400, 640];
      put(`turned-${n + 1}.jpg`, await fourFields(...size, order, n + 1));
    }
    const { photos } = await run();
    expect(photos).toHaveLength(8);
    for (const { fileName, photoId } of photos) {
      const { width, height } = await photoOf(panel, photoId);
      expect([width, height]).toEqual([640, 400]);
      const web = fileName.replace(".jpg", "-640");
      const files = [`_full/${fileName}`, `_thumb/${fileName}`];
      for (const file of [...files, `_web/${web}.jpg`, `_web/${web}.webp`])
        expectNear(await fieldsOf(image(file)), colours);
    }
  });

  test("is brought into sRGB from wide and printers' colours, and grey stays grey", async () => {
    const wide = await fields(400, 300, colours)
      .withIccProfile("p3")
      .jpeg({ quality: 95 })
      .toBuffer();
    // The same values are more saturated in P3, so the converted file has other values.
    const bare = await sharp(wide, { ignoreIcc: true }).raw().toBuffer();
    expect(Math.abs((bare[0] ?? 0) - 220)).toBeGreaterThan(10);
    const { fileName } = await imported("wide.jpg", wide);
    expectNear(await fieldsOf(image(`_full/${fileName}`)), colours);
    const grey = await fields(400, 300, [...colours])
      .toColourspace("b-w")
      .jpeg()
      .toBuffer();
    const [first] = await fieldsOf(image(`_full/${(await imported("grey.jpg", grey)).fileName}`));
    expect(new Set(first).size).toBe(1);
    const cmyk = await fields(400, 300, colours).withIccProfile("cmyk").jpeg().toBuffer();
    const printed = await fieldsOf(image(`_full/${(await imported("cmyk.jpg", cmyk)).fileName}`));
    expectNear(printed, colours, 90);
  });

  test("has JPEG beside WebP in every width it reaches, and a small one in its own", async () => {
    const { sources } = await imported("widths.jpg", await fresh(1300, 300));
    const widths = (srcSet: string) => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => width);
    expect(sources.map(({ type }) => type)).toEqual(["image/webp", "image/jpeg"]);
    for (const { srcSet } of sources) expect(widths(srcSet)).toEqual(["320", "640", "960", "1280"]);
    const tiny = await imported("tiny.jpg", await fresh(300, 200));
    expect(tiny.sources.map(({ srcSet }) => widths(srcSet))).toEqual([["300"], ["300"]]);
  });
});

describe("what is written in the file", () => {
  const xmp = (inside: string) =>
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  const bag = (...words: string[]) =>
    `<dc:subject><rdf:Bag>${words.map((word) => `<rdf:li>${word}</rdf:li>`).join("")}</rdf:Bag></dc:subject>`;
  const alt = (name: string, text: string) =>
    `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:${name}>`;

  /** A new photo with this EXIF or XMP. */
  const withExif = async (exif: object) =>
    sharp(await fresh())
      .withExif(exif)
      .jpeg()
      .toBuffer();
  const withXmp = async (inside: string) =>
    sharp(await fresh())
      .withXmp(xmp(inside))
      .jpeg()
      .toBuffer();
  const taken = async (IFD2: object) => imported("dated.jpg", await withExif({ IFD2 }));

  test.each([
    ["2025:07:14 10:15:00", "+02:00", "2025-07-14T08:15:00.000Z"],
    ["2025:07:14 10:15:00", "", "2025-07-14T14:15:00.000Z"],
    ["2025:12:14 10:15:00", "-08:00", "2025-12-14T18:15:00.000Z"],
    ["0000:00:00 00:00:00", "", null],
    ["2025:13:41 99:00:00", "", null],
    ["    :  :     :  :  ", "", null],
  ])("is taken %s %s at %s", async (DateTimeOriginal, OffsetTimeOriginal, expected) => {
    const offset = OffsetTimeOriginal === "" ? {} : { OffsetTimeOriginal };
    expect((await taken({ DateTimeOriginal, ...offset })).dateTaken).toBe(expected);
  });

  test.each([
    [[[55, "19870514"]], "1987-05-14"],
    [
      [
        [55, "19870514"],
        [60, "163400+0200"],
      ],
      "1987-05-14T14:34:00.000Z",
    ],
    [[[60, "163400+0200"]], null],
  ] satisfies [[number, string][], string | null][])(
    "comes from IPTC, in which scans may have a day alone: %j",
    async (texts, expected) => {
      const bytes = withSegments(await fresh(), iptcSegment(texts));
      expect((await imported("scan.jpg", bytes)).dateTaken).toBe(expected);
    },
  );

  test("comes from XMP, in WebP and PNG too, when EXIF is silent", async () => {
    const block = xmp(
      `<photoshop:DateCreated>2024-05-06T07:08:09+01:00</photoshop:DateCreated>${alt("description", "A &amp; B by the pond")}`,
    );
    for (const format of ["jpeg", "webp", "png"] as const) {
      const bytes = await sharp(await fresh())
        .withXmp(block)
        .toFormat(format)
        .toBuffer();
      const photo = await imported(`program.${format}`, bytes);
      expect([format, photo.dateTaken]).toEqual([format, "2024-05-06T06:08:09.000Z"]);
      expect(photo.caption).toBe("A & B by the pond");
      expect(photo.alt).toBe("A & B by the pond, May 6, 2024");
    }
  });

  test("tags the photo with what the site knows, and offers the rest once", async () => {
    const { strapi } = site;
    const susan = plant("susan", "Black-eyed Susan", { nameScientific: "Rudbeckia hirta" });
    const { id: plantId } = await create(strapi, "plant", susan);
    const { id: animalId } = await create(strapi, "animal", animal("wren", "Carolina Wren"));
    await create(strapi, "animal", { ...animal("newt", "Red Newt"), internal: true });
    const { id: keywordId } = await create(strapi, "keyword", { keyword: "Née de l'été" });
    const known = ["rudbeckia HIRTA", "carolina wren", "nee de l'ete", "Red Newt"];
    const words = bag(...known, "Prairie", " prairie ", "x".repeat(51));
    put("left/1.jpg", await withXmp(words));
    put("left/2.jpg", await withXmp(bag("PRAIRIE", "Dusk", "Plants|Coneflowers|Rudbeckia hirta")));
    const { photos, newKeywords } = await run();
    const [one = 0, two = 0] = photos.map(({ photoId }) => photoId);
    expect(newKeywords).toEqual([
      { keyword: "Prairie", photoIds: [one, two] },
      { keyword: "Dusk", photoIds: [two] },
    ]);
    const photo = await photoOf(panel, one);
    expect(photo).toMatchObject({ plants: [plantId], keywords: [keywordId] });
    expect(photo.animals).toContain(animalId);
    expect(photo.animals).toHaveLength(2);
    expect((await photoOf(panel, two)).plants).toEqual([plantId]);
    const { thumbId, bannerId } = (await panel.get<PlantRecord>("plant/susan")).body;
    expect([thumbId, bannerId], "its first photo").toEqual([one, one]);
    // Public text must not name internal records.
    expect(photo.alt).toBe("Black-eyed Susan and Carolina Wren");
  });

  test("is told where a date is in the future, which is not kept, or part of one", async () => {
    put("dates/ahead.jpg", await withExif({ IFD2: { DateTimeOriginal: "2080:05:17 10:00:00" } }));
    put("dates/part.jpg", await withExif({ IFD2: { DateTimeOriginal: "1998:10:00 00:00:00" } }));
    const { photos, openDates } = await run();
    expect(openDates).toMatchObject([
      { fileName: "part.jpg", reason: "part", date: "1998-10" },
      { fileName: "ahead.jpg", reason: "future", date: "2080-05-17" },
    ]);
    const taken = await Promise.all(photos.map(({ photoId }) => photoOf(panel, photoId)));
    expect(taken.map(({ dateTaken }) => dateTaken)).toEqual(["1998-10", null]);
  });

  test("is the proposed alt text where a program wrote one, whatever the photo is tagged with", async () => {
    const written = `<Iptc4xmpCore:AltTextAccessibility xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"><rdf:Alt><rdf:li xml:lang="x-default">A moth at dusk</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility>`;
    const { photoId, ...photo } = await imported("told.jpg", await withXmp(written));
    expect([photo.alt, photo.altProposed]).toEqual(["A moth at dusk", true]);
    const { id } = await create(site.strapi, "keyword", { keyword: "Dusk at last" });
    const none = { plants: [], animals: [], keywords: [], categories: [] };
    const body = { photoIds: [photoId], add: { ...none, keywords: [id] }, remove: none };
    expect(await panel.save("POST", "photostag", body)).toEqual([]);
    const tagged = await photoOf(panel, photoId);
    expect([tagged.alt, tagged.altProposed]).toEqual(["A moth at dusk", true]);
  });

  test("never becomes a file's name or a camera's own words for an alt text", async () => {
    const camera = await withExif({ IFD0: { ImageDescription: "OLYMPUS DIGITAL CAMERA" } });
    const photo = await imported("PA040123.jpg", camera);
    expect([photo.caption, photo.alt]).toEqual(["", "Garden photo"]);
    const named = await withXmp(alt("title", "DSC_0042"));
    expect((await imported("DSC_0042.jpg", named)).alt).toBe("Garden photo");
  });

  test("may be broken: the photo comes in all the same", async () => {
    const bytes = await sharp(await fresh())
      .withExif({
        IFD0: { ImageDescription: "A nest" },
        IFD2: { DateTimeOriginal: "2025:01:02 03:04:05" },
      })
      .withXmp(xmp(bag("moss")))
      .jpeg()
      .toBuffer();
    const at = bytes.indexOf("Exif\0\0");
    bytes.fill(0xff, at + 14, at + 60);
    put("left/broken.jpg", bytes);
    const { imported: count, newKeywords } = await run();
    expect([count, newKeywords.map(({ keyword }) => keyword)]).toEqual([1, ["moss"]]);
  });
});
