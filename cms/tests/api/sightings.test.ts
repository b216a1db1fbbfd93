// @dialect api/sighting/query
import type { Sighting, SightingPage } from "shared-types/sighting/answers";
import type { SightingDraft } from "shared-types/sighting/schema";
import { beforeAll, describe, expect, test } from "vitest";
import { sightingDraft } from "../fixtures/drafts";
import { binned, historyOf, lastChange, restore, undo } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { documentsOf, tableOf } from "../fixtures/records";
import { addSpecies } from "../fixtures/species";

const { site, panel } = useOwnersSite();
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const future = `${new Date().getUTCFullYear() + 2}`;

let plantId = 0;
let animalId = 0;
beforeAll(async () => {
  plantId = await addSpecies(panel, "plant");
  animalId = await addSpecies(panel, "animal");
});

const page = async (filter: object = {}) =>
  (await panel.call<SightingPage>("POST", "sightings", filter)).body;
const sighting = (more: Partial<SightingDraft> = {}) => ({ ...sightingDraft, plantId, ...more });
const add = (more: Partial<SightingDraft> = {}) =>
  panel.save("POST", "sightingadd", sighting(more));
const datesOf = ({ items }: SightingPage) => items.map(({ date }) => date);
const clear = () => site.strapi.db.connection("sightings").delete();
/** Adds one and reads it back. */
async function added(more: Partial<SightingDraft> = {}): Promise<Sighting> {
  expect(await add(more)).toEqual([]);
  const { items } = await page();
  const last = [...items].sort((a, b) => b.sightingId - a.sightingId)[0];
  return last as Sighting;
}

