import { describe, expect, test } from "vitest";
import { planMessages } from "shared-types/plan/codes";
import { demoWords } from "../../../scripts/testing/demo-words.mjs";
import { htmlFaults } from "../../../scripts/testing/html-faults.mjs";
import { useSite } from "../boot";
import { ask, send } from "../fixtures/ask";
import { expectError } from "../fixtures/errors";
import { wordsOf } from "../fixtures/lists";

const site = useSite({ isFirstStart: true });

describe("a site without content", () => {
  test("runs on the configured database", () => {
    const expected = process.env["TEST_DATABASE_URL"] ? "postgres" : "sqlite";
    expect(site.strapi.db.dialect.client).toBe(expected);
  });

  test("has empty lists, and no first record of any kind", async () => {
    for (const path of ["resources", "cats", "plans", "photocategories"])
      expect((await ask(`${site.url}/api/${path}`)).body).toEqual([]);
    for (const path of ["flora", "fauna"])
      expect((await send(`${site.url}/api/${path}`, {})).body).toEqual([]);
    const photos = (await send(`${site.url}/api/photos`, {})).body;
    expect(photos).toEqual({ items: [], totalCount: 0, totalPageCount: 0 });
    for (const path of ["quote/1", "resource/1", "photos/1", "flora/oak", "fauna/wren", "plans/b"])
      expectError(await ask(`${site.url}/api/${path}`), 404, "notFound");
  });

  test.each(wordsOf("/ /flora /fauna /photos /calendar /resources /cats /contact"))(
    "shows its page %s as valid HTML",
    async (path) => {
      const { status, text } = await ask(`${site.url}${path}`);
      expect(status).toBe(200);
      expect(await htmlFaults(text)).toEqual([]);
    },
  );

  test("says that nothing is recorded yet, in place of a calendar", async () => {
    const { text } = await ask(`${site.url}/calendar`);
    expect(text).toContain("Nothing recorded yet.");
    expect(text).not.toContain("<table");
  });

  test("has no link to a plan, and says kindly that there is none", async () => {
    expect((await ask(site.url)).text).not.toContain('href="/plans');
    const { status, text } = await ask(`${site.url}/plans`);
    expect([status, text.includes(planMessages.none)]).toEqual([404, true]);
    expect(await htmlFaults(text)).toEqual([]);
  });
});

const words = demoWords();

const pages = wordsOf(
  `/ /flora /fauna /photos /calendar /plans /resources /cats /contact /nowhere`,
);

const feeds = wordsOf("/sitemap.xml /feed.xml /manifest.webmanifest /robots.txt");

describe("the words of the demo garden", () => {
  test.each([...pages, ...feeds])("are not on %s of an empty site", async (path) => {
    const { text } = await ask(site.url + path);
    expect(words.filter((one) => text.includes(one))).toEqual([]);
  });
});

test.each(pages)(
  "%s of an empty site has no box without content, and no link to nothing",
  async (path) => {
    const { text } = await ask(site.url + path);
    const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
    expect(main).toMatch(/<h1[^>]*>[^<]+/);
    expect(main.match(/<(p|li|dl|dd|ul|h2|figure|aside|section)\b[^>]*>\s*<\/\1>/g)).toBeNull();
    const found = [...text.matchAll(/<(?:a|img)\b[^>]* (?:href|src)="(\/[^"]*)"/g)];
    const addresses = new Set(found.map(([, address = ""]) => address.replace(/&amp;/g, "&")));
    for (const address of addresses)
      expect([address, (await ask(site.url + address)).status]).toEqual([address, 200]);
  },
);
