// @dialect api/photo/search, api/photo/listed
import fc from "fast-check";
import { photoSearchColumns, photosPerPage, photoSortColumns } from "shared-types/photo/codes";
import type { PhotoPage } from "shared-types/photo/answers";
import { listPhotos } from "shared-types/photo/list";
import { beforeAll, expect, test } from "vitest";
import { readListedPhotos, readTagNames } from "../../src/api/photo/listed";
import { useSite } from "../boot";
import { animal } from "../fixtures/animals";
import { send } from "../fixtures/ask";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";
import { times } from "../fixtures/thorough";
import { wildTerms } from "../fixtures/wild";

interface Stored {
  id: number;
  caption: string;
  alt: string;
}

/** Its days have 23, 24 or 25 hours. */
const site = useSite({ env: { SITE_TIMEZONE: "America/New_York" } });
let categories: number[] = [];

const captions = [
  "",
  "An acorn, half-eaten",
  "Blue-eyed grass at dawn",
  "Sings \\ 'loud'",
  "Été 🐝",
];

const hour = 3_600_000;
/** Around the ends of days, months and years, and when clocks change. */
const moments = ["2024-01-01T05:00", "2024-03-10T07:00", "2024-05-18T04:00", "2024-11-03T06:00"]
  .map((moment) => Date.parse(`${moment}:00Z`))
  .flatMap((moment) => [-24 * hour, -hour, -1, 0, hour, 24 * hour].map((more) => moment + more))
  .map((moment) => new Date(moment).toISOString());

beforeAll(async () => {
  const { strapi } = site;
  const plants = [
    await create(strapi, "plant", plant("oak", "White Oak")),
    await create(strapi, "plant", plant("grass", "Blue-eyed Grass")),
    await create(strapi, "plant", plant("x", "Secret Sedge", { internal: true })),
  ];
  const animals = [
    await create(strapi, "animal", animal("wren", "Carolina Wren")),
    await create(strapi, "animal", animal("ghost", "Ghost Wren", { internal: true })),
  ];
  const keywords = [
    await create(strapi, "keyword", { keyword: "wren" }),
    await create(strapi, "keyword", { keyword: "Été 100%_dawn" }),
  ];
  const named = [
    await create(strapi, "category", { cpOptionName: "Plants", cpListId: 1 }),
    await create(strapi, "category", { cpOptionName: "Birds", cpListId: 1 }),
  ];
  categories = named.map(({ id }) => id);
  const some = (all: { documentId: string }[], n: number) =>
    all.filter((_, place) => Math.floor(n / (place + 1)) % 3 === 1).map((one) => one.documentId);
  const partial = ["2024", "2024-05", "2024-05-17"];
  for (let n = 0; n < 60; n += 1)
    await createPhoto(strapi, `photo-${n}`, {
      dateUploaded: moments[(n * 7) % moments.length],
      ...(n % 4 === 3
        ? { takenOn: n % 8 === 3 ? null : partial[n % 3] }
        : { dateTaken: moments[n % moments.length] }),
      caption: captions[n % captions.length],
      plants: some(plants, n),
      animals: some(animals, n + 1),
      keywords: some(keywords, n + 2),
      categories: some(named, n),
      visibility: n % 11 === 10 ? "internal" : "public",
    });
});

const days = ["2024", "1/2024", "5/2024", "2024-11", "3/9/2024", "3/10/2024", "5/17/2024"];
const more = ["05/17/2024", "2024-05-17", "2024-13", "13/2024", "2/30/2024", "24", "11/3/2024"];
const names = ["oak", "whiteoak", "blue eyed", "blueeyed", "Wren", "sedge", "ghost", "dawn", "été"];

const filters = fc.record({
  category: fc.nat(9).map((n) => (n < 7 ? 0 : n === 9 ? 999 : (categories[n - 7] ?? 0))),
  searchColumn: fc.constantFrom(...photoSearchColumns),
  searchTerm: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...days, ...more) },
    { weight: 3, arbitrary: fc.constantFrom(...names) },
    { weight: 3, arbitrary: wildTerms([...captions, ...names]).map(([one = ""]) => one) },
    { weight: 1, arbitrary: fc.constantFrom("", "1", "007", "10", "9999999999") },
  ),
  sortColumn: fc.constantFrom(...photoSortColumns),
  sortDirection: fc.constantFrom("asc" as const, "desc" as const),
  pageId: fc.nat(3).map((n) => n + 1),
});

test("the gallery of a copy answers what the site answers", async () => {
  const knex = site.strapi.db.connection;
  const stored = await knex("photos").select<Stored[]>("id", "caption", "alt");
  const photos = await readListedPhotos(
    knex,
    stored.map(({ id }) => id),
  );
  expect(photos).toHaveLength(55);
  const texts = {
    tagNames: () => readTagNames(knex),
    captions: () =>
      Promise.resolve(new Map(stored.map(({ id, caption, alt }) => [id, `${caption} ${alt}`]))),
  };
  expect(Object.values(await texts.tagNames()).join()).not.toMatch(/sedge|ghost/);
  let found = 0;
  for (const filter of fc.sample(filters, times(1000, 80))) {
    const { body } = await send<PhotoPage>(`${site.url}/api/photos`, filter);
    const ids = await listPhotos(photos, filter, texts);
    const page = ids.slice((filter.pageId - 1) * photosPerPage, filter.pageId * photosPerPage);
    const own = { ids: page, total: ids.length };
    const answered = { ids: body.items.map(({ photoId }) => photoId), total: body.totalCount };
    expect([JSON.stringify(filter), own]).toEqual([JSON.stringify(filter), answered]);
    found += own.total === 0 ? 0 : 1;
  }
  expect(found).toBeGreaterThan(20);
});
