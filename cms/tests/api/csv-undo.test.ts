// @slow
import { csvLimits, type CsvName, type LaterChanges } from "shared-types/csv/codes";
import type { CsvImportReport, CsvImports, CsvUndo } from "shared-types/csv/answers";
import type { Change } from "shared-types/history/answers";
import type { PlantRecord } from "shared-types/plant/answers";
import { describe, expect, test } from "vitest";
import { ask, send } from "../fixtures/ask";
import { csvOf, importOf } from "../fixtures/csv-calls";
import { plantDraft } from "../fixtures/drafts";
import { expectError } from "../fixtures/errors";
import { addPlant, binned, everything, fresh, historyOf, lastChange } from "../fixtures/kept";
import { bearer, owner } from "../fixtures/owner";
import { useOwnersSite } from "../fixtures/panel";
import { loadPhoto } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { tableOf } from "../fixtures/records";
import { without } from "../fixtures/without";

const { site, panel } = useOwnersSite();

const named = { nameCommon: "New", nameScientific: "Nova nova", nameDisplay: "New" };

/** Imports a file for good; returns the import's id. */
async function imported(name: CsvName, records: Parameters<typeof csvOf>[0]): Promise<number> {
  const answer = await importOf(site, panel.token, name, csvOf(records), { dryRun: false });
  expect([answer.status, answer.body.isImported]).toEqual([200, true]);
  return answer.body.importId;
}

const undo = (importId: number, later: LaterChanges = "ask", ifMatch = "") =>
  send<CsvUndo>(`${site.url}/api/sheetimportundo`, { importId, later }, "POST", {
    ...bearer(panel.token),
    ...(ifMatch === "" ? {} : { "if-match": ifMatch }),
  });
const undone = (counts: Partial<CsvUndo["counts"]>): CsvUndo => ({
  isUndone: true,
  counts: { reverted: 0, binned: 0, later: 0, deleted: 0, refused: 0, ...counts },
  records: [],
});

const plantOf = async (key: string | number) => (await panel.get<PlantRecord>(`plant/${key}`)).body;
const heights = (keys: string[]) =>
  Promise.all(keys.map(async (key) => (await plantOf(key)).height));
const saveHeight = async (key: string, height: string) =>
  panel.save("PUT", "plantupdate", {
    ...without(await plantOf(key), "banner", "photos", "links"),
    height,
  });
const listed = async () => (await panel.get<CsvImports>("sheetimports")).body;

/** Two plants that an import has given another height, and one that it has added. */
async function importThree() {
  const plants = [await addPlant(panel), await addPlant(panel)] as const;
  const [one, two, added] = [plants[0].keyId, plants[1].keyId, fresh()];
  const rows = [one, two].map((keyId) => ({ ...named, keyId, nameCommon: "White Oak" }));
  const importId = await imported(
    "plants",
    [...rows, { ...named, keyId: added }].map((row) => ({ ...row, height: "9 ft" })),
  );
  const { plantId } = await plantOf(added);
  return { importId, one, two, added, addedId: plantId, ids: plants.map(({ id }) => id) };
}

describe("an import", () => {
  test("is named by its report, by the history of its records, and by the list", async () => {
    const { importId, one, added, addedId, ids } = await importThree();
    expect(importId).toBeGreaterThan(0);
    const made: Change["import"] = { importId, fileName: "plants.csv", isUndo: false };
    for (const id of [ids[0] ?? 0, addedId])
      expect((await lastChange(panel, "plant", id)).import).toEqual(made);
    const [newest] = (await listed()).imports;
    expect(newest).toEqual({
      importId,
      name: "plants",
      fileName: "plants.csv",
      who: owner.email,
      at: expect.any(String) as string,
      added: 1,
      changed: 2,
      kept: 3,
      undoneAt: "",
    });
    const { body } = await panel.get<CsvImportReport>(`sheetimports/${importId}`);
    expect(body.import).toEqual(newest);
    expect(body.records.map(({ id, outcome }) => [id, outcome])).toEqual([
      [ids[0], "changed"],
      [ids[1], "changed"],
      [addedId, "added"],
    ]);
    const [first, , last] = body.records;
    const height = { fieldId: "height", before: plantDraft.height, after: "9 ft" };
    expect(first?.fields).toContainEqual(height);
    expect(last?.fields).toContainEqual({ fieldId: "keyId", before: null, after: added });
    expect((await plantOf(one)).height).toBe("9 ft");
    expectError(await panel.get("sheetimports/999999"), 404, "notFound");
  });

  test("that changes nothing is none: a dry run, or the same file again", async () => {
    const { keyId } = await addPlant(panel);
    const file = csvOf([{ keyId, height: "9 ft" }]);
    const { length } = (await listed()).imports;
    expect((await importOf(site, panel.token, "plants", file)).body.importId).toBe(0);
    await imported("plants", [{ keyId, height: "9 ft" }]);
    const again = await importOf(site, panel.token, "plants", file, { dryRun: false });
    expect([again.body.counts.same, again.body.importId]).toEqual([1, 0]);
    expect((await listed()).imports).toHaveLength(Math.min(length + 1, csvLimits.imports));
  });
});

