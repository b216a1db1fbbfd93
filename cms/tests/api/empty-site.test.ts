import { describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { ask, send } from "../fixtures/ask";
import { expectError } from "../fixtures/errors";

const site = useSite({ isFirstStart: true });

describe("a site without content", () => {
  test("runs on the configured database", () => {
    const expected = process.env["TEST_DATABASE_URL"] ? "postgres" : "sqlite";
    expect(site.strapi.db.dialect.client).toBe(expected);
  });

  test("has empty lists, and no first record of any kind", async () => {
    for (const path of ["resources", "cats", "photocategories"])
      expect((await ask(`${site.url}/api/${path}`)).body).toEqual([]);
    for (const path of ["flora", "fauna"])
      expect((await send(`${site.url}/api/${path}`, {})).body).toEqual([]);
    const photos = (await send(`${site.url}/api/photos`, {})).body;
    expect(photos).toEqual({ items: [], totalCount: 0, totalPageCount: 0 });
    for (const path of ["quote/1", "resource/1", "photos/1", "flora/oak", "fauna/wren"])
      expectError(await ask(`${site.url}/api/${path}`), 404, "notFound");
  });

  test.each(["/", "/flora", "/fauna", "/photos", "/resources"])("shows its page %s", async (path) =>
    expect((await ask(`${site.url}${path}`)).status).toBe(200),
  );
});
