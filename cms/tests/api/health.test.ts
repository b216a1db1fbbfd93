import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bootSite, type BootedSite } from "../boot";

let site: BootedSite;
beforeAll(async () => {
  site = await bootSite();
});
afterAll(() => site.close());

describe("a site without content", () => {
  test("answers a quotation that is not there with 404 and the error body of the contract", async () => {
    const response = await fetch(`${site.url}/api/quote/999`);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject({ error: { code: "notFound" } });
  });

  test("runs on the database it was told to", () => {
    const expected = process.env["TEST_DATABASE_URL"] ? "postgres" : "sqlite";
    expect(site.strapi.db.dialect.client).toBe(expected);
  });
});
