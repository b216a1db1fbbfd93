// @dialect api/history/query, api/history/tables
import { historyMessages } from "shared-types/history/codes";
import type { Change } from "shared-types/history/answers";
import type { KeywordItem } from "shared-types/keyword/answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import { beforeAll, describe, expect, test } from "vitest";
import { linkDraft, plantDraft } from "../fixtures/drafts";
import { expectError, expectErrorList } from "../fixtures/errors";
import {
  addPlant,
  fresh,
  historyOf,
  keptCaseOf,
  keptCases,
  lastChange,
  undo,
} from "../fixtures/kept";
import { owner, useOwnersSite } from "../fixtures/panel";
import { loadPhoto } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { create, documentsOf } from "../fixtures/records";

const { site, panel } = useOwnersSite();

const plants = keptCaseOf("plant");
const knex = () => site.strapi.db.connection;

describe.each(keptCases)("a change of a $kind", ({ kind, field, before, after, add, change }) => {
  let id: number;
  beforeAll(async () => {
    id = await add(site, panel);
  });

  test("is kept: who, when, what it was and what it is", async () => {
    const began = Date.now();
    expect(await change(panel, id, after)).toEqual([]);
    const kept = await lastChange(panel, kind, id);
    expect(kept).toEqual({
      changeId: expect.any(Number) as number,
      link: null,
      what: "changed",
      who: owner.email,
      at: expect.any(String) as string,
      import: null,
      fields: [{ fieldId: field, before, after, isChangedSince: false }],
    } satisfies Change);
    expect(Date.parse(kept.at)).toBeGreaterThanOrEqual(began);
  });

  test("is taken back, which is a change in its turn", async () => {
    expect(await undo(panel, await lastChange(panel, kind, id))).toEqual([]);
    const [latest, first] = (await historyOf(panel, kind, id)).body;
    expect(latest?.fields).toEqual([
      { fieldId: field, before: after, after: before, isChangedSince: false },
    ]);
    expect(first?.fields[0]).toMatchObject({ before, after, isChangedSince: false });
  });

  test("that says what was there already is none", async () => {
    const { length } = (await historyOf(panel, kind, id)).body;
    expect(await change(panel, id, before)).toEqual([]);
    expect((await historyOf(panel, kind, id)).body).toHaveLength(length);
  });
});

describe("undo", () => {
  const heightOf = async (id: number) =>
    (await panel.get<{ height: string }>(`plant/${id}`)).body.height;

  test("leaves what other fields have become since", async () => {
    const { keyId, id } = await addPlant(panel);
    await update(id, { keyId, height: "9 ft" });
    const change = await lastChange(panel, "plant", id);
    await update(id, { keyId, height: "9 ft", aka: "Since" });
    expect(await undo(panel, change)).toEqual([]);
    const { height } = plantDraft;
    expect((await panel.get(`plant/${id}`)).body).toMatchObject({ aka: "Since", height });
  });

  test("overwrites what the same field has become since only when told to", async () => {
    const { keyId, id } = await addPlant(panel);
    await update(id, { keyId, height: "9 ft" });
    const change = await lastChange(panel, "plant", id);
    await update(id, { keyId, height: "11 ft" });
    const found = (await historyOf(panel, "plant", id)).body[1];
    expect(found).toMatchObject({ changeId: change.changeId, fields: [{ isChangedSince: true }] });
    expect(await undo(panel, change)).toEqual([
      { fieldId: "height", errorMessage: historyMessages.changedSince },
    ]);
    expect(await heightOf(id)).toBe("11 ft");
    expect(await undo(panel, change, true)).toEqual([]);
    expect(await heightOf(id)).toBe(plantDraft.height);
  });

  test("is refused when the record is not as it was read", async () => {
    const id = await plants.add(site, panel);
    await plants.change(panel, id, "9 ft");
    const { headers } = await historyOf(panel, "plant", id);
    const body = { ...(await lastChange(panel, "plant", id)), overwrite: true };
    await plants.change(panel, id, "12 ft");
    const wanted = { changeId: body.changeId, overwrite: true };
    const etag = headers.get("etag") ?? "";
    expectErrorList(await panel.call("POST", "changeundo", wanted, etag), 412);
    expect(await heightOf(id)).toBe("12 ft");
  });

  test("keeps the rules: a key taken meanwhile stays taken", async () => {
    const { keyId, id } = await addPlant(panel);
    const other = fresh();
    await update(id, { keyId: other });
    await panel.save("POST", "plantadd", { ...plantDraft, keyId });
    expect(await undo(panel, await lastChange(panel, "plant", id))).toEqual([
      { fieldId: "keyId", errorMessage: panelMessages.keyTaken },
    ]);
    expect((await panel.get(`plant/${id}`)).body).toMatchObject({ keyId: other });
  });

  test("brings back tags, unless one is gone", async () => {
    const { id } = await createPhoto(site.strapi, fresh());
    const rain = await create(site.strapi, "keyword", { keyword: fresh() });
    const { draft } = await loadPhoto(panel, id);
    await panel.save("POST", "photoupdate", { ...draft, keywords: [rain.id] });
    await panel.save("POST", "photoupdate", { ...draft, keywords: [] });
    const change = await lastChange(panel, "photo", id);
    expect(await undo(panel, change)).toEqual([]);
    expect((await loadPhoto(panel, id)).draft.keywords).toEqual([rain.id]);
    await panel.save("POST", "photoupdate", { ...draft, keywords: [] });
    await panel.save("DELETE", `keyworddelete/${rain.id}`);
    expect(await undo(panel, change)).toMatchObject([{ fieldId: "keywords" }]);
  });

  test("of no change is refused", async () => {
    const wanted = { changeId: 999_999, overwrite: false };
    expectErrorList(await panel.call("POST", "changeundo", wanted), 404);
    const id = await plants.add(site, panel);
    expect(await undo(panel, await lastChange(panel, "plant", id))).toMatchObject([
      { errorMessage: historyMessages.noUndo },
    ]);
  });
});

