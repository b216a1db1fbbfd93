// @dialect api/photo/query
import { categoryMessages } from "shared-types/category/codes";
import { binDays, type KeptKind } from "shared-types/history/codes";
import type { BinItem } from "shared-types/history/answers";
import { keywordMessages } from "shared-types/keyword/codes";
import { panelMessages } from "shared-types/kit/panel-messages";
import { afterEach, describe, expect, test, vi } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import { animal } from "../fixtures/animals";
import { ask } from "../fixtures/ask";
import { pass } from "../fixtures/clock";
import { plantDraft } from "../fixtures/drafts";
import { expectErrorList } from "../fixtures/errors";
import { binned, everything, fresh, historyOf, restore } from "../fixtures/kept";
import { signIn } from "../fixtures/owner";
import { owner, panelOf, useOwnersSite } from "../fixtures/panel";
import { importPhoto, publicFilesOf } from "../fixtures/photo-files";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create, tableOf, type Stored } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";

const { site, panel } = useOwnersSite();
afterEach(() => vi.useRealTimers());

const day = 24 * 3_600_000;
const remove = (kind: KeptKind, id: number) => panel.save("DELETE", `${kind}delete/${id}`);
const found = async (kind: KeptKind, id: number) =>
  (await binned(panel, kind)).find((item) => item.id === id);

/** What every night does, at this time. */
async function tidy(now = Date.now()): Promise<void> {
  const tables = requireFromCms(
    "./dist/src/api/history/tables.js",
  ) as typeof import("../../src/api/history/tables");
  await tables.trimHistory(site.strapi.db.connection, now);
}

/** One record of each kind, connected with everything it can be connected with. */
async function garden() {
  const { strapi } = site;
  const photos: Stored[] = [];
  for (let n = 0; n < 3; n += 1) photos.push(await createPhoto(strapi, fresh()));
  const all = photos.map(({ documentId }) => documentId);
  const pictures = { thumb: all[0], banner: all[2] };
  const key = fresh();
  const oak = await create(strapi, "plant", { ...plant(key, "White Oak"), ...pictures });
  const ivy = await create(strapi, "plant", plant(fresh(), "Ivy"));
  const wren = await create(strapi, "animal", { ...animal(fresh(), "Wren"), ...pictures });
  const hangsOn = { plants: [ivy.documentId, oak.documentId], animals: [wren.documentId] };
  const guide = { text: "Guide", href: "https://example.org/g", rel: "author" };
  const link = await create(strapi, "link", { ...guide, ...hangsOn });
  const keyword = await create(strapi, "keyword", { keyword: fresh() });
  const category = await create(strapi, "category", { cpListId: 1, cpOptionName: fresh() });
  const book = await createResource(strapi, 9, resource("A book", { sortOrder: 7 }));
  const tags = { ...hangsOn, keywords: [keyword.documentId] };
  for (const { documentId } of photos)
    await strapi.documents("api::photo.photo" as never).update({ documentId, data: tags as never });
  return { key, photos, oak, ivy, wren, link, keyword, category, book };
}

