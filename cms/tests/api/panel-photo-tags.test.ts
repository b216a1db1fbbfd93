import { panelMessages } from "shared-types/kit/panel-messages";
import type { PhotoItem } from "shared-types/photo/answers";
import type { PhotoTags } from "shared-types/photo/schema";
import { beforeAll, describe, expect, test } from "vitest";
import { animal } from "../fixtures/animals";
import { ask } from "../fixtures/ask";
import { useOwnersSite } from "../fixtures/panel";
import { photoOf } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create, documentsOf, tableOf, type Stored } from "../fixtures/records";

const { site, panel } = useOwnersSite();
const made: Record<string, Stored> = {};
beforeAll(async () => {
  const { strapi } = site;
  made["wren"] = await create(strapi, "animal", animal("wren", "Wren"));
  made["oak"] = await create(strapi, "plant", plant("oak", "Oak"));
  made["birds"] = await create(strapi, "category", { cpListId: 1, cpOptionName: "Birds" });
  for (const keyword of ["dusk", "dawn", "noon"])
    made[keyword] = await create(strapi, "keyword", { keyword });
});

const id = (name: string) => made[name]?.id ?? 0;
const documentId = (name: string) => made[name]?.documentId ?? "";
const tag = (body: object) => panel.save("POST", "photostag", body);

let count = 0;
const photo = async (more: object = {}) =>
  (await createPhoto(site.strapi, `tagged-${(count += 1)}`, more)).id;

async function tagsOf(photoId: number): Promise<PhotoTags> {
  const { animals, plants, categories, keywords } = await photoOf(panel, photoId);
  return { animals, plants, categories, keywords };
}

const none: PhotoTags = { animals: [], plants: [], categories: [], keywords: [] };

describe("tagging several photos", () => {
  test("gives and takes tags of every kind, once each, and leaves the rest", async () => {
    const photoIds = [
      await photo({ keywords: [documentId("dusk"), documentId("noon")] }),
      await photo({ keywords: [documentId("dawn")], plants: [documentId("oak")] }),
      await photo(),
    ];
    const species = { animals: [id("wren")], plants: [id("oak")] };
    const add = { ...species, categories: [id("birds")], keywords: [id("dawn")] };
    const untouched = await photo({ keywords: [documentId("dusk")] });
    expect(await tag({ photoIds, add, remove: { keywords: [id("dusk")] } })).toEqual([]);
    const both = { ...add, keywords: [id("dawn"), id("noon")] };
    expect(await Promise.all(photoIds.map(tagsOf))).toEqual([both, add, add]);
    expect(await tagsOf(untouched)).toEqual({ ...none, keywords: [id("dusk")] });
    const wren = await ask<{ photos: PhotoItem[] }>(`${site.url}/api/fauna/wren`);
    expect(wren.body.photos.map(({ photoId }) => photoId).sort()).toEqual([...photoIds].sort());
  });

  test("gives what is both given and taken", async () => {
    const photoId = await photo({ keywords: [documentId("dusk")] });
    const tags = { keywords: [id("dusk"), id("dawn")] };
    expect(await tag({ photoIds: [photoId], add: tags, remove: tags })).toEqual([]);
    expect(await tagsOf(photoId)).toEqual({ ...none, ...tags });
  });

  test("twice, and four times at once, is as good as once", async () => {
    const photoIds = [await photo(), await photo()];
    const body = {
      photoIds: [...photoIds, ...photoIds],
      add: { keywords: [id("dusk"), id("dusk")] },
    };
    expect(await tag(body)).toEqual([]);
    const again = await Promise.all([1, 2, 3, 4].map(() => tag(body)));
    expect(again).toEqual([[], [], [], []]);
    for (const photoId of photoIds)
      expect(await tagsOf(photoId)).toEqual({ ...none, keywords: [id("dusk")] });
  });

  test("with nothing to give or take changes nothing", async () => {
    const photoId = await photo({ keywords: [documentId("dusk")] });
    expect(await tag({ photoIds: [photoId] })).toEqual([]);
    expect(await tagsOf(photoId)).toEqual({ ...none, keywords: [id("dusk")] });
  });

  test("keeps the order that Strapi's admin shows: what is new comes last", async () => {
    const keywords = [documentId("noon"), documentId("dusk")];
    const photoId = await photo({ keywords });
    await tag({ photoIds: [photoId], add: { keywords: [id("dawn")] } });
    const photos = tableOf<Stored & { keywords: { keyword: string }[] }>(site.strapi, "photo");
    const record = () => photos.findOne({ where: { id: photoId }, populate: ["keywords"] });
    const order = async () => (await record()).keywords.map(({ keyword }) => keyword);
    expect(await order()).toEqual(["noon", "dusk", "dawn"]);
    const { documentId: photoDocument } = await record();
    const first = { documentId: documentId("dawn"), position: { before: documentId("noon") } };
    await documentsOf(site.strapi, "photo").update({
      documentId: photoDocument,
      data: { keywords: { connect: [first] } },
    });
    expect(await order()).toEqual(["dawn", "noon", "dusk"]);
  });

  test("of 498 photos takes as many statements as of one", async () => {
    const rows = Array.from({ length: 500 }, (_, n) => ({
      file_name: `many-${n}.jpg`,
      document_id: `many-${n}`.padEnd(24, "x"),
    }));
    const knex = site.strapi.db.connection;
    await knex.batchInsert("photos", rows, 100);
    const stored = await knex("photos").where("file_name", "like", "many-%").select("id");
    const photoIds = stored.map((row: { id: number }) => row.id);
    const change = {
      add: { animals: [id("wren")], keywords: [id("dusk"), id("dawn")] },
      remove: { categories: [id("birds")] },
    };
    const statements = async (ids: number[]) => {
      const asked: { __knexTxId?: string; sql: string }[] = [];
      const listen = (query: (typeof asked)[number]) => asked.push(query);
      knex.on("query", listen);
      expect(await tag({ photoIds: ids, ...change })).toEqual([]);
      knex.removeListener("query", listen);
      // Before and after it the site reads what is saved, for its events, and looks for changes.
      const tagging = asked.find(({ sql }) => sql.startsWith("insert into photos_keywords_lnk"));
      const own = asked.filter(({ __knexTxId }) => __knexTxId === tagging?.__knexTxId);
      const [begin, end] = ["BEGIN;", "COMMIT;"].map((word) =>
        own.findIndex(({ sql }) => sql === word),
      );
      return own.slice(begin, end).length;
    };
    const [first = 0, second = 0, ...others] = photoIds;
    // An animal's first photo becomes its picture.
    await statements([first]);
    const ofOne = await statements([second]);
    expect(ofOne).toBeGreaterThan(0);
    expect(ofOne).toBeLessThanOrEqual(23);
    expect(await statements(others)).toBe(ofOne);
    const links = await knex("photos_keywords_lnk").whereIn("photo_id", photoIds).select("*");
    expect(links).toHaveLength(1000);
    const places = links.map((row: { photo_ord: number; keyword_id: number }) =>
      [row.keyword_id, row.photo_ord].join(),
    );
    expect(new Set(places).size).toBe(1000);
  });
});

