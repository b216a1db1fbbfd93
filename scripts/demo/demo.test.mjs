import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { requireFromCms } from "../stages/from-cms.mjs";
import { demoViewpoints } from "./viewpoints.mjs";
import { demoDir, listed, readTable } from "./tables.mjs";

const exifr = requireFromCms("exifr");
const { DateTime } = requireFromCms("luxon");

/** Where the camera's clock was set; the site's time zone unless it says otherwise. */
const zone = "America/New_York";
const mostBytes = 25_000_000;

const photos = readTable("photos");
const plants = readTable("plants");
const animals = readTable("animals");

/** @param {import("./tables.mjs").Row[]} rows @param {string} name */
const column = (rows, name) => rows.map((row) => row[name] ?? "");

/** @param {string} folder */
const filesIn = (folder) => readdirSync(join(demoDir, folder)).sort();

describe("the demo garden", () => {
  test("has a file for every photo of its table, and no other", () => {
    expect(filesIn("photos")).toEqual(column(photos, "fileName").sort());
  });

  test("has a plant that is new: no other names, no banner, nothing written yet; and some with one photo", () => {
    const [bare] = plants.filter(({ notes }) => notes === "");
    expect(bare).toMatchObject({ keyId: "foxsedge", aka: "", notesShort: "", bannerId: "0" });
    const shown = photos.flatMap((photo) => listed(photo["plants"]));
    expect(shown.filter((keyId) => keyId === "dropseed")).toHaveLength(1);
  });

  test("has notes for every other plant and animal", () => {
    const described = [...plants, ...animals].filter(({ keyId }) => keyId !== "foxsedge");
    for (const notes of column(described, "notes")) expect(notes).toMatch(/^<p>/);
  });

  test("has a picture for each tile and for the contact page", () => {
    const { pictures } = JSON.parse(readFileSync(join(demoDir, "site.json"), "utf8"));
    expect(Object.keys(pictures)).toHaveLength(7);
    expect(
      Object.keys(pictures)
        .map((name) => `${name}.jpg`)
        .sort(),
    ).toEqual(filesIn("site"));
  });

  test("has two viewpoints on its drawings, each with dated photos of several years", () => {
    const plans = JSON.parse(readFileSync(join(demoDir, "plans.json"), "utf8"));
    const titlesOf = (/** @type {string} */ keyId) =>
      plans
        .find((/** @type {{ keyId: string }} */ plan) => plan.keyId === keyId)
        ?.sheets.map((/** @type {{ title: string }} */ sheet) => sheet.title);
    const dates = new Map(photos.map(({ fileName, dateTaken = "" }) => [fileName, dateTaken]));
    expect(demoViewpoints).toHaveLength(2);
    for (const viewpoint of demoViewpoints) {
      expect(titlesOf(viewpoint.plan)).toContain(viewpoint.sheet);
      const years = viewpoint.photos.map((fileName) => dates.get(fileName)?.slice(0, 4));
      expect(years).toEqual(years.map(() => expect.stringMatching(/^20\d\d$/)));
      expect(new Set(years).size).toBeGreaterThan(1);
    }
  });

  test("has a picture for each drawing of its plans, and plants for their marks", () => {
    const plans = JSON.parse(readFileSync(join(demoDir, "plans.json"), "utf8"));
    const sheets = plans.flatMap((/** @type {{ sheets: object[] }} */ plan) => plan.sheets);
    const pictures = sheets.map(
      (/** @type {{ picture: string }} */ sheet) => `${sheet.picture}.jpg`,
    );
    expect(pictures.sort()).toEqual(filesIn("plans"));
    const known = column(plants, "keyId");
    for (const { plantings, beds } of sheets)
      for (const { plant, bed } of plantings) {
        expect(known).toContain(plant);
        if (bed) expect(beds.map((/** @type {{ name: string }} */ one) => one.name)).toContain(bed);
      }
  });

  test.each([
    ["plants", "keyId"],
    ["animals", "keyId"],
    ["photos", "photoId"],
    ["photos", "fileName"],
    ["resources", "title"],
    ["resources", "deepLink"],
    ["links", "href"],
    ["keywords", "keyword"],
    ["categories", "categoryId"],
    ["quotes", "position"],
  ])("of its %s no two have the same %s", (table, name) => {
    const values = column(readTable(table), name);
    expect(new Set(values).size).toBe(values.length);
    expect(values).not.toContain("");
  });

  test("counts its photos and quotations from 1, which are the ids and places they get", () => {
    for (const [table, name] of /** @type {const} */ ([
      ["photos", "photoId"],
      ["quotes", "position"],
    ])) {
      const values = column(readTable(table), name);
      expect(values).toEqual(values.map((_, n) => String(n + 1)));
    }
  });

  test("says something of every photo, which tells a loader that it is done with it", () => {
    for (const { caption, alt, keywords } of photos)
      expect([caption, alt, keywords]).not.toContain("");
  });

  test("names only what it has", () => {
    const known = {
      plants: column(plants, "keyId"),
      animals: column(animals, "keyId"),
      keywords: column(readTable("keywords"), "keyword"),
      categories: column(readTable("categories"), "cpOptionName"),
    };
    for (const [tag, names] of Object.entries(known))
      for (const row of [...photos, ...readTable("links")])
        for (const name of listed(row[tag])) expect(names, row["fileName"]).toContain(name);
    for (const row of [...plants, ...animals])
      for (const picture of ["thumbId", "bannerId"])
        expect(["0", ...column(photos, "photoId")], row["keyId"]).toContain(row[picture]);
  });

  test("has the dates of its table in its photos", async () => {
    for (const { fileName = "", dateTaken } of photos) {
      const file = join(demoDir, "photos", fileName);
      const exif = await exifr.parse(readFileSync(file), {
        pick: ["DateTimeOriginal"],
        reviveValues: false,
      });
      const taken = DateTime.fromFormat(exif.DateTimeOriginal, "yyyy:MM:dd HH:mm:ss", { zone });
      expect(taken.toUTC().toISO({ suppressMilliseconds: true }), fileName).toBe(dateTaken);
    }
  });

  test("takes at most 25 MB", () => {
    const files = readdirSync(demoDir, { recursive: true, encoding: "utf8" });
    const bytes = files.map((file) => statSync(join(demoDir, file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
  });
});
