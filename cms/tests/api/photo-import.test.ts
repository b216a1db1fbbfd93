import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  importMessages,
  type ImportProgress,
  type PhotoDuplicate,
  type PhotoItem,
  type PhotosImported,
} from "shared-types";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { bootSite, type BootedSite } from "../boot";
import { animal } from "../fixtures/animals";
import { heicHeader } from "../fixtures/heic";
import { ownersPanel, type Panel } from "../fixtures/panel";
import { filesBelow, publicFilesOf } from "../fixtures/photo-files";
import { fields, noise, sharp, type Colour } from "../fixtures/pictures";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";

let site: BootedSite;
let panel: Panel;
beforeAll(async () => {
  site = await bootSite();
  panel = await ownersPanel(site);
});
afterAll(() => site.close());

let seed = 0;
/** A photo that nobody has imported yet. */
const fresh = (width = 360, height = 240) => noise(width, height, (seed += 1));

function put(path: string, bytes: Buffer | string): void {
  const file = join(site.dataDir, "inbox", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

async function run(): Promise<PhotosImported> {
  const answer = await panel.call<PhotosImported>("POST", "photosimport");
  expect(answer.status).toBe(200);
  return answer.body;
}

/** Imports one file and gives the photo as the owner sees it. */
async function imported(path: string, bytes: Buffer): Promise<PhotoItem> {
  put(path, bytes);
  const { photos, failed } = await run();
  expect(failed).toEqual([]);
  return (await panel.call<PhotoItem>("POST", `photodetails/${photos[0]?.photoId ?? 0}`)).body;
}

const progress = async () => (await panel.get<ImportProgress>("photosimport")).body;
const inbox = () => filesBelow(site, "inbox");
const image = (path: string) => join(site.dataDir, "images", path);

afterEach(() => {
  for (const name of ["rejected", "left"])
    rmSync(join(site.dataDir, "inbox", name), { recursive: true, force: true });
});

describe("what lies in the inbox", () => {
  test("comes in with all its files, from folders within folders, and leaves none behind", async () => {
    put("From the phone/July/Blue Jay.JPG", await fresh(700, 500));
    put("wren.png", await noise(700, 500, (seed += 1), "png"));
    put(".hidden.jpg", await fresh());
    put("copying.jpg.part", await fresh());
    const before = await progress();
    expect(before).toMatchObject({ state: "idle", total: 0, done: 0, current: "", waiting: 2 });
    const answer = await run();
    expect(answer).toEqual({
      ...{ errors: [], imported: 2, skipped: 0, failed: [], newKeywords: [] },
      photos: [
        { photoId: expect.any(Number) as number, fileName: "blue-jay.jpg", renamedFrom: "" },
        { photoId: expect.any(Number) as number, fileName: "wren.jpg", renamedFrom: "" },
      ],
    });
    expect(inbox()).toEqual([".hidden.jpg", "copying.jpg.part"]);
    expect(existsSync(join(site.dataDir, "inbox/From the phone"))).toBe(false);
    for (const name of ["blue-jay.jpg", "wren.jpg"])
      expect(publicFilesOf(site, name)).toHaveLength(8);
    expect(filesBelow(site, "imports")).toEqual([]);
    expect(await progress()).toEqual({ ...before, waiting: 0, result: answer });
    for (const name of inbox()) rmSync(join(site.dataDir, "inbox", name));
  });

  test("is told of while it comes in, and a second call joins the first", async () => {
    for (let n = 0; n < 6; n += 1) put(`many/many-${n}.jpg`, await fresh(700, 500));
    const first = run();
    const seen: ImportProgress[] = [];
    const second = run();
    while (seen.at(-1)?.state !== "idle") {
      seen.push(await progress());
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    expect(await second).toEqual(await first);
    expect((await first).imported).toBe(6);
    const during = seen.filter(({ state }) => state === "running");
    expect(during.length).toBeGreaterThan(1);
    expect(during.some(({ total, current }) => total === 6 && current.startsWith("many/"))).toBe(
      true,
    );
    const done = during.map((at) => at.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(Math.max(...done)).toBeGreaterThan(0);
    expect((await first).photos.map(({ fileName }) => fileName)).toEqual(
      [0, 1, 2, 3, 4, 5].map((n) => `many-${n}.jpg`),
    );
  });

  test("is skipped when its bytes are here already, under whatever name", async () => {
    const bytes = await fresh();
    const other = await fresh();
    put("left/first.jpg", bytes);
    put("left/twin.jpg", bytes);
    expect(await run()).toMatchObject({ imported: 1, skipped: 1, failed: [] });
    put("left/again.jpg", bytes);
    put("left/new.jpg", other);
    expect(await run()).toMatchObject({ imported: 1, skipped: 1, errors: [] });
    expect(inbox()).toEqual([]);
  });

  test("keeps both of one name, and tells the new one's", async () => {
    const names = ["a/Tree.jpg", "b/tree.JPG", "c/Trée.jpg", "d/Tre\u0301e.jpeg"];
    for (const name of names) put(name, await fresh());
    const answer = await run();
    expect(answer.errors).toEqual([{ fieldId: "", errorMessage: importMessages.duplicates }]);
    expect(answer.photos).toEqual([
      expect.objectContaining({ fileName: "tree.jpg", renamedFrom: "" }),
      expect.objectContaining({ fileName: "tree-2.jpg", renamedFrom: "tree.JPG" }),
      expect.objectContaining({ fileName: "tree-3.jpg", renamedFrom: "Trée.jpg" }),
      expect.objectContaining({ fileName: "tree-4.jpg", renamedFrom: "Trée.jpeg" }),
    ]);
    const rows = (await panel.call<PhotoDuplicate[]>("POST", "photodupsget")).body;
    expect(rows.map((row) => [row.fileName_Old, row.fileName_New])).toEqual([
      ["Trée.jpeg", "tree-4.jpg"],
      ["Trée.jpg", "tree-3.jpg"],
      ["tree.JPG", "tree-2.jpg"],
    ]);
    expect(rows[0]?.dateUploaded).toMatch(/^\d{4}-.*Z$/);
    expect(rows.map((row) => row.photoDuplicateId)).toEqual(
      rows.map((row) => row.photoDuplicateId).toSorted((a, b) => b - a),
    );
  });

  test("is refused with a reason, and lies among the rejected, none over another", async () => {
    put("left/a/text.jpg", "not a photo");
    put("left/b/text.jpg", "not a photo either");
    put("left/cut.jpg", (await fresh(900, 900)).subarray(0, 20_000));
    put("left/header.heic", heicHeader([640, 480]));
    put("left/good.jpg", await fresh());
    const { failed, imported: count } = await run();
    expect(count).toBe(1);
    expect(failed.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))).toEqual([
      { fileName: "left/a/text.jpg", errorMessage: importMessages.notPhoto },
      { fileName: "left/b/text.jpg", errorMessage: importMessages.notPhoto },
      { fileName: "left/cut.jpg", errorMessage: importMessages.damaged },
      { fileName: "left/header.heic", errorMessage: importMessages.damaged },
    ]);
    expect(inbox()).toEqual(["cut.jpg", "header.heic", "text-2.jpg", "text.jpg"]);
    const texts = ["text.jpg", "text-2.jpg"].map((name) =>
      readFileSync(join(site.dataDir, "inbox/rejected", name), "utf8"),
    );
    expect(texts.toSorted()).toEqual(["not a photo", "not a photo either"]);
    expect(await run()).toMatchObject({ imported: 0, failed: [] });
  });

  test("and vanishes meanwhile is told so, and nothing is left of it", async () => {
    for (let n = 0; n < 5; n += 1) put(`left/gone-${n}.jpg`, await fresh(700, 500));
    const running = run();
    while ((await progress()).total === 0);
    rmSync(join(site.dataDir, "inbox/left/gone-4.jpg"));
    const { imported: count, failed } = await running;
    expect([count, failed]).toEqual([
      4,
      [{ fileName: "left/gone-4.jpg", errorMessage: importMessages.vanished }],
    ]);
    expect(existsSync(image("_full/gone-4.jpg"))).toBe(false);
    expect(filesBelow(site, "imports")).toEqual([]);
  });

  test("waits while another process imports, and not for one that is no more", async () => {
    const lock = join(site.dataDir, "imports/lock.json");
    const { hostname } = await import("node:os");
    const owner = (pid: number, more = {}) =>
      JSON.stringify({ token: "another", host: hostname(), pid, began: "", ...more });
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    const began = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
    put("left/locked.jpg", await fresh());
    // The parent of this process lives as long as this test.
    writeFileSync(lock, owner(process.ppid, { began }));
    const refused = await panel.call<{ error: { message: string } }>("POST", "photosimport");
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toContain("Another process");
    writeFileSync(lock, owner(1, { host: "another machine" }));
    expect((await panel.call("POST", "photosimport")).status).toBe(409);
    // In a container the next server has the number of the one before.
    writeFileSync(lock, owner(process.pid));
    expect(await run()).toMatchObject({ imported: 1 });
    put("left/stale.jpg", await fresh());
    writeFileSync(lock, owner(process.ppid, { began: "1" }));
    expect(await run()).toMatchObject({ imported: 1 });
    expect(existsSync(lock)).toBe(false);
  });
});

describe("the picture", () => {
  const colours: Colour[] = [
    [220, 30, 30],
    [30, 200, 30],
    [30, 30, 220],
    [240, 240, 240],
  ];
  /** Which field stands where in the file, by EXIF's eight orientations. */
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

  /** The colour in the middle of each field of a public file. */
  async function fieldsOf(file: string): Promise<Colour[]> {
    const data = await sharp(file).resize(4, 4, { fit: "fill" }).removeAlpha().raw().toBuffer();
    const at = (x: number, y: number) => [...data.subarray((y * 4 + x) * 3, (y * 4 + x) * 3 + 3)];
    return [at(0, 0), at(3, 0), at(0, 3), at(3, 3)] as Colour[];
  }

  function expectNear(found: Colour[], wanted: Colour[], within = 14): void {
    const far = found.flatMap((colour, n) =>
      colour.filter((value, channel) => Math.abs(value - (wanted[n]?.[channel] ?? 0)) > within),
    );
    expect(far, JSON.stringify({ found, wanted })).toEqual([]);
  }

  test("stands upright in every public file, whatever its orientation", async () => {
    for (const [n, order] of stored.entries()) {
      const size: [number, number] = n < 4 ? [640, 400] : [400, 640];
      const placed = order.map<Colour>((field) => colours[field] ?? [0, 0, 0]);
      const bytes = await fields(...size, placed)
        .jpeg({ quality: 95 })
        .withMetadata({ orientation: n + 1 })
        .toBuffer();
      put(`turned-${n + 1}.jpg`, bytes);
    }
    const { photos } = await run();
    expect(photos).toHaveLength(8);
    for (const { fileName, photoId } of photos) {
      const { body } = await panel.call<PhotoItem>("POST", `photodetails/${photoId}`);
      expect([body.width, body.height]).toEqual([640, 400]);
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
    // The same numbers mean more colour in P3: the file does not hold those of sRGB.
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
    for (const { srcSet } of sources) expect(widths(srcSet)).toEqual(["320", "640", "1280"]);
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

  const taken = async (ifd2: object) =>
    imported(
      `dated-${(seed += 1)}.jpg`,
      await sharp(await fresh())
        .withExif({ IFD2: ifd2 })
        .jpeg()
        .toBuffer(),
    );

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

  test("comes from XMP, in WebP and PNG too, when EXIF is silent", async () => {
    const block = xmp(
      `<photoshop:DateCreated>2024-05-06T07:08:09+01:00</photoshop:DateCreated>${alt("description", "A &amp; B by the pond")}`,
    );
    for (const format of ["jpeg", "webp", "png"]) {
      const bytes = await sharp(await fresh())
        .withXmp(block)
        .toFormat(format)
        .toBuffer();
      const photo = await imported(`program.${format}`, bytes);
      expect([format, photo.dateTaken, photo.caption, photo.alt]).toEqual([
        ...[format, "2024-05-06T06:08:09.000Z", "A & B by the pond"],
        "A & B by the pond, 6 May 2024",
      ]);
    }
  });

  test("tags the photo with what the site knows, and offers the rest once", async () => {
    const { strapi } = site;
    const susan = { nameScientific: "Rudbeckia hirta" };
    const { id: plantId } = await create(strapi, "plant", {
      ...plant("susan", "Black-eyed Susan"),
      ...susan,
    });
    const { id: animalId } = await create(strapi, "animal", animal("wren", "Carolina Wren"));
    await create(strapi, "animal", { ...animal("newt", "Red Newt"), internal: true });
    const { id: keywordId } = await create(strapi, "keyword", { keyword: "Née de l'été" });
    const words = bag(
      ...["rudbeckia HIRTA", "carolina wren", "nee de l'ete", "Red Newt"],
      ...["Prairie", " prairie ", "x".repeat(51)],
    );
    const first = await sharp(await fresh())
      .withXmp(xmp(words))
      .jpeg()
      .toBuffer();
    const second = await sharp(await fresh())
      .withXmp(xmp(bag("PRAIRIE", "Dusk")))
      .jpeg()
      .toBuffer();
    put("left/1.jpg", first);
    put("left/2.jpg", second);
    const { photos, newKeywords } = await run();
    const [one = 0, two = 0] = photos.map(({ photoId }) => photoId);
    expect(newKeywords).toEqual([
      { keyword: "Prairie", photoIds: [one, two] },
      { keyword: "Dusk", photoIds: [two] },
    ]);
    const { body } = await panel.call<PhotoItem>("POST", `photodetails/${one}`);
    expect(body).toMatchObject({ plants: [plantId], keywords: [keywordId] });
    expect(body.animals).toContain(animalId);
    expect(body.animals).toHaveLength(2);
    // What visitors may not see yet is not named in a text that they do see.
    expect(body.alt).toBe("Black-eyed Susan and Carolina Wren");
  });

  test("never becomes a file's name or a camera's own words for an alt text", async () => {
    const words = { ImageDescription: "OLYMPUS DIGITAL CAMERA" };
    const camera = await sharp(await fresh())
      .withExif({ IFD0: words })
      .jpeg()
      .toBuffer();
    const photo = await imported("PA040123.jpg", camera);
    expect([photo.caption, photo.alt]).toEqual(["", "Garden photo"]);
    const named = await sharp(await fresh())
      .withXmp(xmp(alt("title", "DSC_0042")))
      .jpeg()
      .toBuffer();
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