describe("what is deleted and restored is as it was, with all that hangs on it", () => {
  const kinds = [
    ["plant", "oak", "White Oak"],
    ["animal", "wren", "Wren"],
    ["resource", "book", "A book"],
    ["link", "link", "Guide"],
    ["keyword", "keyword", /^kept/],
    ["category", "category", /^kept/],
  ] as const;

  test.each(kinds)("%s", async (kind, which, name) => {
    const { id } = (await garden())[which];
    const before = await everything(site);
    const count = await tableOf(site.strapi, kind).count();
    expect(await remove(kind, id)).toEqual([]);
    expect(await tableOf(site.strapi, kind).count()).toBe(count - 1);
    const item = (await found(kind, id)) as BinItem;
    expect(item.name).toMatch(name);
    expect(Date.parse(item.dateExpires) - Date.parse(item.dateDeleted)).toBe(binDays * day);
    expect(await restore(panel, kind, id)).toEqual([]);
    expect(await everything(site)).toEqual(before);
    expect(await found(kind, id)).toBeUndefined();
    const changes = (await historyOf(panel, kind, id)).body;
    expect(changes.map(({ what, who }) => [what, who])).toEqual([
      ["restored", owner.email],
      ["deleted", owner.email],
    ]);
  });

  test("in whatever order, where one hung on the other", async () => {
    for (const order of [
      ["plant", "link"],
      ["link", "plant"],
    ] as const) {
      const { oak, link } = await garden();
      const before = await everything(site);
      const ids = { plant: oak.id, link: link.id };
      for (const kind of ["plant", "link"] as const) await remove(kind, ids[kind]);
      for (const kind of order) expect(await restore(panel, kind, ids[kind])).toEqual([]);
      expect(await everything(site)).toEqual(before);
    }
  });

  test("but for what has gone for good meanwhile", async () => {
    const { oak, photos, key } = await garden();
    await remove("plant", oak.id);
    const [first, second] = photos as [Stored, Stored];
    await panel.save("DELETE", `photodelete/${first.id}`);
    expect(await panel.save("POST", "bindelete", { kind: "photo", id: first.id })).toEqual([]);
    expect(await restore(panel, "plant", oak.id)).toEqual([]);
    const { body } = await panel.get<{ photos: { photoId: number }[] }>(`plant/${key}`);
    expect(body.photos).toHaveLength(2);
    expect(body.photos).toContainEqual(expect.objectContaining({ photoId: second.id }));
  });
});

test("visitors see it go and come at once", async () => {
  const { oak, key } = await garden();
  const page = async () =>
    Promise.all(
      [`/flora/${key}`, `/api/flora/${key}`].map(
        async (path) => (await ask(`${site.url}${path}`)).status,
      ),
    );
  const sitemap = async () => (await ask(`${site.url}/sitemap.xml`)).text;
  expect(await page()).toEqual([200, 200]);
  expect(await sitemap()).toContain(`/flora/${key}<`);
  await remove("plant", oak.id);
  expect(await page()).toEqual([404, 404]);
  expect(await sitemap()).not.toContain(`/flora/${key}<`);
  await restore(panel, "plant", oak.id);
  expect(await page()).toEqual([200, 200]);
  expect(await sitemap()).toContain(`/flora/${key}<`);
});

describe("a name that another record has by now", () => {
  test("of a plant: it comes back under another key", async () => {
    const { oak, key } = await garden();
    await remove("plant", oak.id);
    expect(await panel.save("POST", "plantadd", { ...plantDraft, keyId: key })).toEqual([]);
    const before = await everything(site);
    const taken = [{ fieldId: "keyId", errorMessage: panelMessages.keyTaken }];
    expect(await restore(panel, "plant", oak.id)).toEqual(taken);
    expect(await restore(panel, "plant", oak.id, key)).toEqual(taken);
    expect(await restore(panel, "plant", oak.id, "No Key")).toMatchObject([{ fieldId: "keyId" }]);
    expect(await everything(site)).toEqual(before);
    const other = fresh();
    expect(await restore(panel, "plant", oak.id, other)).toEqual([]);
    const { body } = await panel.get(`plant/${other}`);
    expect(body).toMatchObject({ plantId: oak.id, nameCommon: "White Oak" });
  });

  test.each([
    ["keyword", (name: string) => ({ keyword: name }), keywordMessages.taken],
    ["category", (name: string) => ({ cpListId: 1, cpOptionName: name }), categoryMessages.taken],
  ] as const)("of a %s, also if it differs in case only", async (kind, draft, message) => {
    const name = fresh();
    const { id } = await create(site.strapi, kind, draft(name));
    await remove(kind, id);
    await create(site.strapi, kind, draft(name.toUpperCase()));
    expect(await restore(panel, kind, id)).toMatchObject([{ errorMessage: message }]);
    const other = fresh();
    expect(await restore(panel, kind, id, other)).toEqual([]);
    expect((await historyOf(panel, kind, id)).status).toBe(200);
  });
});

