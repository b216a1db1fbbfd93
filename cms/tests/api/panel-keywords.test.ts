import { keywordMessages } from "shared-types/keyword/codes";
import type { KeywordItem } from "shared-types/keyword/answers";
import { beforeEach, describe, expect, test } from "vitest";
import { expectErrorList } from "../fixtures/errors";
import { useOwnersSite } from "../fixtures/panel";
import { photoOf } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { create, documentsOf, tableOf, type Stored } from "../fixtures/records";

const { site, panel } = useOwnersSite();
beforeEach(async () => {
  const rows = await tableOf(site.strapi, "keyword").findMany();
  for (const { id } of rows) await tableOf(site.strapi, "keyword").delete({ where: { id } });
});

const all = async () => (await panel.get<KeywordItem[]>("keywords")).body;
const words = async () => (await all()).map(({ keyword }) => keyword);
const add = (keyword: unknown) => panel.save("POST", "keywordadd", { keyword });
const update = (keywordId: number, keyword: string) =>
  panel.save("PUT", "keywordupdate", { keywordId, keyword });
const taken = [{ fieldId: "keyword", errorMessage: keywordMessages.taken }];
const keyword = (word: string) => create(site.strapi, "keyword", { keyword: word });
const keywordsOf = async ({ id }: Stored) => (await photoOf(panel, id)).keywords;

describe("adding a keyword", () => {
  test("keeps it, without white space around it", async () => {
    expect(await add("  Wild bergamot ")).toEqual([]);
    expect(await all()).toEqual([
      {
        keywordId: expect.any(Number) as number,
        keyword: "Wild bergamot",
        uses: 0,
        etag: expect.any(String) as string,
      },
    ]);
  });

  test.each(["dusk", "DUSK", " dusk ", "dúsk"])("refuses %j beside 'Dusk'", async (twin) => {
    expect(await add("Dusk")).toEqual([]);
    expect(await add(twin)).toEqual(taken);
    expect(await words()).toEqual(["Dusk"]);
  });
});

describe("the keywords", () => {
  test("come in order, whatever their case and accents, with the count of their photos", async () => {
    const [zebra, ete] = [await keyword("zebra"), await keyword("Été")];
    await keyword("apple");
    await createPhoto(site.strapi, "uses-1", { keywords: [ete.documentId] });
    await createPhoto(site.strapi, "uses-2", { keywords: [ete.documentId, zebra.documentId] });
    const gone = await createPhoto(site.strapi, "uses-3", { keywords: [ete.documentId] });
    expect(await panel.save("DELETE", `photodelete/${gone.id}`)).toEqual([]);
    expect((await all()).map(({ keyword: word, uses }) => [word, uses])).toEqual([
      ["apple", 0],
      ["Été", 2],
      ["zebra", 1],
    ]);
  });
});

describe("renaming a keyword", () => {
  test("shows at once, and may change its case only", async () => {
    const { id } = await keyword("dusk");
    expect(await update(id, "Dusk")).toEqual([]);
    expect(await words()).toEqual(["Dusk"]);
    expect(await update(id, "Evening")).toEqual([]);
    expect(await words()).toEqual(["Evening"]);
    expect(await add("dusk")).toEqual([]);
  });

  test("to another one's name is refused", async () => {
    await keyword("Rain");
    const { id } = await keyword("Snow");
    expect(await update(id, "RAIN")).toEqual(taken);
    expect(await words()).toEqual(["Rain", "Snow"]);
  });
});

describe("merging two keywords", () => {
  test("gives each photo the other once, those in the bin too, and removes the one", async () => {
    const [one, other] = [await keyword("frost"), await keyword("ice")];
    const photo = (name: string, ...tags: Stored[]) =>
      createPhoto(site.strapi, name, { keywords: tags.map(({ documentId }) => documentId) });
    const both = await photo("merge-both", one, other);
    const only = await photo("merge-only", one);
    const binned = await photo("merge-binned", one);
    const none = await photo("merge-none");
    await panel.save("DELETE", `photodelete/${binned.id}`);
    const merge = { keywordId: one.id, intoId: other.id };
    expect(await panel.save("POST", "keywordmerge", merge)).toEqual([]);
    expect(await all()).toMatchObject([{ keywordId: other.id, keyword: "ice", uses: 2 }]);
    await panel.save("POST", `photorestore/${binned.id}`);
    for (const [record, wanted] of [
      [both, [other.id]],
      [only, [other.id]],
      [binned, [other.id]],
      [none, []],
    ] as const)
      expect(await keywordsOf(record)).toEqual(wanted);
  });

  test("with itself is refused, and with one that is not there a 404", async () => {
    const { id } = await keyword("alone");
    const itself = { keywordId: id, intoId: id };
    expect(await panel.save("POST", "keywordmerge", itself)).toEqual([
      { fieldId: "intoId", errorMessage: keywordMessages.same },
    ]);
    for (const body of [
      { keywordId: id, intoId: 999_999 },
      { keywordId: 999_999, intoId: id },
    ])
      expectErrorList(await panel.call("POST", "keywordmerge", body), 404);
    expect(await words()).toEqual(["alone"]);
  });
});

describe("deleting a keyword", () => {
  test("leaves its photos", async () => {
    const { id, documentId } = await keyword("fog");
    const photo = await createPhoto(site.strapi, "foggy", { keywords: [documentId] });
    expect(await panel.save("DELETE", `keyworddelete/${id}`)).toEqual([]);
    expect(await keywordsOf(photo)).toEqual([]);
    expect(await words()).toEqual([]);
  });
});

test("Strapi's admin is held to the same rule, and told at the field", async () => {
  await keyword("Moss");
  const twin = keyword("mòss");
  await expect(twin).rejects.toMatchObject({
    name: "ValidationError",
    message: keywordMessages.taken,
    details: { errors: [{ path: ["keyword"] }] },
  });
  const { documentId } = await keyword("Fern");
  const documents = documentsOf(site.strapi, "keyword");
  await expect(documents.update({ documentId, data: { keyword: "MOSS" } })).rejects.toThrow(
    keywordMessages.taken,
  );
  expect(await words()).toEqual(["Fern", "Moss"]);
});
