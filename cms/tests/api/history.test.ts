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
  restore,
  undo,
} from "../fixtures/kept";
import { owner, useOwnersSite } from "../fixtures/panel";
import { loadPhoto } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { create, documentsOf } from "../fixtures/records";
import { addSpecies } from "../fixtures/species";

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
  test("tags given to many photos at once, and a merge of keywords", async () => {
    const [dew, frost] = [fresh(), fresh()];
    const into = await create(site.strapi, "keyword", { keyword: dew });
    const gone = await create(site.strapi, "keyword", { keyword: frost });
    const photos = [1, 2].map(() => createPhoto(site.strapi, fresh()));
    const photoIds = (await Promise.all(photos)).map(({ id }) => id);
    await panel.save("POST", "photostag", { photoIds, add: { keywords: [gone.id] } });
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

describe("the history of a plant with links", () => {
  async function addLink(typeId: number, text: string): Promise<number> {
    const draft = { ...linkDraft, text, typeId };
    return (await panel.call<{ newLinkId: number }>("POST", "plantlinkadd", draft)).body.newLinkId;
  }

  const changesOf = async (id: number) => (await historyOf(panel, "plant", id)).body;

  /** The changes of links, the newest first; the record's own changes without a name. */
  const told = (changes: Change[]) => changes.map(({ what, link }) => [what, link?.text ?? ""]);

  test("tells of them: added, edited, taken away", async () => {
    const { id, keyId } = await addPlant(panel);
    const linkId = await addLink(id, "Guide");
    await panel.save("PUT", "plantupdate", { ...plantDraft, plantId: id, keyId, height: "9 ft" });
    const edit = { ...linkDraft, linkId, typeId: id, text: "Field guide" };
    await panel.save("POST", "plantlinkedit", edit);
    await panel.save("POST", "plantlinkremove", edit);
    const changes = await changesOf(id);
    expect(told(changes)).toEqual([
      ["changed", "Field guide"],
      ["changed", "Field guide"],
      ["changed", ""],
      ["added", "Field guide"],
      ["added", ""],
    ]);
    expect(changes[0]).toMatchObject({
      who: owner.email,
      fields: [{ fieldId: "plants", before: [plantDraft.nameCommon], after: [] }],
    });
    expect(changes[1]?.fields).toMatchObject([
      { fieldId: "text", before: "Guide", after: "Field guide", isChangedSince: false },
    ]);
    const own = (await historyOf(panel, "link", linkId)).body;
    expect(own.map(({ what }) => what)).toEqual(["changed", "changed", "added"]);
    expect(own[0]?.fields).toEqual(changes[0]?.fields);
  });

  test("takes one back there, with the ETag of the link", async () => {
    const { id, keyId } = await addPlant(panel);
    const linkId = await addLink(id, "Guide");
    await panel.save("POST", "plantlinkremove", { ...linkDraft, linkId, typeId: id });
    const { body, headers } = await historyOf(panel, "plant", id);
    const [change] = body;
    const wanted = { changeId: change?.changeId, overwrite: false };
    const plants = headers.get("etag") ?? "";
    expectErrorList(await panel.call("POST", "changeundo", wanted, plants), 412);
    expect(await panel.save("POST", "changeundo", wanted, change?.link?.etag)).toEqual([]);
    expect((await panel.get(`plant/${keyId}`)).body).toMatchObject({ links: [{ linkId }] });
  });

  test("tells nothing of a link that came to another record, or changed when it no longer hung here", async () => {
    const [one, other] = [await addPlant(panel), await addPlant(panel)];
    const linkId = await addLink(one.id, "Guide");
    await panel.save("POST", "plantlinkaddexist", { ...linkDraft, linkId, typeId: other.id });
    expect(told(await changesOf(one.id))).toEqual([
      ["added", "Guide"],
      ["added", ""],
    ]);
    await panel.save("POST", "plantlinkremove", { ...linkDraft, linkId, typeId: one.id });
    const { length } = await changesOf(one.id);
    await panel.save("PUT", "linkupdate", { linkId, text: "Since", href: "https://example.org/s" });
    expect(await changesOf(one.id)).toHaveLength(length);
    expect((await changesOf(other.id))[0]).toMatchObject({ link: { text: "Since" } });
  });

  test("is not that of an animal of the same id", async () => {
    const { id } = await addPlant(panel);
    await addLink(id, "Guide");
    let animalId = 0;
    while (animalId < id) animalId = await addSpecies(panel, "animal", { keyId: fresh() });
    expect(told((await historyOf(panel, "animal", id)).body)).toEqual([["added", ""]]);
  });

  test("tells of a deleted one with its last name; nothing of it is undone before it is back", async () => {
    const { id } = await addPlant(panel);
    const linkId = await addLink(id, "Guide");
    await panel.save("PUT", "linkupdate", { linkId, text: "Last", href: "https://example.org/l" });
    await panel.save("DELETE", `linkdelete/${linkId}`);
    const changes = await changesOf(id);
    expect(told(changes)[0]).toEqual(["deleted", "Last"]);
    expect(changes.map(({ link }) => link?.etag)).toEqual(["", "", "", undefined]);
    const [, edited] = changes;
    if (!edited) throw new Error("The edit is not kept.");
    expect(await undo(panel, edited)).toMatchObject([{ errorMessage: historyMessages.deleted }]);
    expect(await restore(panel, "link", linkId)).toEqual([]);
    expect(await undo(panel, edited)).toEqual([]);
    expect(told(await changesOf(id))[0]).toEqual(["changed", "Guide"]);
  });
});

test("of what is not there, or of no kind of record, a 404", async () => {
  for (const path of ["plant/999999", "weed/1", "plant/x", "constructor/1"])
    expectError(await panel.get(`history/${path}`), 404, "notFound");
});

async function update(plantId: number, more: object): Promise<void> {
  expect(await panel.save("PUT", "plantupdate", { ...plantDraft, plantId, ...more })).toEqual([]);
}