describe("tagging is refused, and nothing changed,", () => {
  test.each([
    ["without photos", { photoIds: [] }, "photoIds", "Please choose at least one photo."],
    ["of nothing at all", {}, "photoIds", "Please choose at least one photo."],
    ["of a photo that is not there", { photoIds: [999_999] }, "photoIds", panelMessages.noPhoto],
  ])("%s", async (_case, body, fieldId, errorMessage) => {
    expect(await tag(body)).toEqual([{ fieldId, errorMessage }]);
  });

  test("when one of the photos is in the bin or nowhere", async () => {
    const [kept, binned] = [await photo(), await photo()];
    await panel.save("DELETE", `photodelete/${binned}`);
    const add = { keywords: [id("dusk")] };
    for (const other of [binned, 999_999])
      expect(await tag({ photoIds: [kept, other], add })).toEqual([
        { fieldId: "photoIds", errorMessage: panelMessages.noPhoto },
      ]);
    expect(await tagsOf(kept)).toEqual(none);
  });

  test.each(["animals", "plants", "categories", "keywords"])(
    "when one of the %s is not there, on that field",
    async (kind) => {
      const photoId = await photo();
      const add = { keywords: [id("dusk")], [kind]: [999_999] };
      expect(await tag({ photoIds: [photoId], add })).toMatchObject([{ fieldId: `add.${kind}` }]);
      const remove = { [kind]: [999_999] };
      const both = { photoIds: [photoId], add: { keywords: [id("dusk")] }, remove };
      expect(await tag(both)).toMatchObject([{ fieldId: `remove.${kind}` }]);
      expect(await tagsOf(photoId)).toEqual(none);
    },
  );

  test("with a resource category", async () => {
    const body = { photoIds: [await photo()], add: { categories: [8] } };
    expect(await tag(body)).toMatchObject([{ fieldId: "add.categories" }]);
  });

  test("of more than 10,000 photos at once", async () => {
    const photoIds = Array.from({ length: 10_001 }, (_, n) => n + 1);
    expect(await tag({ photoIds })).toMatchObject([{ fieldId: "photoIds" }]);
  });
});