describe("a sighting", () => {
  test("is listed as it was noted, with the names of its species", async () => {
    const note = "On the <b>oak</b>, =1+1";
    const draft = sighting({
      ...{ animalId, note, stage: "larva", interaction: "larva", count: 3, clientId: uuid(1) },
      ...{ source: "inaturalist", sourceId: "42", href: "https://example.org/42" },
    });
    const found = await added(draft);
    const { sightingId, etag, animalName, plantName, ...stored } = found;
    expect(stored).toEqual({ ...draft, sightingId: undefined });
    expect([animalName, plantName, sightingId > 0]).toEqual(["Luna Moth", "White Oak", true]);
    expect(etag).toMatch(/^"/);
    await clear();
  });

  test.each<[string, Partial<SightingDraft> & Record<string, unknown>, string]>([
    ["no species", { plantId: 0 }, "animalId"],
    ["an animal's stage on a plant", { stage: "larva" }, "stage"],
    ["an interaction without an animal", { interaction: "nectar" }, "interaction"],
    ["a plant that is not there", { plantId: 999_999 }, "plantId"],
    ["a photo that is not there", { photoId: 999_999 }, "photoId"],
    ["no date", { date: "" }, "date"],
    ["February 30", { date: "2024-02-30" }, "date"],
    ["a date of another form", { date: "5/17/2024" }, "date"],
    ["a day with a time", { date: "2024-05-17T10:00:00Z" }, "date"],
    ["a year to come", { date: future }, "date"],
    ["a day to come", { date: `${future}-01-01` }, "date"],
    ["fewer than none", { count: -1 }, "count"],
    ["a half", { count: 1.5 }, "count"],
    ["an address that runs a script", { href: "javascript:alert(1)" }, "href"],
    ["a source with a space", { source: "my book" }, "source"],
    ["a clientId that is no UUID", { clientId: "1' or '1'='1" }, "clientId"],
    ["evidence that there is not", { evidence: "felt" as "seen" }, "evidence"],
    ["too long a note", { note: "x".repeat(2001) }, "note"],
  ])("is refused with %s", async (_what, wrong, fieldId) => {
    const errors = await add(wrong);
    expect(errors.map((error) => error.fieldId)).toEqual([fieldId]);
    expect((await page()).totalCount).toBe(0);
  });

  test("of February 29, of a month and of a year is kept with its precision; an animal's stage needs the animal", async () => {
    for (const date of ["2024-02-29", "2024-02", "2024"]) expect(await add({ date })).toEqual([]);
    expect(await add({ date: "2023-02-29" })).toHaveLength(1);
    expect(await add({ plantId: 0, animalId, stage: "egg" })).toEqual([]);
    expect(await add({ plantId: 0, animalId, stage: "flower" })).toMatchObject([
      { fieldId: "stage" },
    ]);
    expect(datesOf(await page())).toEqual(["2024-05-17", "2024-02-29", "2024-02", "2024"]);
    await clear();
  });

  test("with the same clientId is added once: again, at the same moment, and after it was deleted", async () => {
    const clientId = uuid(2);
    const answers = await Promise.all(Array.from({ length: 6 }, () => add({ clientId })));
    expect(answers).toEqual(Array.from({ length: 6 }, () => []));
    expect(await add({ clientId: clientId.toUpperCase(), note: "again" })).toEqual([]);
    const { items, totalCount } = await page();
    expect([totalCount, items[0]?.note]).toEqual([1, ""]);
    await panel.save("DELETE", `sightingdelete/${items[0]?.sightingId}`);
    expect(await add({ clientId })).toEqual([]);
    expect((await page()).totalCount).toBe(0);
    await restore(panel, "sighting", items[0]?.sightingId ?? 0);
    await clear();
  });

  test("is saved only over the version it was read as", async () => {
    const { etag, animalName: _a, plantName: _p, ...draft } = await added({ note: "first" });
    const save = (note: string, ifMatch?: string) =>
      panel.call("PUT", "sightingupdate", { ...draft, note }, ifMatch);
    expect((await save("second", etag)).status).toBe(200);
    expect((await save("third", etag)).status).toBe(412);
    expect((await page()).items[0]?.note).toBe("second");
    expect(
      (await panel.call("PUT", "sightingupdate", { ...draft, sightingId: 999_999 })).status,
    ).toBe(404);
    await clear();
  });

  test("keeps its history, and goes to the bin and back", async () => {
    const { sightingId: id, etag: _e, animalName: _a, plantName: _p, ...draft } = await added({});
    await panel.save("PUT", "sightingupdate", {
      ...draft,
      sightingId: id,
      animalId,
      stage: "adult",
    });
    const change = await lastChange(panel, "sighting", id);
    expect(change.fields.map(({ fieldId, before, after }) => [fieldId, before, after])).toEqual([
      ["animalId", "", "Luna Moth"],
      ["stage", "", "adult"],
    ]);
    expect(await undo(panel, change)).toEqual([]);
    expect((await page()).items[0]).toMatchObject({ animalId: 0, stage: "" });
    await panel.save("DELETE", `sightingdelete/${id}`);
    expect(await binned(panel, "sighting")).toMatchObject([{ id, name: "2024-05-17" }]);
    expect(await restore(panel, "sighting", id)).toEqual([]);
    expect((await page()).items[0]).toMatchObject({ ...draft, sightingId: id });
    expect((await historyOf(panel, "sighting", id)).body.map(({ what }) => what)).toEqual([
      "restored",
      "deleted",
      "changed",
      "changed",
      "added",
    ]);
    await clear();
  });

  test("stays when its plant is deleted, and loses it when that is deleted forever", async () => {
    const passing = await addSpecies(panel, "plant", { keyId: "passing" });
    const { sightingId } = await added({ plantId: passing, animalId, interaction: "larva" });
    await panel.save("DELETE", `plantdelete/${passing}`);
    const named = { sightingId, plantId: passing, plantName: "White Oak" };
    expect((await page()).items[0]).toMatchObject(named);
    await panel.save("POST", "bindelete", { kind: "plant", id: passing });
    const [gone] = (await page()).items;
    expect(gone).toMatchObject({ sightingId, plantId: 0, plantName: "", animalName: "Luna Moth" });
    const { etag, animalName: _a, plantName: _p, ...draft } = gone as Sighting;
    const saved = await panel.call("PUT", "sightingupdate", { ...draft, interaction: "" }, etag);
    expect([saved.status, saved.body]).toEqual([200, []]);
    await clear();
  });

  test("in Strapi's admin keeps to the rules of its form", async () => {
    const documents = documentsOf(site.strapi, "sighting");
    const create = (data: object) => documents.create({ data: { date: "2024-05", ...data } });
    await expect(create({})).rejects.toThrow("Please choose an animal or a plant.");
    await expect(create({ plantId, stage: "egg" })).rejects.toThrow(/can’t be at this stage/);
    await expect(create({ plantId, date: future })).rejects.toThrow(/future/);
    const { documentId } = await create({ plantId, note: "\u0000x" });
    await expect(
      documents.update({ documentId, data: { plantId: null, animalId: null } }),
    ).rejects.toThrow("Please choose an animal or a plant.");
    expect(await tableOf(site.strapi, "sighting").findMany()).toMatchObject([
      { plantId, note: "x", evidence: "seen", source: "own" },
    ]);
    await clear();
  });
});

describe("the list of sightings", () => {
  test("has 50 on a page, the newest first, and finds by time, species, evidence and source", async () => {
    const days = Array.from(
      { length: 52 },
      (_, n) => `2022-03-${String((n % 28) + 1).padStart(2, "0")}`,
    );
    for (const date of days) await add({ date });
    for (const date of ["2023", "2023-04", "2023-04-20"])
      await add({ date, plantId: 0, animalId, evidence: "heard", source: "ebird" });
    const [first, second] = [await page(), await page({ pageId: 2 })];
    expect([first.totalCount, first.totalPageCount]).toEqual([55, 2]);
    expect([first.items.length, second.items.length]).toEqual([50, 5]);
    expect(datesOf(first).slice(0, 4)).toEqual(["2023-04-20", "2023-04", "2023", "2022-03-28"]);
    expect(datesOf(await page({ from: "2023-04-21" }))).toEqual(["2023-04", "2023"]);
    expect(datesOf(await page({ from: "2023-05", to: "2023-06-30" }))).toEqual(["2023"]);
    expect((await page({ from: "2022-03-05", to: "2022-03-06" })).totalCount).toBe(4);
    expect((await page({ to: "2022" })).totalCount).toBe(52);
    expect((await page({ animalId })).totalCount).toBe(3);
    expect((await page({ plantId })).totalCount).toBe(52);
    expect((await page({ evidence: "heard", source: "ebird" })).totalCount).toBe(3);
    expect((await page({ source: "inaturalist" })).totalCount).toBe(0);
    expect((await panel.call("POST", "sightings", { from: "yesterday" })).status).toBe(400);
    await clear();
  });

  test("goes out as CSV with the keys of its species", async () => {
    await add({ animalId, note: '=cmd|"x"', date: "2024-05" });
    const { text } = await panel.get<string>("sheetexport/sightings");
    const [head, line] = text.split("\r\n");
    expect(head).toContain("sightingId,date,animal,animalName,plant,plantName,evidence");
    expect(line).toContain(",2024-05,luna,Luna Moth,oak,White Oak,seen,");
    expect(line).not.toMatch(/(^|,)=/);
    await clear();
  });
});