describe("after its time", () => {
  test("it is in the bin no more, and at night it goes for good with its history", async () => {
    const { oak } = await garden();
    await remove("plant", oak.id);
    const kept = async (table: string) =>
      (await site.strapi.db
        .connection(table)
        .where({ kind: "plant", record_id: oak.id })) as unknown[];
    const item = (await found("plant", oak.id)) as BinItem;
    await tidy(Date.parse(item.dateExpires) - 1);
    expect(await kept("record_bin")).toHaveLength(1);
    pass(binDays * day);
    const { body } = await panelAgain();
    expect(body.some(({ kind, id }) => kind === "plant" && id === oak.id)).toBe(false);
    vi.useRealTimers();
    await tidy(Date.parse(item.dateExpires));
    expect([await kept("record_bin"), await kept("record_history")]).toEqual([[], []]);
    const gone = { kind: "plant", id: oak.id, rename: "" };
    expectErrorList(await panel.call("POST", "binrestore", gone), 404);
  });

  test("the owner need not wait for it", async () => {
    const { wren } = await garden();
    await remove("animal", wren.id);
    const wanted = { kind: "animal", id: wren.id };
    expect(await panel.save("POST", "bindelete", wanted)).toEqual([]);
    expect(await found("animal", wren.id)).toBeUndefined();
    expectErrorList(await panel.call("POST", "bindelete", wanted), 404);
  });

  test("a photo goes with its files", async () => {
    const { photoId, fileName } = await importPhoto(site, fresh());
    await panel.save("DELETE", `photodelete/${photoId}`);
    expect(await panel.save("POST", "bindelete", { kind: "photo", id: photoId })).toEqual([]);
    expect(publicFilesOf(site, fileName)).toEqual([]);
    expect(await tableOf(site.strapi, "photo").count({ where: { id: photoId } })).toBe(0);
    expectErrorList(await panel.call("POST", "bindelete", { kind: "photo", id: photoId }), 404);
  });

  test("what is not in the bin is not deleted by this", async () => {
    const { oak, photos } = await garden();
    for (const [kind, id] of [
      ["plant", oak.id],
      ["photo", photos[0]?.id],
    ])
      expectErrorList(await panel.call("POST", "bindelete", { kind, id }), 404);
    expect(await tableOf(site.strapi, "plant").count({ where: { id: oak.id } })).toBe(1);
  });
});

test("what Strapi's admin deletes is in the bin too", async () => {
  const { documentId, id } = await create(site.strapi, "plant", plant(fresh(), "Phlox"));
  await site.strapi.documents("api::plant.plant" as never).delete({ documentId });
  expect(await found("plant", id)).toMatchObject({ name: "Phlox" });
  expect(await restore(panel, "plant", id)).toEqual([]);
});

test("history is thinned to the last hundred changes of two years", async () => {
  const { id } = await create(site.strapi, "keyword", { keyword: fresh() });
  const old = Date.now() - 2 * 365 * day;
  const row = { kind: "keyword", record_id: id, what: "changed", who: owner.email };
  const rows = Array.from({ length: 120 }, (_, n) => ({ ...row, at: n < 40 ? old : old + day }));
  const drafts = { before: '{"keyword":"a"}', after: '{"keyword":"b"}' };
  await site.strapi.db.connection("record_history").insert(rows.map((r) => ({ ...r, ...drafts })));
  expect((await historyOf(panel, "keyword", id)).body).toHaveLength(100);
  await tidy();
  expect((await historyOf(panel, "keyword", id)).body).toHaveLength(80);
});

/** The bin after a new sign-in, because a session does not last for weeks. */
async function panelAgain() {
  return panelOf(site.url, (await signIn(site.url)).token).get<BinItem[]>("bin");
}
