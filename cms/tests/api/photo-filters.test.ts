// @dialect api/photo/search
// @slow
import fc from "fast-check";
import type { Knex } from "knex";
import {
  photoFilterDefault,
  photoGaps,
  photoVisibilities,
  type PhotoFilter,
} from "shared-types/photo/codes";
import type { PhotoPage, PhotoPlace } from "shared-types/photo/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { wordsOf } from "../fixtures/lists";
import { plainPage, readPlainly } from "../fixtures/plain-gallery";
import { photo } from "../fixtures/photos";
import { askedRuns } from "../fixtures/wild";

/** Direct access to the database, like another program's. */
const site = useSite();
let knex: Knex;

interface Photos {
  search(filter: PhotoFilter, withInternal: boolean): Promise<PhotoPage>;
  place(photoId: number): Promise<PhotoPlace | null>;
}
const photos = () => site.strapi.service("api::photo.photo") as unknown as Photos;

const isPostgres = (process.env["TEST_DATABASE_URL"] ?? "") !== "";
const hour = 3600_000;
const start = Date.UTC(2024, 4, 17, 2);
const at = (hours: number) => (isPostgres ? new Date(start + hours * hour) : start + hours * hour);
const words = ["a", "wren", "oak", "dawn", "é", "100%"];
const links = {
  keywords: ["photos_keywords_lnk", "keyword_id"],
  plants: ["photos_plants_lnk", "plant_id"],
  animals: ["photos_animals_lnk", "animal_id"],
  categories: ["photos_categories_lnk", "category_id"],
} as const;
const kinds = Object.keys(links) as (keyof typeof links)[];

function row(id: number) {
  const { fileName, thumbFileName, alt, width, height, fileType, fileSize } = photo(`p${id}`) as {
    [name: string]: string;
  };
  return {
    id,
    file_name: fileName,
    thumb_file_name: thumbFileName,
    alt,
    width,
    height,
    file_type: fileType,
    file_size: fileSize,
    fold_caption: `p${id} in the garden`,
    date_uploaded: at(id % 7),
  };
}

const some = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

/** One change by raw SQL; `n` and `m` select the rows. */
type Change = (trx: Knex, n: number, m: number) => Promise<unknown>;
const photoId = (n: number) => 1 + (n % 80);
const tagId = (n: number) => 1 + (n % 6);
const species = (m: number) => ({ internal: m % 2 === 0, fold_common: some(words, m) });
const aPhoto = (trx: Knex, n: number) => trx("photos").where("id", photoId(n));
const aTag = (trx: Knex, table: string, n: number) => trx(table).where("id", tagId(n));
const insert = (trx: Knex, table: string, data: object) =>
  trx(table).insert(data).onConflict().ignore();
const changes: Change[] = [
  (trx, n) => insert(trx, "photos", row(photoId(n))),
  (trx, n) => aPhoto(trx, n).delete(),
  (trx, n, m) => aPhoto(trx, n).update({ fold_caption: some(words, m) }),
  (trx, n, m) => aPhoto(trx, n).update({ date_uploaded: at(m % 50) }),
  (trx, n, m) => aPhoto(trx, n).update({ date_taken: m % 3 ? at(m % 50) : null }),
  (trx, n, m) => aPhoto(trx, n).update({ caption: some(["", null, "Dusk"], m) }),
  (trx, n, m) => aPhoto(trx, n).update({ alt_proposed: some([true, false, null], m) }),
  (trx, n, m) =>
    aPhoto(trx, n).update({ visibility: some(["public", null, "site", "internal"], m) }),
  (trx, n, m) => aPhoto(trx, n).update({ date_deleted: m % 2 ? at(0) : null }),
  async (trx, n, m) => {
    const [table, column] = links[some(kinds, n)];
    const ids: object[] = await aPhoto(trx, m).select("id");
    const tag: object[] = await aTag(trx, some(kinds, n), n).select("id");
    if (ids.length === 0 || tag.length === 0) return;
    await insert(trx, table, { photo_id: photoId(m), [column]: tagId(n) });
  },
  (trx, n, m) => trx(links[some(kinds, n)][0]).where("photo_id", photoId(m)).delete(),
  (trx, n, m) => aTag(trx, "plants", n).update(species(m)),
  (trx, n, m) => aTag(trx, "keywords", n).update({ fold_keyword: `${some(words, m)}${tagId(n)}` }),
  // Its join rows are deleted with it, by the foreign key.
  (trx, n) => aTag(trx, "animals", n).delete(),
  (trx, n, m) => insert(trx, "animals", { id: tagId(n), ...species(m) }),
];

