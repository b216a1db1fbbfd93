import { evidences } from "shared-types/calendar/codes";
import type { Yard } from "shared-types/calendar/files";
import { photoFilterDefault, type PhotoFilter } from "shared-types/photo/codes";
import { partOfPhoto, type DataIndex } from "shared-types/publish/data";
import { tagWord } from "shared-types/search/records";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFilesReader } from "./reader";

const oak = { id: 1, keyId: "oak", nameCommon: "White Oak", nameScientific: "", group: "tree" };
const yard: Yard = {
  ...{ hemisphere: "north", timeZone: "America/New_York" },
  species: { plants: [oak], animals: [] },
  week: {
    plants: [{ id: 1, order: "", thumbId: 0, first: "2024-05-17", months: ["05"] }],
    animals: [],
  },
  ...{ pinned: { plants: [], animals: [] }, pairs: [] },
};
const photo = { photoId: 1203, thumbFileName: "leaf-thumb.jpg", version: "", alt: "A leaf" };
const parts: Record<string, Record<string, unknown>> = {
  flora: { all: [{ plantId: 1, keyId: "oak", nameCommon: "White Oak" }] },
  photos: { [partOfPhoto(1203)]: [photo] },
  texts: { "plants-0": [[1, { nameCommon: ["White Oak"] }]] },
  "photo-texts": { "3": [[1203, { alt: ["A leaf"], tags: [tagWord("plants", 1)] }]] },
  yard: { all: yard },
  records: {
    "2024": {
      plants: [[1, "2024-05-17", "flower", evidences.indexOf("photo"), 1203]],
      animals: [],
    },
    "2025": { plants: [[1, "2025-05-20", "", evidences.indexOf("seen"), 0]], animals: [] },
  },
};

const listed = {
  ...{ id: 1203, uploaded: Date.parse("2024-05-18T03:00:00Z"), uploadedOn: "2024-05-17" },
  ...{ taken: null, takenOn: "", categories: [7], tags: [tagWord("plants", 1)] },
};
parts["photo-list"] = { [partOfPhoto(1203)]: [listed] };
parts["photo-tag-names"] = { all: { [tagWord("plants", 1)]: "white oak" } };

const asked: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2025-05-22T03:00:00Z"), toFake: ["Date"] });
  const index: DataIndex = Object.fromEntries(
    Object.entries(parts).map(([name, keys]) => [
      name,
      Object.fromEntries(Object.keys(keys).map((key) => [key, `/data/${name}/${key}`])),
    ]),
  );
  const files = { index } as Record<string, unknown>;
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const [, , name = "", key = ""] = url.replace("/garden", "").split("/");
    const body = name === "index.json" ? files["index"] : parts[name]?.[key];
    return new Response(JSON.stringify(body), { status: body === undefined ? 404 : 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  asked.length = 0;
});

test("a search of a copy finds rows and the photos tagged with them, and asks once for each file", async () => {
  const reader = createFilesReader("/garden");
  const found = await reader.search("white oak");
  expect(found.plants).toEqual([
    { plantId: 1, keyId: "oak", nameCommon: "White Oak", matched: "nameCommon" },
  ]);
  expect(found.photos).toEqual([{ ...photo, matched: "tags" }]);
  const many = asked.length;
  expect((await reader.search("leaf")).totals).toMatchObject({ plants: 0, photos: 1 });
  expect(asked).toHaveLength(many);
  expect(new Set(asked).size).toBe(many);
});

test("calendar, week and facets of a copy are those of its records, today in the garden", async () => {
  const reader = createFilesReader("/garden");
  const { years, rows } = await reader.calendar({ kind: "plants", year: 0 });
  expect([years, rows.map(({ keyId, records }) => [keyId, records])]).toEqual([
    [2025, 2024],
    [["oak", 2]],
  ]);
  const week = await reader.thisWeek();
  // It is still May 21 there.
  expect([week.from, week.to]).toEqual(["2025-05-14", "2025-05-27"]);
  expect(week.items).toEqual([
    expect.objectContaining({ text: "In flower", years: [2024, 2025], photo }),
  ]);
  expect((await reader.floraFacets()).inBloom).toEqual([1]);
  expect((await reader.faunaFacets()).month).toBe(5);
});

test("the gallery of a copy is searched, and knows the page of a photo", async () => {
  const reader = createFilesReader("/garden");
  const idsOf = async (filter: Partial<PhotoFilter>) => {
    const { items, totalCount } = await reader.photos({ ...photoFilterDefault, ...filter });
    return [items.map(({ photoId }) => photoId), totalCount];
  };
  expect(await idsOf({ searchTerm: "whiteoak" })).toEqual([[1203], 1]);
  expect(await idsOf({ searchTerm: "A leaf", searchColumn: "cap" })).toEqual([[1203], 1]);
  expect(await idsOf({ searchTerm: "5/17/2024", searchColumn: "dtu" })).toEqual([[1203], 1]);
  expect(await idsOf({ category: 7, pageId: 2 })).toEqual([[], 1]);
  expect(await idsOf({ category: 8 })).toEqual([[], 0]);
  expect(await reader.photoPlace(1203)).toEqual({ photo, pageId: 1 });
  expect(await reader.photoPlace(1204)).toBeNull();
});

test("a plant, animal or plan of which the copy has no page is not there, whatever the network does", async () => {
  const reader = createFilesReader("/garden");
  const missing = [
    reader.floraDetail("gone"),
    reader.faunaDetail("gone"),
    reader.planDetail("gone"),
  ];
  expect(await Promise.all(missing)).toEqual([null, null, null]);
});
