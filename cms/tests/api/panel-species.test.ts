import type { AnimalRecord } from "shared-types/animal/answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import type { PlantRecord } from "shared-types/plant/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { animalDraft, plantDraft } from "../fixtures/drafts";
import { expectError, expectErrorList } from "../fixtures/errors";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { create, documentsOf, tableOf, type Stored } from "../fixtures/records";
import { freshKey, kinds, speciesPanel, type Draft } from "../fixtures/species-panel";

const { site, panel } = useOwnersSite();
let photo: Stored;

beforeAll(async () => {
  photo = await createPhoto(site.strapi, "head", { alt: "An oak in June" });
});

let other: Stored;

beforeAll(async () => {
  other = await createPhoto(site.strapi, "other");
});

describe.each(kinds)("a $kind of the panel", (row) => {
  const { kind, list, draft, missing } = row;
  const id = `${kind}Id`;
  const species = speciesPanel(panel, row);

  test("is added as sent, the id of the body ignored, and shown to visitors", async () => {
    const keyId = freshKey();
    const pictures = { thumbId: photo.id, bannerId: other.id };
    expect(await species.add({ keyId, [id]: 987_654, ...pictures })).toEqual([]);
    const { status, body, headers } = await species.load(keyId);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("etag")).toMatch(/^"[\w-]+"$/);
    const wanted = { ...draft, keyId, ...pictures, [id]: body[id] };
    expect(body).toEqual({
      ...wanted,
      banner: { photoId: other.id, fileName: "other.jpg", version: "", alt: "other in the garden" },
      photos: [],
      links: [],
    });
    expect(body[id]).not.toBe(987_654);
    const shown = await ask<Draft>(`${site.url}/api/${list}/${keyId}`);
    expect(shown.body).toMatchObject({ nameCommon: draft["nameCommon"], notes: draft["notes"] });
  });

  test("is found by its number as well, and comes with photos and links", async () => {
    const record = await species.added();
    const at = await tableOf(site.strapi, kind).findOne({ where: { keyId: record.keyId } });
    const connected = { [`${kind}s`]: [at.documentId] };
    await create(site.strapi, "link", { text: "A", href: "https://example.org", ...connected });
    await createPhoto(site.strapi, `of-${kind}`, connected);
    const { status, body } = await species.load(record[id] as number);
    expect(status).toBe(200);
    expect(body["keyId"]).toBe(record.keyId);
    expect(body.links).toMatchObject([{ text: "A" }]);
    expect(body.photos).toMatchObject([{ fileName: `of-${kind}.jpg` }]);
  });

  test("with a key of digits is found by it before another is by its number", async () => {
    const first = await species.added();
    const second = await species.added({ keyId: String(first[id]) });
    expect((await species.load(String(first[id]))).body[id]).toBe(second[id]);
  });

  test.each(["nobody", "add", "0", "999999", "-1", "1.5", "OAK", "%00", "%27", "x".repeat(300)])(
    "called %s is not there",
    async (key) => {
      const answer = await species.load(key);
      expectError(answer, 404, "notFound");
      expect(answer.text).toContain(missing);
    },
  );

  test("is saved field by field, keeps its id, and its ETag follows", async () => {
    const before = await species.added();
    const { headers } = await species.load(before.keyId);
    const changed = { ...before, nameCommon: "Changed", notes: "", internal: true };
    expect(await species.update(changed, headers.get("etag") ?? "")).toEqual([]);
    expect(await species.draftOf(before.keyId)).toEqual(changed);
    expect((await species.load(before.keyId)).headers.get("etag")).not.toBe(headers.get("etag"));
  });

  test("loses its pictures and texts when they are left out", async () => {
    const before = await species.added({ thumbId: photo.id, bannerId: photo.id });
    const few = ["nameCommon", "nameScientific", "nameDisplay", "keyId", id];
    const body = Object.fromEntries(few.map((field) => [field, before[field]]));
    expect(await species.update(body)).toEqual([]);
    const after = await species.draftOf(before.keyId);
    for (const [field, value] of Object.entries(after))
      if (!few.includes(field))
        expect([field, ["", 0, false, null].includes(value as string)]).toEqual([field, true]);
    expect((await species.load(before.keyId)).body.banner).toBeNull();
  });

  test("changed in Strapi's admin in the meantime is not overwritten", async () => {
    const before = await species.added();
    const etag = (await species.load(before.keyId)).headers.get("etag") ?? "";
    const { documentId } = await tableOf(site.strapi, kind).findOne({
      where: { keyId: before.keyId },
    });
    await documentsOf(site.strapi, kind).update({ documentId, data: { aka: "From the admin" } });
    expect((await panel.call("PUT", `${kind}update`, before, etag)).status).toBe(412);
    for (const allowed of ['"x", *', "*"])
      expect((await panel.call("PUT", `${kind}update`, before, allowed)).status).toBe(
        allowed === "*" ? 200 : 412,
      );
    expect(await species.update({ ...before, aka: "Without" })).toEqual([]);
  });

  test("is deleted with its connections; its photos, links and pictures stay", async () => {
    const record = await species.added({ thumbId: photo.id, bannerId: photo.id });
    const { documentId } = await tableOf(site.strapi, kind).findOne({
      where: { keyId: record.keyId },
    });
    const connected = { [`${kind}s`]: [documentId] };
    const link = await create(site.strapi, "link", { text: "B", href: "/a", ...connected });
    const tagged = await createPhoto(site.strapi, `gone-${kind}`, connected);
    expect(await panel.save("DELETE", `${kind}delete/${String(record[id])}`)).toEqual([]);
    expect((await species.load(record.keyId)).status).toBe(404);
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
    expectErrorList(await panel.call("DELETE", `${kind}delete/${String(record[id])}`), 404);
  });

  test("deleted in one tab and saved in the other is gone or saved, never half", async () => {
    const record = await species.added();
    const [saved, deleted] = await Promise.all([
      panel.call("PUT", `${kind}update`, { ...record, aka: "Late" }),
      panel.call("DELETE", `${kind}delete/${String(record[id])}`),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 404]).toContain(saved.status);
    expect((await species.load(record.keyId)).status).toBe(404);
  });
});

