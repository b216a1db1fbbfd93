import type { AnimalRecord, PlantRecord } from "shared-types";
import { loadMessages, panelMessages } from "shared-types";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bootSite, type BootedSite } from "../boot";
import { ask, type Answer } from "../fixtures/ask";
import { animalDraft, plantDraft } from "../fixtures/drafts";
import { expectFault, expectFaultList } from "../fixtures/fault";
import { ownersPanel, type Panel } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { create, documentsOf, tableOf, type Stored } from "../fixtures/records";
import { keysOf, shapes, sorted } from "../fixtures/shapes";

let site: BootedSite;
let panel: Panel;
let photo: Stored;
let other: Stored;

beforeAll(async () => {
  site = await bootSite();
  panel = await ownersPanel(site);
  photo = await createPhoto(site.strapi, "head", { alt: "An oak in June" });
  other = await createPhoto(site.strapi, "other");
});
afterAll(() => site.close());

type Draft = Record<string, unknown>;
type LoadedRecord = Draft & Pick<PlantRecord, "banner" | "photos" | "links">;

/** Both kinds obey the same rules; each test runs for each. */
const kinds = [
  {
    kind: "plant",
    list: "flora",
    draft: plantDraft as unknown as Draft,
    missing: loadMessages.plantFetch,
    own: ["aka", "height", "width", "notesShort"],
  },
  {
    kind: "animal",
    list: "fauna",
    draft: animalDraft as unknown as Draft,
    missing: loadMessages.animalFetch,
    own: ["aka", "classTax", "order", "family", "notesShort"],
  },
] as const;