describe("undoing an import", () => {
  test("reverts what it changed, puts what it added into the bin, and is in the history", async () => {
    const { keyId, id } = await addPlant(panel);
    const photo = await createPhoto(site.strapi, fresh());
    const before = await everything(site);
    const added = fresh();
    const plants = await imported("plants", [
      { ...named, keyId, height: "9 ft" },
      { ...named, keyId: added, height: "1 ft" },
    ]);
    const photos = await imported("photos", [{ photoId: photo.id, caption: "Rain" }]);
    expect((await undo(photos)).body).toEqual(undone({ reverted: 1 }));
    expect((await undo(plants)).body).toEqual(undone({ reverted: 1, binned: 1 }));
    expect(await everything(site)).toEqual(before);
    expect((await binned(panel, "plant")).map(({ detail }) => detail)).toContain(added);
    expect((await loadPhoto(panel, photo.id)).draft.caption).toBe("");
    const change = await lastChange(panel, "plant", id);
    expect(change.import).toEqual({ importId: plants, fileName: "plants.csv", isUndo: true });
    expect(change.fields.map(({ fieldId }) => fieldId)).toContain("height");
    const mine = (await listed()).imports.find(({ importId }) => importId === plants);
    expect(Date.parse(mine?.undoneAt ?? "")).toBeGreaterThan(0);
    expectError(await undo(plants), 409, "conflict");
    expectError(await undo(999_999), 404, "notFound");
  });

  test("lists what was changed since, and undoes nothing before the owner has said what to do", async () => {
    const { importId, one, two, added, ids } = await importThree();
    await saveHeight(one, "11 ft");
    await saveHeight(added, "12 ft");
    const before = await everything(site);
    const answer = await undo(importId);
    expect(answer.body).toMatchObject({ isUndone: false, counts: { later: 2, reverted: 0 } });
    const asked = answer.body.records.find(({ id }) => id === ids[0]);
    expect(asked).toMatchObject({
      outcome: "later",
      fields: [{ fieldId: "height", before: "9 ft", after: "11 ft" }],
    });
    expect(await everything(site)).toEqual(before);

    const etag = answer.headers.get("etag") ?? "";
    await saveHeight(two, "13 ft");
    expectError(await undo(importId, "overwrite", etag), 412, "changed");
    expect(await heights([one, two])).toEqual(["11 ft", "13 ft"]);
    await saveHeight(two, "9 ft");
    expect((await undo(importId, "keep", etag)).body).toEqual(undone({ reverted: 1, later: 2 }));
    expect(await heights([one, two, added])).toEqual(["11 ft", plantDraft.height, "12 ft"]);
  });

  test("overwrites what was changed since when the owner says so", async () => {
    const { importId, one, added, addedId } = await importThree();
    await saveHeight(one, "11 ft");
    await saveHeight(added, "12 ft");
    const etag = (await undo(importId)).headers.get("etag") ?? "";
    const { body } = await undo(importId, "overwrite", etag);
    expect(body).toEqual(undone({ reverted: 2, binned: 1, later: 2 }));
    expect((await plantOf(one)).height).toBe(plantDraft.height);
    expect((await binned(panel, "plant")).map(({ id }) => id)).toContain(addedId);
    expect((await historyOf(panel, "plant", addedId)).status).toBe(404);
  });

  test("leaves what is deleted by now, and says so of what it would have reverted", async () => {
    const { importId, two, addedId, ids } = await importThree();
    for (const id of [ids[0], addedId]) await panel.save("DELETE", `plantdelete/${id}`);
    const { body } = await undo(importId);
    expect(body.records).toMatchObject([{ id: ids[0], outcome: "deleted" }]);
    expect((await undo(importId, "keep")).body).toEqual(undone({ reverted: 1, deleted: 1 }));
    expect((await plantOf(two)).height).toBe(plantDraft.height);
  });

  test("is refused as a whole when a rule forbids it, with the record and the reason", async () => {
    const [plant, other] = [await addPlant(panel), await addPlant(panel)];
    const importId = await imported("plants", [
      { plantId: plant.id, keyId: fresh(), height: "9 ft" },
      { plantId: other.id, keyId: other.keyId, height: "9 ft" },
    ]);
    // Somebody else has the key by now.
    await panel.save("POST", "plantadd", { ...plantDraft, keyId: plant.keyId });
    const { body } = await undo(importId);
    expect(body).toMatchObject({ isUndone: false, counts: { refused: 1, reverted: 0 } });
    expect(body.records).toMatchObject([
      { id: plant.id, outcome: "refused", faults: [{ fieldId: "keyId" }] },
    ]);
    expect((await plantOf(other.keyId)).height).toBe("9 ft");
  });
});

test("a big import stops neither visitors nor the owner, and tells how far it is", async () => {
  // Once 500 was the most.
  const keys = Array.from({ length: 501 }, () => fresh());
  const file = csvOf(keys.map((keyId) => ({ keyId, ...named })));
  const count = () => tableOf(site.strapi, "plant").count();
  const before = await count();
  let isOver = false;
  const big = importOf(site, panel.token, "plants", file, { dryRun: false }).finally(() => {
    isOver = true;
  });
  const done = async () => (await listed()).running?.done ?? 0;
  await expect.poll(done, { interval: 10, timeout: 20_000 }).toBeGreaterThan(10);
  // Not in the response cache: read from the database, as it was before.
  const { status } = await send(`${site.url}/api/flora`, { searchTerm: fresh() });
  const missing = await ask(`${site.url}/api/flora/${keys[0]}`);
  expect([status, missing.status, isOver]).toEqual([200, 404, false]);
  expect((await listed()).running).toMatchObject({ what: "import", total: keys.length });

  const { body } = await big;
  expect(body.counts.added).toBe(keys.length);
  const { running, last } = await listed();
  expect([running, last?.report]).toEqual([null, body]);
  expect((await undo(body.importId)).body).toEqual(undone({ binned: keys.length }));
  expect(await count()).toBe(before);
});
