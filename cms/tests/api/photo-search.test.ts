// @dialect api/photo/search
import type { PhotoPage } from "shared-types/photo/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { animal } from "../fixtures/animals";
import { send } from "../fixtures/ask";
import { expectNoLeak } from "../fixtures/errors";
import { wordsOf } from "../fixtures/lists";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";
import { forAllAsked, wildTerms } from "../fixtures/wild";
import { holds, plain } from "../fixtures/words";

/** New York keeps daylight saving time, so its days have 23, 24 or 25 hours. */
const timeZone = "America/New_York";
const site = useSite({ env: { SITE_TIMEZONE: timeZone } });
let ids: Record<string, number>;

/** Both sides of the boundaries of a day, a month, a year and the two days when clocks change. */
const moments = wordsOf(`2024-01-01T04:59:59.999Z 2024-01-01T05:00:00.000Z 2025-01-01T04:59:59.999Z
  2025-01-01T05:00:00.000Z 2024-03-10T04:59:59.999Z 2024-03-10T05:00:00.000Z
  2024-03-11T03:59:59.999Z 2024-03-11T04:00:00.000Z 2024-05-01T03:59:59.999Z
  2024-05-01T04:00:00.000Z 2024-05-17T03:59:59.999Z 2024-05-17T04:00:00.000Z
  2024-05-18T03:59:59.999Z 2024-05-18T04:00:00.000Z 2024-06-01T03:59:59.999Z
  2024-06-01T04:00:00.000Z 2024-11-03T03:59:59.999Z 2024-11-03T04:00:00.000Z
  2024-11-03T05:30:00.000Z 2024-11-03T06:30:00.000Z 2024-11-04T04:59:59.999Z
  2024-11-04T05:00:00.000Z 2024-02-29T17:00:00.000Z 1970-01-01T00:00:00.000Z`);

beforeAll(async () => {
  const { strapi } = site;
  const oak = await create(strapi, "plant", plant("oak", "White Oak", { aka: "Stave tree" }));
  const secret = await create(strapi, "plant", plant("x", "Secret Sedge", { internal: true }));
  const wren = await create(strapi, "animal", animal("wren", "Carolina Wren"));
  const ghost = await create(strapi, "animal", animal("ghost", "Ghost Wren", { internal: true }));
  const keyword = async (text: string) =>
    (await create(strapi, "keyword", { keyword: text })).documentId;
  const dawn = await keyword("Été 100%_dawn");
  const wrens = await keyword("wren");
  for (const [name, more] of Object.entries({
    oak: { plants: [oak.documentId], caption: "An acorn", alt: "On a twig" },
    wren: { animals: [wren.documentId], keywords: [wrens, dawn], caption: "Sings \\ 'loud'" },
    secret: { plants: [secret.documentId], animals: [ghost.documentId], alt: "ÉCLAIR 🐝" },
    dawn: { keywords: [dawn], caption: "50% off_season" },
  }))
    await createPhoto(strapi, name, { dateUploaded: "1999-09-09T12:00:00.000Z", ...more });
  for (const [index, moment] of moments.entries())
    await createPhoto(strapi, `t${index}`, { dateTaken: moment, dateUploaded: moment });
  const { body } = await send<PhotoPage>(`${site.url}/api/photos`, {});
  const rest = await send<PhotoPage>(`${site.url}/api/photos`, { pageId: 2 });
  ids = Object.fromEntries(
    [...body.items, ...rest.body.items].map((p) => [p.fileName.replace(".jpg", ""), p.photoId]),
  );
});

/** The sorted names of the photos found, over all pages. */
async function search(searchColumn: string, searchTerm: string): Promise<string[]> {
  const found: string[] = [];
  for (let pageId = 1; ; pageId += 1) {
    const filter = { searchColumn, searchTerm, pageId };
    const { status, body } = await send<PhotoPage>(`${site.url}/api/photos`, filter);
    expect(status).toBe(200);
    found.push(...body.items.map(({ fileName }) => fileName.replace(".jpg", "")));
    if (pageId >= body.totalPageCount) return found.sort();
  }
}

