import type { PhotoItem, PhotoPage } from "shared-types/photo/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { animal } from "../fixtures/animals";
import { useSite } from "../boot";
import { send } from "../fixtures/ask";
import { expectError } from "../fixtures/errors";
import { createPhoto, createSeries } from "../fixtures/photos";
import { create } from "../fixtures/records";

const site = useSite();
const all: PhotoItem[] = [];
const category: Record<string, number> = {};

async function page(filter: object): Promise<PhotoPage> {
  const { status, body } = await send<PhotoPage>(`${site.url}/api/photos`, filter);
  expect(status).toBe(200);
  return body;
}

const names = ({ items }: PhotoPage) => items.map(({ fileName }) => fileName.replace(".jpg", ""));

beforeAll(async () => {
  const { strapi } = site;
  const made: Record<string, string> = {};
  for (const cpOptionName of ["Full", "Over", "Empty"]) {
    const { id, documentId } = await create(strapi, "category", { cpListId: 1, cpOptionName });
    category[cpOptionName] = id;
    made[cpOptionName] = documentId;
  }
  await createSeries(strapi, "full", 24, { categories: [made["Full"]] });
  await createSeries(strapi, "over", 25, { categories: [made["Over"]] });
  const keyword = await create(strapi, "keyword", { keyword: "dawn" });
  const wren = await create(strapi, "animal", animal("wren", "Wren"));
  const tags = { keywords: [keyword.documentId], animals: [wren.documentId] };
  await createPhoto(strapi, "dated-early", { dateTaken: "2001-01-01T00:00:00.000Z", ...tags });
  await createPhoto(strapi, "dated-late", {
    dateTaken: "2024-05-01T10:00:00.123Z",
    width: 600,
    height: 800,
    contentHash: "ab12cd34ef",
    webpWidths: "320,640",
    avifWidths: "320",
    placeholder: "data:image/webp;base64,AAAA",
  });
  for (let pageId = 1; pageId <= 3; pageId += 1)
    all.push(...(await page({ sortColumn: "pid", sortDirection: "asc", pageId })).items);
});

describe("pages of photos", () => {
  test("hold 24, and the last what is left", async () => {
    expect(all.map(({ photoId }) => photoId)).toEqual(
      [...new Set(all.map(({ photoId }) => photoId))].sort((a, b) => a - b),
    );
    const counts = [];
    for (const pageId of [1, 2, 3]) counts.push((await page({ pageId })).items.length);
    expect(counts).toEqual([24, 24, 3]);
    expect((await page({})).totalPageCount).toBe(3);
  });

  test("are none for nothing, one for 24, two for 25", async () => {
    const count = async (name: string) => {
      const found = await page({ category: category[name] });
      return [found.items.length, found.totalPageCount, found.totalCount];
    };
    expect(await count("Empty")).toEqual([0, 0, 0]);
    expect(await count("Full")).toEqual([24, 1, 24]);
    expect(await count("Over")).toEqual([24, 2, 25]);
    expect((await page({ category: category["Over"], pageId: 2 })).items).toHaveLength(1);
  });

  test("past the end are empty, with the true number of pages", async () => {
    for (const pageId of [4, 1000, 2_147_483_647])
      expect(await page({ pageId })).toMatchObject({ items: [], totalPageCount: 3 });
  });

  test.each([0, -1, 1.5, "1", null, true, 2 ** 31, 1e300, [1], {}])(
    "with the number %j are malformed: 400",
    async (pageId) =>
      expectError(await send(`${site.url}/api/photos`, { pageId }), 400, "malformed"),
  );
});

describe("the category of photos", () => {
  test("0 is all of them, a category's id its own", async () => {
    expect((await page({ category: 0 })).totalPageCount).toBe(3);
    const { items } = await page({ category: category["Full"] });
    for (const { fileName, categories } of items) {
      expect(fileName).toMatch(/^full-/);
      expect(categories).toEqual([category["Full"]]);
    }
  });

  test.each([999_999, 8, 2_147_483_647])("%d, which no photo has, finds nothing", async (id) => {
    expect(await page({ category: id })).toEqual({ items: [], totalPageCount: 0, totalCount: 0 });
  });

  test.each([-1, 0.5, "0", null, 2 ** 31])("%j is malformed: 400", async (id) =>
    expectError(await send(`${site.url}/api/photos`, { category: id }), 400, "malformed"),
  );

  test("and the search narrow together", async () => {
    const both = { category: category["Full"], searchColumn: "cap", searchTerm: "over-1" };
    expect((await page(both)).items).toEqual([]);
  });
});

describe("the order of photos", () => {
  test("is newest upload first unless asked otherwise", async () => {
    expect(names(await page({})).slice(0, 3)).toEqual(["dated-late", "dated-early", "over-25"]);
  });

  const time = (date: string | null) => (date === null ? null : Date.parse(date));
  const value: Record<string, (photo: PhotoItem) => number | null> = {
    dtu: ({ dateUploaded }) => time(dateUploaded),
    dtt: ({ dateTaken }) => time(dateTaken),
    pid: ({ photoId }) => photoId,
  };
  const cases = ["dtu", "dtt", "pid"].flatMap((c) => [[c, 1] as const, [c, -1] as const]);
  test.each(cases)(
    "by %s, sign %d: undated last, equal ones by id the same way",
    async (c, sign) => {
      const of = value[c] ?? (() => 0);
      const wanted = [...all].sort((a, b) => {
        const [first, second] = [of(a), of(b)];
        if (first === null || second === null)
          return Number(first === null) - Number(second === null) || sign * (a.photoId - b.photoId);
        return sign * (first - second) || sign * (a.photoId - b.photoId);
      });
      const found: PhotoItem[] = [];
      const sortDirection = sign === 1 ? "asc" : "desc";
      for (let pageId = 1; pageId <= 3; pageId += 1)
        found.push(...(await page({ sortColumn: c, sortDirection, pageId })).items);
      expect(found.map(({ photoId }) => photoId)).toEqual(wanted.map(({ photoId }) => photoId));
    },
  );
});

describe("a photo of a list", () => {
  const late = () => all.find(({ fileName }) => fileName === "dated-late.jpg");

  test("names the widths that exist as sources, with the version of its bytes", () => {
    expect(late()?.sources).toEqual([
      { type: "image/avif", srcSet: "/assets/images/_web/dated-late-320.avif?v=ab12cd34 320w" },
      {
        type: "image/webp",
        srcSet:
          "/assets/images/_web/dated-late-320.webp?v=ab12cd34 320w, /assets/images/_web/dated-late-640.webp?v=ab12cd34 640w",
      },
    ]);
    expect(late()?.placeholder).toBe("data:image/webp;base64,AAAA");
    expect(all[0]).toMatchObject({ sources: [], placeholder: "" });
  });

  test("has its dates in UTC to the millisecond, and null where it has none", () => {
    expect(late()?.dateTaken).toBe("2024-05-01T10:00:00.123Z");
    expect(all[0]).toMatchObject({ dateTaken: null, dateUploaded: "2023-01-15T12:01:00.000Z" });
  });

  test("carries the ids of its tags", () => {
    const early = all.find(({ fileName }) => fileName === "dated-early.jpg");
    expect(early?.animals).toHaveLength(1);
    expect(early?.keywords).toHaveLength(1);
    expect(early).toMatchObject({ plants: [], categories: [] });
  });
});