describe.each(kinds)("a $kind of the panel", ({ kind, list, draft, missing, own }) => {
  const id = `${kind}Id`;
  let number = 0;
  const freshKey = () => `key-${(number += 1)}`;
  const add = (more: Draft = {}) =>
    panel.save("POST", `${kind}add`, { ...draft, keyId: freshKey(), ...more });
  const update = (body: Draft, ifMatch?: string) =>
    panel.save("PUT", `${kind}update`, body, ifMatch);
  const load = (key: string | number): Promise<Answer<LoadedRecord>> => panel.get(`${kind}/${key}`);
  const draftOf = async (key: string): Promise<Draft> => {
    const { body } = await load(key);
    return Object.fromEntries(Object.keys(draft).map((field) => [field, body[field]]));
  };
  const added = async (more: Draft = {}): Promise<Draft & { keyId: string }> => {
    const keyId = typeof more["keyId"] === "string" ? more["keyId"] : freshKey();
    expect(await add({ ...more, keyId })).toEqual([]);
    return (await draftOf(keyId)) as Draft & { keyId: string };
  };
  const count = () => tableOf(site.strapi, kind).count();

  test("is added as sent, the id of the body ignored, and shown to visitors", async () => {
    const keyId = freshKey();
    const pictures = { thumbId: photo.id, bannerId: other.id };
    expect(await add({ keyId, [id]: 987_654, ...pictures })).toEqual([]);
    const { status, body, headers } = await load(keyId);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("etag")).toMatch(/^"[\w-]+"$/);
    const wanted = { ...draft, keyId, ...pictures, [id]: body[id] };
    expect(body).toEqual({
      ...wanted,
      banner: { photoId: other.id, fileName: "other.jpg", alt: "other in the garden" },
      photos: [],
      links: [],
    });
    expect(body[id]).not.toBe(987_654);
    const shown = await ask<Draft>(`${site.url}/api/${list}/${keyId}`);
    expect(shown.body).toMatchObject({ nameCommon: draft["nameCommon"], notes: draft["notes"] });
  });

  test("is found by its number as well, and comes with photos and links", async () => {
    const record = await added();
    const at = await tableOf(site.strapi, kind).findOne({ where: { keyId: record.keyId } });
    const connected = { [`${kind}s`]: [at.documentId] };
    await create(site.strapi, "link", { text: "A", href: "https://example.org", ...connected });
    await createPhoto(site.strapi, `of-${kind}`, connected);
    const { status, body } = await load(record[id] as number);
    expect(status).toBe(200);
    expect(body["keyId"]).toBe(record.keyId);
    expect(body.links).toMatchObject([{ text: "A" }]);
    expect(body.photos.map(keysOf)).toEqual([sorted(shapes.photo)]);
  });

  test("with a key of digits is found by it before another is by its number", async () => {
    const first = await added();
    const second = await added({ keyId: String(first[id]) });
    expect((await load(String(first[id]))).body[id]).toBe(second[id]);
  });

  test.each(["nobody", "add", "0", "999999", "-1", "1.5", "OAK", "%00", "%27", "x".repeat(300)])(
    "called %s is not there",
    async (key) => {
      const answer = await load(key);
      expectFault(answer, 404, "notFound");
      expect(answer.text).toContain(missing);
    },
  );

  test("that is internal is there for the owner only", async () => {
    const { keyId } = await added({ internal: true });
    expect((await load(keyId)).body["internal"]).toBe(true);
    expect((await panel.get(`${list}/${keyId}`)).status).toBe(200);
    expectFault(await ask(`${site.url}/api/${list}/${keyId}`), 404, "notFound");
  });

  test("is saved field by field, keeps its id, and its ETag follows", async () => {
    const before = await added();
    const { headers } = await load(before.keyId);
    const changed = { ...before, nameCommon: "Changed", notes: "", internal: true };
    expect(await update(changed, headers.get("etag") ?? "")).toEqual([]);
    expect(await draftOf(before.keyId)).toEqual(changed);
    expect((await load(before.keyId)).headers.get("etag")).not.toBe(headers.get("etag"));
  });

  test("loses its pictures and texts when they are left out", async () => {
    const before = await added({ thumbId: photo.id, bannerId: photo.id });
    const few = ["nameCommon", "nameScientific", "nameDisplay", "keyId", id];
    const body = Object.fromEntries(few.map((field) => [field, before[field]]));
    expect(await update(body)).toEqual([]);
    const after = await draftOf(before.keyId);
    for (const [field, value] of Object.entries(after))
      if (!few.includes(field))
        expect([field, ["", 0, false].includes(value as string)]).toEqual([field, true]);
    expect((await load(before.keyId)).body.banner).toBeNull();
  });

  test("saved in two tabs is saved once: the other is told, and nothing of it kept", async () => {
    const before = await added();
    const etag = (await load(before.keyId)).headers.get("etag") ?? "";
    const answers = await Promise.all(
      ["First", "Second"].map((nameCommon) =>
        panel.call("PUT", `${kind}update`, { ...before, nameCommon }, etag),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const late = answers.find(({ status }) => status === 412);
    if (late) expectFaultList(late, 412);
    expect(late?.text).toContain(panelMessages.changedByOther);
    const winner = answers[0]?.status === 200 ? "First" : "Second";
    expect((await draftOf(before.keyId))["nameCommon"]).toBe(winner);
  });

  test("changed in Strapi's admin in the meantime is not overwritten", async () => {
    const before = await added();
    const etag = (await load(before.keyId)).headers.get("etag") ?? "";
    const { documentId } = await tableOf(site.strapi, kind).findOne({
      where: { keyId: before.keyId },
    });
    await documentsOf(site.strapi, kind).update({ documentId, data: { aka: "From the admin" } });
    expect((await panel.call("PUT", `${kind}update`, before, etag)).status).toBe(412);
    for (const allowed of ['"x", *', "*"])
      expect((await panel.call("PUT", `${kind}update`, before, allowed)).status).toBe(
        allowed === "*" ? 200 : 412,
      );
    expect(await update({ ...before, aka: "Without" })).toEqual([]);
  });

  test.each([
    ["nameCommon", "Please enter a common name."],
    ["nameScientific", "Please enter a scientific name."],
    ["nameDisplay", "Please enter a display name."],
    ["keyId", "Please enter a key id."],
  ])("needs %s", async (fieldId, errorMessage) => {
    const before = await count();
    for (const value of ["", undefined])
      expect(await add({ [fieldId]: value })).toContainEqual({ fieldId, errorMessage });
    if (fieldId !== "keyId")
      expect(await add({ [fieldId]: " \t\n\u00a0" })).toEqual([{ fieldId, errorMessage }]);
    expect(await count()).toBe(before);
  });

  test("takes texts at their limit and no character more", async () => {
    const fields = ["nameCommon", "nameScientific", "nameDisplay", ...own];
    const full = Object.fromEntries(fields.map((field) => [field, "é".repeat(100)]));
    const saved = await added(full);
    expect(saved).toMatchObject(full);
    const over = Object.fromEntries(fields.map((field) => [field, "é".repeat(101)]));
    const faults = await add(over);
    expect(faults.map(({ fieldId }) => fieldId).sort()).toEqual([...fields].sort());
    expect(await add({ notes: "x".repeat(50_001) })).toMatchObject([{ fieldId: "notes" }]);
    expect(await add({ notes: "&lt;a&gt;".repeat(5_000) })).toMatchObject([{ fieldId: "notes" }]);
    expect(await add({ notes: "x".repeat(50_000) })).toEqual([]);
  });

  test.each(["Oak", "o k", "oak_1", "é", "12345678901", "add", "oak/", "<b>", "oak\u0000"])(
    "cannot have the key %j",
    async (keyId) => expect(await add({ keyId })).toMatchObject([{ fieldId: "keyId" }]),
  );

  test.each(["1234567890", "-", "a-1"])("can have the key %j", async (keyId) => {
    expect(await add({ keyId })).toEqual([]);
  });

  test("shares its key with none of its kind, and may keep it", async () => {
    const taken = [{ fieldId: "keyId", errorMessage: panelMessages.keyTaken }];
    const [first, second] = [await added(), await added()];
    expect(await add({ keyId: first.keyId })).toEqual(taken);
    expect(await update({ ...second, keyId: first.keyId, aka: "Lost" })).toEqual(taken);
    expect(await draftOf(second.keyId)).toEqual(second);
    expect(await update({ ...second, aka: "Kept" })).toEqual([]);
  });

  test("added with one key many times at once is added once", async () => {
    const keyId = freshKey();
    const lists = await Promise.all(Array.from({ length: 6 }, () => add({ keyId })));
    expect(lists.filter((faults) => faults.length === 0)).toHaveLength(1);
    for (const faults of lists.filter(({ length }) => length > 0))
      expect(faults).toEqual([{ fieldId: "keyId", errorMessage: panelMessages.keyTaken }]);
    expect(await tableOf(site.strapi, kind).count({ where: { keyId } })).toBe(1);
  });

  test("has pictures that are there; what is no number is none", async () => {
    const errorMessage = panelMessages.noPhoto;
    expect(await add({ thumbId: 999_999, bannerId: photo.id })).toEqual([
      { fieldId: "thumbId", errorMessage },
    ]);
    expect(await add({ thumbId: 999_999, bannerId: 999_998 })).toHaveLength(2);
    const before = await added({ thumbId: photo.id });
    expect(await update({ ...before, bannerId: 999_999, aka: "Lost" })).toHaveLength(1);
    expect(await draftOf(before.keyId)).toEqual(before);
    for (const none of ["", "abc", null, -1, 1.5, {}, [7], true, "99999999999"])
      expect(await added({ thumbId: none, bannerId: none })).toMatchObject({
        thumbId: 0,
        bannerId: 0,
      });
    expect(await added({ thumbId: String(photo.id) })).toMatchObject({ thumbId: photo.id });
  });

  test.each([
    ["an unknown key", { nobody: 1 }],
    ["a key every object has", { constructor: 1 }],
    ["a relation of Strapi's", { photos: [1] }],
    ["a hidden column", { foldCommon: "x" }],
    ["the document's id", { documentId: "x" }],
    ["a number for a text", { nameCommon: 5 }],
    ["a list for a text", { aka: ["a"] }],
    ["null for a text", { aka: null }],
    ["an object for a text", { notes: { $ne: "" } }],
    ["a text for the id", { [id]: "one" }],
    ["text for a yes or no", { internal: "true" }],
  ])("with %s is malformed: 400, nothing saved", async (_case, wrong) => {
    const before = await count();
    for (const [method, path] of [
      ["POST", "add"],
      ["PUT", "update"],
    ] as const)
      expectFaultList(await panel.call(method, `${kind}${path}`, { ...draft, ...wrong }), 400);
    expect(await count()).toBe(before);
  });

  test("keeps no script in any text: cleaned in notes, text elsewhere", async () => {
    const script = `<script>alert(1)</script><img src=x onerror=alert(2)>`;
    const texts = ["nameCommon", "nameScientific", "nameDisplay", ...own];
    const saved = await added({
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
    const saved = await added({ aka: "a\u0000b\u0007c\u000bd", notesShort: "x\ud83dy" });
    expect(saved).toMatchObject({ aka: "abcd", notesShort: "x\ufffdy" });
  });

  test("that is not there cannot be saved or deleted: 404", async () => {
    for (const unknown of [0, 999_999])
      expectFaultList(await panel.call("PUT", `${kind}update`, { ...draft, [id]: unknown }), 404);
    for (const unknown of ["0", "999999", "x", "1.5", "-1", "%27", "9".repeat(30)]) {
      const answer = await panel.call("DELETE", `${kind}delete/${unknown}`);
      expectFaultList(answer, 404);
      expect(answer.text).toContain(missing);
    }
  });

  test("is deleted with its connections; its photos, links and pictures stay", async () => {
    const record = await added({ thumbId: photo.id, bannerId: photo.id });
    const { documentId } = await tableOf(site.strapi, kind).findOne({
      where: { keyId: record.keyId },
    });
    const connected = { [`${kind}s`]: [documentId] };
    const link = await create(site.strapi, "link", { text: "B", href: "/a", ...connected });
    const tagged = await createPhoto(site.strapi, `gone-${kind}`, connected);
    expect(await panel.save("DELETE", `${kind}delete/${String(record[id])}`)).toEqual([]);
    expect((await load(record.keyId)).status).toBe(404);
    expect((await ask(`${site.url}/api/${list}/${record.keyId}`)).status).toBe(404);
    for (const [what, stored] of [
      ["link", link],
      ["photo", tagged],
      ["photo", photo],
    ] as const)
      expect(await tableOf(site.strapi, what).count({ where: { id: stored.id } })).toBe(1);
    const populate = [`${kind}s`];
    const left = await tableOf<Record<string, unknown>>(site.strapi, "photo").findOne({
      where: { id: tagged.id },
      populate,
    });
    expect(left[`${kind}s`]).toEqual([]);
    expectFaultList(await panel.call("DELETE", `${kind}delete/${String(record[id])}`), 404);
  });

  test("deleted in one tab and saved in the other is gone or saved, never half", async () => {
    const record = await added();
    const [saved, deleted] = await Promise.all([
      panel.call("PUT", `${kind}update`, { ...record, aka: "Late" }),
      panel.call("DELETE", `${kind}delete/${String(record[id])}`),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 404]).toContain(saved.status);
    expect((await load(record.keyId)).status).toBe(404);
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