describe.each(kinds)("a saved $kind", (row) => {
  const { kind, list, own } = row;
  const species = speciesPanel(panel, row);
  const count = () => tableOf(site.strapi, kind).count();

  // The rules are tables in shared-types/tests/species-drafts.test.ts.
  test("with a broken rule is refused on its field, and nothing is saved", async () => {
    const before = await count();
    expect(await species.add({ nameCommon: " ", keyId: "add" })).toEqual([
      { fieldId: "nameCommon", errorMessage: "Please enter a common name." },
      { fieldId: "keyId", errorMessage: "The key id 'add' is reserved. Please choose another." },
    ]);
    // Cleaned and encoded it is longer than what was sent.
    expect(await species.add({ notes: "&lt;a&gt;".repeat(5_000) })).toMatchObject([
      { fieldId: "notes" },
    ]);
    expect(await count()).toBe(before);
    const stored = await species.added();
    expect(await species.update({ ...stored, nameDisplay: "", aka: "Lost" })).toHaveLength(1);
    expect(await species.draftOf(stored.keyId)).toEqual(stored);
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
    const none = { thumbId: "abc", bannerId: null };
    expect(await species.added(none)).toMatchObject({ thumbId: 0, bannerId: 0 });
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

test("a plant's codes may stay empty, and its sizes are kept as numbers", async () => {
  const codes = { type: "", sun: "", moisture: "", season: "", native: "" };
  const given = { ...codes, heightSort: "", widthSort: "2.25", keystone: "" };
  const draft = { ...plantDraft, keyId: "nocodes", ...given };
  expect(await panel.save("POST", "plantadd", draft)).toEqual([]);
  const { body } = await panel.get<PlantRecord>("plant/nocodes");
  expect(body).toMatchObject({ ...given, heightSort: 0, widthSort: 2.25, keystone: null });
  const broken = { ...draft, keyId: "broken", keystone: "4.5", native: "alien" };
  const errors = await panel.save("POST", "plantadd", broken);
  expect(errors.map(({ fieldId }) => fieldId).sort()).toEqual(["keystone", "native"]);
});

test("a plant and an animal may share a key", async () => {
  expect(await panel.save("POST", "plantadd", { ...plantDraft, keyId: "shared" })).toEqual([]);
  expect(await panel.save("POST", "animaladd", { ...animalDraft, keyId: "shared" })).toEqual([]);
  const { body } = await panel.get<AnimalRecord>("animal/shared");
  expect(body.nameCommon).toBe("Luna Moth");
});