describe("photos by keyword", () => {
  test.each([
    ["wren", ["wren"]],
    ["WREN", ["wren"]],
    ["carolina", ["wren"]],
    ["oak", ["oak"]],
    ["ete", ["dawn", "wren"]],
    ["100%_", ["dawn", "wren"]],
    ["%", ["dawn", "wren"]],
    ["stave", []],
    ["quercus", []],
    ["acorn", []],
  ])("%s: keywords and common names of what is on them", async (term, wanted) => {
    expect(await search("kwd", term)).toEqual(wanted);
  });

  test.each(["secret", "sedge", "ghost"])(
    "%s: the name of an internal record finds nothing",
    async (term) => expect(await search("kwd", term)).toEqual([]),
  );

  test("the ids of internal records are not on a photo", async () => {
    const filter = { searchColumn: "cap", searchTerm: "eclair" };
    const { body } = await send<PhotoPage>(`${site.url}/api/photos`, filter);
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({ plants: [], animals: [] });
  });
});

describe("photos by caption", () => {
  const texts: Record<string, string> = {
    oak: "An acorn On a twig",
    wren: "Sings \\ 'loud' wren in the garden",
    secret: "ÉCLAIR 🐝",
    dawn: "50% off_season dawn in the garden",
  };
  test("are found by any piece of caption or alt, whatever is typed", async () => {
    for (let i = 0; i < moments.length; i += 1) texts[`t${i}`] = `t${i} in the garden`;
    await forAllAsked(wildTerms(Object.values(texts)), async (terms) => {
      const found = await Promise.all(terms.map((term) => search("cap", term)));
      const wanted = terms.map((term) =>
        Object.keys(texts).filter((name) => plain(term) === "" || holds(texts[name] ?? "", term)),
      );
      expect(found).toEqual(wanted.map((names) => names.sort()));
    });
  });
});

describe("photos by id", () => {
  test("the exact number finds the one", async () => {
    expect(await search("pid", String(ids["wren"]))).toEqual(["wren"]);
    expect(await search("pid", ` ${ids["oak"]} `)).toEqual(["oak"]);
  });

  test.each(["0", "-1", "1.5", "x", "1e1", "99999999999999999999", "4294967297", "' or 1=1"])(
    "%s finds nothing",
    async (term) => expect(await search("pid", term)).toEqual([]),
  );
});

describe("photos by date, in the site's time zone", () => {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    ...({ year: "numeric", month: "numeric", day: "numeric" } as const),
  });
  const shown = moments.map((moment) => parts.format(new Date(moment)));
  const during = (wanted: RegExp) =>
    shown.flatMap((date, i) => (wanted.test(date) ? [`t${i}`] : [])).sort();

  // All forms are tables in unit/date-range.test.ts.
  const forms: [term: string, wanted: RegExp][] = [
    ["2024", /\/2024$/],
    ["1969", /\/1969$/],
    [" 5/2024 ", /^5\/.*\/2024$/],
    ["5/17/2024", /^5\/17\/2024$/],
    ["2024-03-10", /^3\/10\/2024$/],
    ["2024-11-03", /^11\/3\/2024$/],
  ];
  test.each(forms)("%s finds that day, month or year to the millisecond", async (term, wanted) => {
    expect(during(wanted).length).toBeGreaterThan(0);
    expect(await search("dtt", term)).toEqual(during(wanted));
    expect(await search("dtu", term)).toEqual(during(wanted));
  });

  test("9/9/1999 looks in the date of upload only, and an undated photo has no date", async () => {
    expect(await search("dtu", "9/9/1999")).toEqual(["dawn", "oak", "secret", "wren"]);
    expect(await search("dtt", "9/9/1999")).toEqual([]);
  });

  test.each(["2024-02-30", "0000", "9999", "%", "2024 or 1=1"])(
    "%s finds nothing, and breaks nothing",
    async (term) => {
      expect(await search("dtt", term)).toEqual([]);
      const filter = { searchColumn: "dtu", searchTerm: term };
      expectNoLeak(await send(`${site.url}/api/photos`, filter));
    },
  );
});
