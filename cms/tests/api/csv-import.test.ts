// @dialect api/csv/query
// @slow
import type { CsvName } from "shared-types/csv/codes";
import type { CsvReport } from "shared-types/csv/answers";
import { describe, expect, test } from "vitest";
import { ask, send } from "../fixtures/ask";
import { plantDraft, resourceDraft } from "../fixtures/drafts";
import { expectError } from "../fixtures/errors";
import { addPlant, fresh, historyOf, lastChange } from "../fixtures/kept";
import { owner } from "../fixtures/owner";
import { useOwnersSite } from "../fixtures/panel";
import { loadPhoto } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { create, tableOf } from "../fixtures/records";
import { without } from "../fixtures/without";
import { csvOf, faultsOf, importOf } from "../fixtures/csv-calls";

const { site, panel } = useOwnersSite();

const dry = (name: CsvName, file: string | Uint8Array) => importOf(site, panel.token, name, file);
const real = (name: CsvName, file: string, ifMatch?: string) =>
  importOf(site, panel.token, name, file, { dryRun: false, ifMatch });
const plantOf = async (key: string) =>
  (await panel.get<Record<string, unknown>>(`plant/${key}`)).body;

const addKey = async (more: object = {}) => (await addPlant(panel, more)).keyId;

const named = { nameCommon: "New", nameScientific: "Nova nova", nameDisplay: "New" };
const newPlant = (keyId: string, more: object = {}) => ({ keyId, ...named, ...more });

describe("a dry run", () => {
  test("tells of a new plant what its line says, in that order", async () => {
    const row = {
      nameCommon: fresh(),
      nameScientific: fresh(),
      height: "2 ft",
      notes: "<p>Tall</p>",
    };
    const { body } = await dry("plants", csvOf([row]));
    expect(body.lines[0]?.fields.map(({ fieldId }) => fieldId)).toEqual([
      ...["nameCommon", "nameScientific", "height", "notes"],
      ...["keyId", "nameDisplay", "heightSort"],
    ]);
  });

  test("tells line by line what is new, changed, the same and refused, and writes nothing", async () => {
    const [keyId, other, added] = [await addKey(), await addKey(), fresh()];
    const rows = async () => tableOf(site.strapi, "plant").findMany();
    const before = JSON.stringify(await rows());
    const file = csvOf([
      { keyId, nameCommon: "White Oak", height: "9 ft", sun: "F-P", internal: "TRUE" },
      { keyId: other, nameCommon: "White Oak", height: "50–80 ft", sun: "F-P", internal: "no" },
      { keyId: fresh(), nameCommon: "", height: "", sun: "Z", internal: "" },
      { keyId: added, nameCommon: "New", height: "", sun: "Z", internal: "maybe" },
    ]);
    const { status, body } = await dry("plants", file);
    expect(status).toBe(200);
    expect(body.isImported).toBe(false);
    expect(body.counts).toEqual({ added: 0, changed: 1, same: 1, refused: 2 });
    expect(body.lines.map(({ line, outcome }) => [line, outcome])).toEqual([
      [4, "refused"],
      [5, "refused"],
      [2, "changed"],
    ]);
    expect(body.lines[2]).toEqual({
      line: 2,
      outcome: "changed",
      name: "White Oak",
      question: "",
      faults: [],
      fields: [
        { fieldId: "height", before: "50–80 ft", after: "9 ft" },
        { fieldId: "heightSort", before: 80.5, after: 9 },
        { fieldId: "internal", before: false, after: true },
      ],
    });
    const [empty, wrong] = body.lines.map(({ faults }) =>
      faults.map(({ fieldId }) => fieldId).sort(),
    );
    expect(empty).toEqual(["nameCommon", "nameDisplay", "nameScientific", "sun"]);
    expect(wrong).toEqual(["internal", "nameScientific", "sun"]);
    expect(body.lines[1]?.faults.slice(0, 2)).toEqual([
      {
        fieldId: "sun",
        errorMessage:
          "“Z” is not a choice here. Write one of: Full sun, Full sun to part shade, Full sun to shade, Part shade to shade, Shade to part shade, Shade.",
      },
      { fieldId: "internal", errorMessage: "Write true or false instead of “maybe”." },
    ]);
    expect(JSON.stringify(await rows())).toBe(before);
    expect(
      (await historyOf(panel, "plant", Number((await plantOf(keyId))["plantId"]))).body,
    ).toHaveLength(1);
  });

  test("is what a call without dryRun is, and nothing else is taken for one", async () => {
    const keyId = fresh();
    const form = () => {
      const body = new FormData();
      body.append("file", new Blob([csvOf([newPlant(keyId)])]), "plants.csv");
      return { method: "POST", headers: { authorization: `Bearer ${panel.token}` }, body };
    };
    const at = `${site.url}/api/sheetimport/plants`;
    expect((await ask<CsvReport>(at, form())).body.counts.added).toBe(1);
    expectError(await ask(`${at}?dryRun=0`, form()), 400, "malformed");
    expect((await panel.get(`plant/${keyId}`)).status).toBe(404);
  });

  test("tells what cleaning makes of notes, not what was sent", async () => {
    const keyId = await addKey({ notes: "" });
    const file = csvOf([{ keyId, notes: "<p>Good</p><script>bad()</script>" }]);
    expect((await dry("plants", file)).body.lines[0]?.fields[0]?.after).toBe(
      "&lt;p&gt;Good&lt;/p&gt;",
    );
  });
});

