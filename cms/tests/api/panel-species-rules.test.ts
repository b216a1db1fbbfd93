import { panelMessages, type AnimalRecord, type PlantRecord } from "shared-types";
import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { animalDraft, plantDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { tableOf, type Stored } from "../fixtures/records";
import { kinds, speciesPanel } from "../fixtures/species-panel";

const { site, panel } = useOwnersSite();
let photo: Stored;

beforeAll(async () => {
  photo = await createPhoto(site.strapi, "head", { alt: "An oak in June" });
});

describe.each(kinds)("a saved $kind", (row) => {
  const { kind, list, own } = row;
  const species = speciesPanel(panel, row);
  const count = () => tableOf(site.strapi, kind).count();

  test.each([
    ["nameCommon", "Please enter a common name."],
    ["nameScientific", "Please enter a scientific name."],
    ["nameDisplay", "Please enter a display name."],
    ["keyId", "Please enter a key id."],
  ])("needs %s", async (fieldId, errorMessage) => {
    const before = await count();
    for (const value of ["", undefined])
      expect(await species.add({ [fieldId]: value })).toContainEqual({ fieldId, errorMessage });
    if (fieldId !== "keyId")
      expect(await species.add({ [fieldId]: " \t\n\u00a0" })).toEqual([{ fieldId, errorMessage }]);
    expect(await count()).toBe(before);
  });

  test("takes texts at their limit and no character more", async () => {
    const fields = ["nameCommon", "nameScientific", "nameDisplay", ...own];
    const full = Object.fromEntries(fields.map((field) => [field, "é".repeat(100)]));
    const saved = await species.added(full);
    expect(saved).toMatchObject(full);
    const over = Object.fromEntries(fields.map((field) => [field, "é".repeat(101)]));
    const faults = await species.add(over);
    expect(faults.map(({ fieldId }) => fieldId).sort()).toEqual([...fields].sort());
    expect(await species.add({ notes: "x".repeat(50_001) })).toMatchObject([{ fieldId: "notes" }]);
    expect(await species.add({ notes: "&lt;a&gt;".repeat(5_000) })).toMatchObject([
      { fieldId: "notes" },
    ]);
    expect(await species.add({ notes: "x".repeat(50_000) })).toEqual([]);
  });

  test.each(["Oak", "o k", "oak_1", "é", "12345678901", "add", "oak/", "<b>", "oak\u0000"])(
    "cannot have the key %j",
    async (keyId) => expect(await species.add({ keyId })).toMatchObject([{ fieldId: "keyId" }]),
  );

  test.each(["1234567890", "-", "a-1"])("can have the key %j", async (keyId) => {
    expect(await species.add({ keyId })).toEqual([]);
  });

  test("shares its key with none of its kind, and may keep it", async () => {
    const taken = [{ fieldId: "keyId", errorMessage: panelMessages.keyTaken }];
    const [first, second] = [await species.added(), await species.added()];
    expect(await species.add({ keyId: first.keyId })).toEqual(taken);
    expect(await species.update({ ...second, keyId: first.keyId, aka: "Lost" })).toEqual(taken);
    expect(await species.draftOf(second.keyId)).toEqual(second);
    expect(await species.update({ ...second, aka: "Kept" })).toEqual([]);
  });

  test("has pictures that are there; what is no number is none", async () => {
    const errorMessage = panelMessages.noPhoto;
    expect(await species.add({ thumbId: 999_999, bannerId: photo.id })).toEqual([
      { fieldId: "thumbId", errorMessage },
    ]);
    expect(await species.add({ thumbId: 999_999, bannerId: 999_998 })).toHaveLength(2);
    const before = await species.added({ thumbId: photo.id });
    expect(await species.update({ ...before, bannerId: 999_999, aka: "Lost" })).toHaveLength(1);
    expect(await species.draftOf(before.keyId)).toEqual(before);
    for (const none of ["", "abc", null, -1, 1.5, {}, [7], true, "99999999999"])
      expect(await species.added({ thumbId: none, bannerId: none })).toMatchObject({
        thumbId: 0,
        bannerId: 0,
      });
    expect(await species.added({ thumbId: String(photo.id) })).toMatchObject({ thumbId: photo.id });
  });

  test("keeps no script in any text: cleaned in notes, text elsewhere", async () => {
    const script = `<script>alert(1)</script><img src=x onerror=alert(2)>`;
    const texts = ["nameCommon", "nameScientific", "nameDisplay", ...own];
    const saved = await species.added({
      ...Object.fromEntries(texts.map((field) => [field, script])),
      notes: `<p onclick="x()">a</p>${script}`,
    });
    for (const field of texts) expect(saved[field]).toBe(script);
    expect(saved["notes"]).toBe("&lt;p&gt;a&lt;/p&gt;");
    const page = await ask(`${site.url}/${list}/${saved.keyId}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/<script>alert|<img src=x/i);
  });

  test("keeps no control characters and no half letters", async () => {
    const saved = await species.added({ aka: "a\u0000b\u0007c\u000bd", notesShort: "x\ud83dy" });
    expect(saved).toMatchObject({ aka: "abcd", notesShort: "x\ufffdy" });
  });
});

describe("what only plants have", () => {
  const add = (more: object) => panel.save("POST", "plantadd", { ...plantDraft, ...more });
  const one = async (key: string) => (await panel.get<PlantRecord>(`plant/${key}`)).body;

  test.each([
    ["type", "bush"],
    ["sun", "S-P"],
    ["moisture", "wet"],
    ["season", "SPR"],
    ["type", 5],
    ["sun", "__proto__"],
  ])("%s cannot be %j: an error on its field", async (fieldId, value) => {
    expect(await add({ keyId: "codes", [fieldId]: value })).toMatchObject([{ fieldId }]);
  });

  test("codes may stay empty", async () => {
    const none = { type: "", sun: "", moisture: "", season: "" };
    expect(await add({ keyId: "nocodes", ...none })).toEqual([]);
    expect(await one("nocodes")).toMatchObject(none);
  });

  test.each([
    ["heightSort", "", 0],
    ["widthSort", "2.25", 2.25],
    ["heightSort", 10_000, 10_000],
    ["heightSort", undefined, 0],
  ])("%s of %j is %j", async (field, given, kept) => {
    const keyId = `n${Math.random().toString(36).slice(2, 9)}`;
    expect(await add({ keyId, [field]: given })).toEqual([]);
    expect(await one(keyId)).toMatchObject({ [field]: kept });
  });

  test.each(["tall", -1, 10_001, "1,5", [1], null, Number.MAX_VALUE])(
    "heightSort cannot be %j",
    async (heightSort) =>
      expect(await add({ keyId: "size", heightSort })).toMatchObject([{ fieldId: "heightSort" }]),
  );
});

test("a plant and an animal may share a key", async () => {
  expect(await panel.save("POST", "plantadd", { ...plantDraft, keyId: "shared" })).toEqual([]);
  expect(await panel.save("POST", "animaladd", { ...animalDraft, keyId: "shared" })).toEqual([]);
  const { body } = await panel.get<AnimalRecord>("animal/shared");
  expect(body.nameCommon).toBe("Luna Moth");
});