beforeAll(async () => {
  knex = site.strapi.db.connection;
  const ids = [1, 2, 3, 4, 5, 6];
  await knex("keywords").insert(ids.map((id) => ({ id, fold_keyword: `${some(words, id)}${id}` })));
  for (const table of ["plants", "animals"])
    await knex(table).insert(
      ids.map((id) => ({ id, fold_common: some(words, id + 2), internal: id % 2 === 0 })),
    );
  await knex("categories").where("id", "<", 7).delete();
  await knex("categories").insert(ids.map((id) => ({ id })));
  await knex("photos").insert(Array.from({ length: 60 }, (_, n) => row(n + 1)));
});

const filters: fc.Arbitrary<PhotoFilter> = fc.record({
  category: fc.constantFrom(0, 0, 1, 2, 99),
  missing: fc.constantFrom("", "", ...photoGaps),
  visibility: fc.constantFrom("", "", "", ...photoVisibilities),
  searchColumn: fc.constantFrom("kwd", "pid", "cap", "dtu", "dtt"),
  searchTerm: fc.constantFrom(
    ...wordsOf(`a wren garden É 100% 7 12 2024 5/17/2024 2024-05-16 x`),
    "",
    "",
  ),
  sortColumn: fc.constantFrom("dtu", "dtt", "pid"),
  sortDirection: fc.constantFrom("asc", "desc"),
  pageId: fc.integer({ min: 1, max: 4 }),
});

async function expectAlike(filter: PhotoFilter, withInternal: boolean): Promise<void> {
  const wanted = plainPage(await readPlainly(knex), filter, withInternal);
  const { items, totalCount } = await photos().search(filter, withInternal);
  expect({ ids: items.map(({ photoId: id }) => id), totalCount }).toEqual(wanted);
}

const filter = (more: Partial<PhotoFilter> = {}) => ({ ...photoFilterDefault, ...more });
const total = async () => (await photos().search(filter(), false)).totalCount;

describe("the gallery", () => {
  test("answers every filter as plain search and sorting do, after any change made past Strapi", async () => {
    const change = fc.tuple(
      fc.integer({ min: 0, max: changes.length - 1 }),
      fc.nat(1000),
      fc.nat(1000),
    );
    const asked = fc.array(fc.tuple(filters, fc.boolean()), { minLength: 3, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), asked, async (made, asks) => {
        await knex.transaction(async (trx) => {
          for (const [which, n, m] of made) await some(changes, which)(trx, n, m);
        });
        for (const [wanted, withInternal] of asks) await expectAlike(wanted, withInternal);
      }),
      { ...askedRuns, numRuns: 150 },
    );
  });

  test("does not show what was rolled back", async () => {
    const before = await total();
    await knex
      .transaction(async (trx) => {
        await trx("photos").insert(row(500));
        throw new Error("changed my mind");
      })
      .catch(() => undefined);
    expect(await total()).toBe(before);
  });

  test("shows thousands that come and go in one statement", async () => {
    const before = await total();
    const ids = Array.from({ length: 2400 }, (_, n) => 1000 + n);
    await knex.batchInsert("photos", ids.map(row), isPostgres ? 2400 : 300);
    expect(await total()).toBe(before + 2400);
    await knex("photos").where("id", ">=", 1000).delete();
    expect(await total()).toBe(before);
  });

  test("shows a change to everyone who asks after it, many at once", async () => {
    const before = await total();
    const early = Array.from({ length: 10 }, () => total());
    await knex("photos").insert(row(600));
    const late = await Promise.all(Array.from({ length: 10 }, () => total()));
    expect(late).toEqual(Array(10).fill(before + 1));
    for (const answer of await Promise.all(early)) expect([before, before + 1]).toContain(answer);
    await knex("photos").where("id", 600).delete();
  });

  // SQLite has one connection, so nothing is concurrent there.
  if (isPostgres)
    test("shows what began first and was committed last", async () => {
      const before = await total();
      const first = await knex.transaction();
      await first("photos").insert(row(700));
      await knex("photos").insert(row(701));
      expect(await total()).toBe(before + 1);
      await first.commit();
      expect(await total()).toBe(before + 2);
    });

  if (isPostgres)
    test("shows an emptied table", async () => {
      await knex.raw("truncate photos_keywords_lnk");
      await expectAlike(filter({ searchTerm: "a" }), true);
    });
});