describe("an import", () => {
  test("takes the words of the panel, and makes keys and display names for rows without them", async () => {
    const nameScientific = () => `Nova ${fresh()}`;
    const words = {
      type: "Shrub",
      sun: "Part shade to shade",
      moisture: "wet",
      season: "ALL YEAR",
      ...{ family: "Rosaceae", native: "native NEARBY", keystone: "12", keystoneSource: "A book" },
    };
    const file = csvOf([
      { nameCommon: "Sparkling moss", nameScientific: nameScientific(), ...words },
      { nameCommon: "Dull moss", nameScientific: nameScientific(), ...words, type: "forb" },
      {
        nameCommon: "Élan moss",
        nameScientific: nameScientific(),
        ...words,
        type: "",
        keystone: "",
      },
    ]);
    const { body } = await real("plants", file);
    expect([body.counts.added, faultsOf({ body })]).toEqual([3, []]);
    expect(await plantOf("moss")).toMatchObject({
      nameDisplay: "Sparkling moss",
      ...{ type: "shrub", sun: "P-S", moisture: "W", season: "all" },
      ...{ family: "Rosaceae", native: "nearby", keystone: 12, keystoneSource: "A book" },
    });
    expect(await plantOf("dull-moss")).toMatchObject({ type: "forb" });
    expect(await plantOf("elan-moss")).toMatchObject({
      nameDisplay: "Élan moss",
      type: "",
      keystone: null,
    });
    const resources = csvOf([
      { categoryId: "Books", title: fresh(), description: "Good", sortOrder: 1 },
    ]);
    expect(faultsOf(await dry("resources", resources))).toEqual([]);
  });

  test("asks about a name that another record or an earlier line has, and may go on", async () => {
    const [first, again, third] = [fresh(), fresh(), fresh()];
    const names = { nameCommon: `Common ${first}`, nameScientific: `Rara ${first}` };
    await addPlant(panel, { ...names, keyId: first });
    const today = { nameCommon: `Bluet ${first}`, nameScientific: "Houstonia caerulea" };
    await addPlant(panel, { ...today, keyId: fresh() });
    const rows = [
      newPlant(fresh(), { nameCommon: third, nameScientific: third }),
      newPlant(again, { nameCommon: "Else", nameScientific: `RARA ${first}` }),
      newPlant(fresh(), { nameCommon: "else", nameScientific: again }),
      { ...newPlant(first), ...names, height: "9 ft" },
      newPlant(fresh(), { nameCommon: fresh(), nameScientific: "Hedyotis caerulea (L.) Hook." }),
    ];
    const { body } = await dry("plants", csvOf(rows));
    expect(body.lines.map(({ line, question }) => [line, question])).toEqual([
      [3, `You already have a plant with this scientific name: “Common ${first}” (Rara ${first}).`],
      [4, `You already have a plant with this common name: “Else” (RARA ${first}).`],
      [
        6,
        `You already have this plant under another scientific name: “Bluet ${first}” (Houstonia caerulea).`,
      ],
      [2, ""],
      [5, ""],
    ]);
    expect((await real("plants", csvOf(rows))).body.isImported).toBe(true);
  });

  test("adds and changes by the rules of the forms, keeps each change, and shows at once", async () => {
    const [keyId, added] = [await addKey(), fresh()];
    const list = async () =>
      (await send<{ keyId: string; aka: string }[]>(`${site.url}/api/flora`, {})).body;
    expect((await list()).find((row) => row.keyId === keyId)?.aka).toBe(plantDraft.aka);
    const file = csvOf([newPlant(keyId, { aka: "=cmd" }), newPlant(added, { aka: "" })]);
    const { headers } = await dry("plants", file);
    const { status, body } = await real("plants", file, headers.get("etag") ?? "");
    expect([status, body.isImported]).toEqual([200, true]);
    expect(body.counts).toEqual({ added: 1, changed: 1, same: 0, refused: 0 });
    const shown = await list();
    expect(shown.find((row) => row.keyId === keyId)?.aka).toBe("=cmd");
    expect(shown.map((row) => row.keyId)).toContain(added);
    const plant = await plantOf(keyId);
    // A missing column leaves its field alone.
    expect(plant).toMatchObject({ height: plantDraft.height, notes: plantDraft.notes });
    const change = await lastChange(panel, "plant", Number(plant["plantId"]));
    expect([change.what, change.who]).toEqual(["changed", owner.email]);
    expect((await dry("plants", file)).body.counts.same).toBe(2);
  });

  test("saves nothing when its last line is refused", async () => {
    const [first, taken] = [await addKey(), await addKey()];
    const { plantId } = await plantOf(first);
    const file = csvOf([
      { plantId: "", ...newPlant(fresh()) },
      { plantId: Number(plantId), ...newPlant(taken) },
    ]);
    const count = () => tableOf(site.strapi, "plant").count();
    const before = await count();
    const answer = await real("plants", file);
    expect([answer.status, answer.body.isImported]).toEqual([200, false]);
    expect(faultsOf(answer)).toEqual([[3, "keyId", expect.stringContaining("taken") as string]]);
    expect(await count()).toBe(before);
  });

  test("does not do what its dry run has not told", async () => {
    const keyId = await addKey();
    const file = csvOf([{ keyId, height: "9 ft" }]);
    const { headers } = await dry("plants", file);
    const draft = without(await plantOf(keyId), "banner", "photos", "links");
    await panel.save("PUT", "plantupdate", { ...draft, height: "11 ft" });
    expectError(await real("plants", file, headers.get("etag") ?? ""), 412, "changed");
    expect(await plantOf(keyId)).toMatchObject({ height: "11 ft" });
  });

  test("finds records by id first, by key without one; an empty cell empties", async () => {
    const [keyId, renamed] = [await addKey(), fresh()];
    const { plantId } = await plantOf(keyId);
    const file = csvOf([{ plantId: Number(plantId), keyId: renamed, aka: "" }]);
    expect((await real("plants", file)).body.isImported).toBe(true);
    expect(await plantOf(renamed)).toMatchObject({ plantId, aka: "" });
    const gone = await dry("plants", csvOf([{ plantId: 999_999, keyId: "x" }]));
    expect(faultsOf(gone)).toEqual([[2, "plantId", expect.stringContaining("999999") as string]]);
    const twice = await dry("plants", csvOf([newPlant("twin"), newPlant("twin")]));
    expect(faultsOf(twice)).toEqual([[3, "", expect.stringContaining("line 2") as string]]);
  });

  test("finds resources by category and title, and asks for the id where two are alike", async () => {
    const title = fresh();
    await panel.save("POST", "resourceadd", { ...resourceDraft, title });
    const file = csvOf([{ categoryId: 8, title, sortOrder: 77 }]);
    expect((await real("resources", file)).body.counts.changed).toBe(1);
    await panel.save("POST", "resourceadd", { ...resourceDraft, title });
    expect(faultsOf(await dry("resources", file))[0]?.[1]).toBe("resourceId");
    const entry = { categoryId: 8, title: fresh(), description: "x", sortOrder: 1 };
    const bad = csvOf([{ ...entry, href: "javascript:1" }]);
    expect(faultsOf(await dry("resources", bad))[0]?.[1]).toBe("href");
  });

  test("changes details of photos, not their files, and adds none", async () => {
    const { id } = await createPhoto(site.strapi, fresh());
    const keyword = fresh();
    const rain = await create(site.strapi, "keyword", { keyword: `${keyword}; heavy` });
    const { draft } = await loadPhoto(panel, id);
    const columns = { photoId: id, caption: "Rain", keywords: `${keyword}\\; HEAVY` };
    const file = csvOf([{ ...columns, dateTaken: "2024-05-17T12:34:00-04:00" }]);
    expect((await dry("photos", file)).body.lines[0]?.fields).toEqual([
      { fieldId: "caption", before: "", after: "Rain" },
      { fieldId: "dateTaken", before: null, after: "2024-05-17T16:34:00.000Z" },
      { fieldId: "keywords", before: [], after: [`${keyword}; heavy`] },
    ]);
    expect((await real("photos", file)).body.isImported).toBe(true);
    expect((await loadPhoto(panel, id)).draft).toEqual({
      ...draft,
      caption: "Rain",
      dateTaken: "2024-05-17T16:34:00.000Z",
      keywords: [rain.id],
    });
    const faults = await dry(
      "photos",
      csvOf([
        { photoId: id, fileName: "other.jpg", keywords: "" },
        { photoId: "", fileName: "nobody.jpg", keywords: "" },
        { photoId: 999_999, fileName: "", keywords: "" },
      ]),
    );
    expect(faultsOf(faults).map(([line, field]) => [line, field])).toEqual([
      [2, "fileName"],
      [3, ""],
      [4, "photoId"],
    ]);
    const unknown = await dry("photos", csvOf([{ photoId: id, keywords: "nobody’s" }]));
    expect(faultsOf(unknown)[0]?.[2]).toContain("There is no keyword “nobody’s”");
  });
});