describe("kept are also", () => {
  test("links that come to a plant and leave it, with its name", async () => {
    const { id } = await addPlant(panel);
    const draft = { ...linkDraft, typeId: id };
    const { body } = await panel.call<{ newLinkId: number }>("POST", "plantlinkadd", draft);
    const linkId = body.newLinkId;
    const added = await lastChange(panel, "link", linkId);
    expect(added).toMatchObject({ what: "added", who: owner.email, fields: [] });
    await panel.save("POST", "plantlinkremove", { ...draft, linkId });
    const change = await lastChange(panel, "link", linkId);
    const before = [plantDraft.nameCommon];
    const removed = { fieldId: "plants", before, after: [], isChangedSince: false };
    expect(change.fields).toEqual([removed]);
    expect(await undo(panel, change)).toEqual([]);
    expect((await panel.get(`plant/${id}`)).body).toMatchObject({ links: [{ linkId }] });
  });

  test("tags given to many photos at once, and a merge of keywords", async () => {
    const [dew, frost] = [fresh(), fresh()];
    const into = await create(site.strapi, "keyword", { keyword: dew });
    const gone = await create(site.strapi, "keyword", { keyword: frost });
    const photos = [
      await createPhoto(site.strapi, fresh()),
      await createPhoto(site.strapi, fresh()),
    ];
    const none = { animals: [], plants: [], categories: [], keywords: [] };
    const add = { ...none, keywords: [gone.id] };
    const photoIds = photos.map(({ id }) => id);
    await panel.save("POST", "photostag", { photoIds, add, remove: none });
    await panel.save("POST", "keywordmerge", { keywordId: gone.id, intoId: into.id });
    for (const id of photoIds) {
      const changes = (await historyOf(panel, "photo", id)).body;
      expect(changes.map(({ fields }) => fields)).toMatchObject([
        [{ fieldId: "keywords", before: [frost], after: [dew] }],
        [{ fieldId: "keywords", before: [], after: [frost] }],
      ]);
    }
    const { body } = await panel.get<KeywordItem[]>("keywords");
    expect(body.find(({ keyword }) => keyword === dew)?.uses).toBe(2);
  });

  test("a photo's way into the bin and back", async () => {
    const { id } = await createPhoto(site.strapi, fresh());
    await panel.save("DELETE", `photodelete/${id}`);
    await panel.save("POST", `photorestore/${id}`);
    const whats = (await historyOf(panel, "photo", id)).body.map(({ what }) => what);
    expect(whats).toEqual(["restored", "deleted"]);
  });
});

describe("nothing is kept", () => {
  test("of what the site itself does, nor of a save that is refused", async () => {
    const { id, documentId } = await create(site.strapi, "keyword", { keyword: fresh() });
    await documentsOf(site.strapi, "keyword").update({ documentId, data: { keyword: fresh() } });
    expect(await panel.save("PUT", "keywordupdate", { keywordId: id, keyword: "" })).not.toEqual(
      [],
    );
    expect((await historyOf(panel, "keyword", id)).body).toEqual([]);
  });

  test("half: a change that cannot be kept is not made", async () => {
    const { keyId, id } = await addPlant(panel);
    await knex().schema.renameTable("record_history", "record_history_away");
    try {
      const body = { ...plantDraft, plantId: id, keyId, height: "1 in" };
      expectErrorList(await panel.call("PUT", "plantupdate", body), 500);
      expectErrorList(await panel.call("DELETE", `plantdelete/${id}`), 500);
    } finally {
      await knex().schema.renameTable("record_history_away", "record_history");
    }
    expect((await panel.get(`plant/${id}`)).body).toMatchObject({ height: plantDraft.height });
  });
});

test("of what is not there, or of no kind of record, a 404", async () => {
  for (const path of ["plant/999999", "weed/1", "plant/x", "constructor/1"])
    expectError(await panel.get(`history/${path}`), 404, "notFound");
});

async function update(plantId: number, more: object): Promise<void> {
  expect(await panel.save("PUT", "plantupdate", { ...plantDraft, plantId, ...more })).toEqual([]);
}
