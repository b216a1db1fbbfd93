import { animalSearchColumns } from "shared-types/animal/fields";
import { calls } from "shared-types/calls";
import type { Call } from "shared-types/kit/call";
import { photoSearchColumns } from "shared-types/photo/codes";
import { plantSearchColumns } from "shared-types/plant/fields";
import { pageParameters } from "shared-types/site/reader";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { animal } from "../fixtures/animals";
import { ask, send } from "../fixtures/ask";
import { expectError, expectNoLeak } from "../fixtures/errors";
import { injections } from "../fixtures/hostile-texts";
import { wordsOf } from "../fixtures/lists";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";
import { someOf } from "../fixtures/thorough";

const site = useSite();
beforeAll(async () => {
  await create(site.strapi, "plant", plant("oak", "White Oak"));
  await create(site.strapi, "animal", animal("luna", "Luna Moth"));
  await createPhoto(site.strapi, "wren");
});

/** Runs this for each, a few at a time. */
async function forEach<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  const lane = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}

describe("what is typed to become part of a query", () => {
  test("is a hundred and more, each of them one that a search takes", () => {
    expect(new Set(injections).size).toBe(injections.length);
    expect(injections.length).toBeGreaterThan(100);
    for (const text of injections) expect(text.length).toBeLessThanOrEqual(100);
  });

  test.each([
    ["flora", plantSearchColumns, "[]"],
    ["fauna", animalSearchColumns, "[]"],
    ["photos", photoSearchColumns, '"items":[]'],
  ] as const)(
    "finds nothing by any column of %s, and breaks nothing",
    async (path, columns, nothing) => {
      const asked = columns.flatMap((searchColumn) =>
        someOf(injections, 4).map((searchTerm) => ({ searchColumn, searchTerm })),
      );
      const found: object[] = [];
      await forEach(asked, async (filter) => {
        const answer = await send(`${site.url}/api/${path}`, filter);
        if (answer.status !== 200 || !answer.text.includes(nothing)) found.push(filter);
      });
      expect(found).toEqual([]);
      expect((await send(`${site.url}/api/${path}`, {})).text).not.toContain(nothing);
    },
    180_000,
  );

  test.each(["flora", "fauna", "resource", "quote", "photos"])(
    "is nobody's key or number: /api/%s",
    async (path) => {
      await forEach(someOf(injections, 4), async (text) => {
        const answer = await ask(`${site.url}/api/${path}/${encodeURIComponent(text)}`);
        expect([text, [400, 404].includes(answer.status)]).toEqual([text, true]);
        expectNoLeak(answer);
      });
    },
  );

  test.each(["/flora", "/fauna", "/photos"])(
    "in the address of a page shows a page",
    async (path) => {
      // Each renders a page, so every third is enough.
      const some = someOf(
        injections.filter((_text, n) => n % 3 === 0),
        4,
      );
      await forEach(some, async (text) => {
        const given = encodeURIComponent(text);
        const query = Object.values(pageParameters).map((name) => `${name}=${given}`);
        for (const address of [`${path}/${given}`, `${path}?${query.join("&")}`]) {
          const { status } = await ask(`${site.url}${address}`);
          expect([address, status < 500]).toEqual([address, true]);
        }
      });
    },
    180_000,
  );
});

/** Query parameters of Strapi's own calls, and known attacks through them. */
const inner = ["filters", "where", "lookup", "populate", "$or", "$and"];
const outer = wordsOf(`sort fields pagination status locale _q join publicationState start limit
  select orderBy count on withCount`);
const attributes = wordsOf(`password resetPasswordToken createdBy updatedBy createdBy][password
  t1.password updatedBy][resetPasswordToken createdBy][roles][users][password documentId *`);
const ends = ["", "[$startsWith]"];
const all = [
  ...[...inner, ...outer].map((key) => `${key}=*`),
  ...outer.flatMap((key) => [`${key}=password`, `${key}[0]=resetPasswordToken:asc`]),
  ...inner.flatMap((key) =>
    attributes.flatMap((attribute) => ends.map((end) => `${key}[${attribute}]${end}=a`)),
  ),
];
const queries = someOf(all, 24);

describe("a query of Strapi's", () => {
  const reads = (Object.values(calls) as Call[]).filter(({ who }) => who === "anyone");

  // Each call gets a third of them, the next one another third.
  const asked = reads.map(
    ({ method, path }, n) =>
      [method, path, queries.filter((_query, i) => (i + n) % 3 === 0)] as const,
  );

  test.each(asked)(
    "gets nothing out of %s %s",
    async (method, path, some) => {
      const at = `${site.url}${path.replace(/\{\w+\}/, "1")}`;
      const isBodied = method !== "GET";
      await forEach(some, async (query) => {
        const answer = isBodied
          ? await send(`${at}?${query}`, {}, method)
          : await ask(`${at}?${query}`);
        // Never an error, whoever asks what.
        if (path === "/cp/getuser") expect([query, answer.text]).toEqual([query, "[]"]);
        else expect([query, answer.status]).toEqual([query, 400]);
      });
    },
    180_000,
  );

  test("of a page changes nothing of it", async () => {
    expectError(await ask(`${site.url}/api/flora/oak?filters[id]=1`), 400, "malformed");
    // A page's quotation is random, and its data holds its own address.
    const varying = /"quoteNumber":\d+|"quote\/\d+"|"address":"[^"]*"/g;
    const without = (html: string) => html.replace(varying, "");
    const page = without((await ask(`${site.url}/flora/oak`)).text);
    await forEach(queries, async (query) => {
      const answer = await ask(`${site.url}/flora/oak?${query}`);
      expect([query, answer.status]).toEqual([query, 200]);
      expect(without(answer.text)).toBe(page);
    });
  });
});
