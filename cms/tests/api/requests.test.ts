// @dialect every call
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { serviceOf } from "../../src/platform/services";
import { useSite } from "../boot";
import { ask, send, type Answer } from "../fixtures/ask";
import { refusedConnection } from "../fixtures/database-away";
import { expectError, expectErrorList } from "../fixtures/errors";
import { eachOf, textsOf, wordsOf } from "../fixtures/lists";
import { raw } from "../fixtures/raw";
import { forAllAsked } from "../fixtures/wild";

const site = useSite();

const json = { "content-type": "application/json" };
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  ask(`${site.url}/api/${path}`, { method: "POST", body, headers });
const lists = ["flora", "fauna", "photos"];

describe("a body that cannot be read", () => {
  const broken = ["{", "", "nope", "{'a':1}", '{"a":}', "\u0000", '{"searchTerm":"x"', "[", "NaN"];
  test.each(lists)("by %s, malformed JSON: 400", async (path) => {
    for (const body of broken.filter((text) => text !== ""))
      expectError(await post(path, body), 400, "malformed");
  });

  test.each(lists)("by %s, JSON that is no object: 400", async (path) => {
    for (const body of ["[]", "[{}]", "null", "5", '"text"', "true"])
      expectError(await post(path, body), 400, "malformed");
  });

  test("of a saving call answers 400 as a list", async () => {
    for (const body of ["{", "[]", '{"nobody":1}', '{"token":[1]}', '{"token":{}}'])
      expectErrorList(await post("owner/setup", body), 400);
  });

  test.each(
    textsOf(`text/plain ¦ application/x-www-form-urlencoded ¦ text/html ¦ application/xml
    image/png ¦ multipart/form-data; boundary=x ¦ nonsense ¦ application/jsonx`),
  )("of type %s: 415", async (type) => {
    for (const path of lists)
      expectError(
        await post(path, "searchTerm=x", { "content-type": type }),
        415,
        "unsupportedType",
      );
    expectErrorList(await post("owner/setup", "a=b", { "content-type": type }), 415);
  });

  test("of JSON in UTF-8, its type written in any case, is read", async () => {
    for (const type of ["application/json; charset=utf-8", "Application/JSON"])
      expect((await post("flora", "{}", { "content-type": type })).status).toBe(200);
  });

  test("of more than 256 KB: 413", async () => {
    const body = JSON.stringify({ searchTerm: "x".repeat(300_000) });
    expectError(await post("flora", body), 413, "tooLarge");
    expectErrorList(await post("owner/setup", body), 413);
  });

  test.each([
    ["gzip", gzipSync("{}")],
    ["deflate", deflateSync("{}")],
    ["br", brotliCompressSync("{}")],
  ])(
    "because it is not the %s it says it is: 400, and nothing to look into",
    async (name, good) => {
      const logged = vi.spyOn(site.strapi.log, "error");
      const options = { method: "POST", headers: { ...json, "content-encoding": name } };
      for (const body of ["{}", new Uint8Array(good.subarray(0, -2))])
        expectError(await ask(`${site.url}/api/flora`, { ...options, body }), 400, "malformed");
      const body = new Uint8Array(good);
      expect((await ask(`${site.url}/api/flora`, { ...options, body })).status).toBe(200);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  test("of an encoding nobody knows: 415", async () => {
    const headers = { ...json, "content-encoding": "rot13" };
    expectError(await post("flora", "{}", headers), 415, "unsupportedType");
  });
});

describe("a filter", () => {
  const bad = [
    JSON.parse('{"__proto__":{"searchTerm":"x"}}') as object,
    ...eachOf({
      nobody: [1],
      searchterm: ["x"],
      constructor: [1],
      where: [{ id: 1 }],
      searchColumn: ["xxx", "COM", "", null, ["com"], "plants.id", "__proto__"],
      sortColumn: ["not", "id; drop table plants"],
      sortDirection: ["ASC", "asc nulls first", 1],
      searchTerm: [5, null, ["oak"], { $ne: "" }, true],
    }),
  ];
  test.each(lists)("of %s with an unknown key, code or type: 400", async (path) => {
    const answers = await Promise.all(bad.map((filter) => send(`${site.url}/api/${path}`, filter)));
    for (const answer of answers) expectError(answer, 400, "malformed");
  });

  test.each(lists)(
    "of %s that is any JSON at all answers 200 or 400, never worse",
    async (path) => {
      const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom("com", "asc", 1));
      const key = fc.constantFrom("searchColumn", "searchTerm", "sortColumn", "pageId", "category");
      await forAllAsked(fc.dictionary(key, value, { maxKeys: 3 }), async (filter) => {
        const answer: Answer<unknown> = await send(`${site.url}/api/${path}`, filter);
        if (answer.status !== 200) expectError(answer, 400, "malformed");
      });
    },
  );
});

test("about the server as a whole, GET *, is answered 400", async () => {
  expect((await raw(site.url, "*")).status).toBe(400);
});

describe("a query parameter", () => {
  test.each(
    wordsOf(`quote/1?x=1 resources?populate=* cats?filters[id]=1 flora/oak?a fauna/x?a=1
    resource/1?fields=title photocategories?sort=id openapi.json?v=2`),
  )("%s is refused: 400", async (path) => {
    expectError(await ask(`${site.url}/api/${path}`), 400, "malformed");
  });

  test("of a POST is refused as well", async () => {
    expectError(await send(`${site.url}/api/flora?searchTerm=oak`, {}), 400, "malformed");
    expectErrorList(await send(`${site.url}/api/owner/setup?token=x`, {}), 400);
  });
});

describe("a known path", () => {
  const calls: [path: string, method: string][] = [
    ["/api/quote/1", "GET"],
    ["/api/resources", "GET"],
    ["/api/resource/1", "GET"],
    ["/api/cats", "GET"],
    ["/api/photocategories", "GET"],
    ["/api/openapi.json", "GET"],
    ["/cp/getuser", "GET"],
    ["/api/photos", "POST"],
    ["/api/owner/setup", "POST"],
    ["/api/auth/logout", "POST"],
  ];
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PURGE"];
  test.each(calls)("%s answers other methods than %s with 405 and Allow", async (path, own) => {
    for (const method of methods.filter((other) => other !== own)) {
      const { status, headers, text } = await raw(site.url, path, { method });
      expect([method, status]).toEqual([method, 405]);
      expect(headers.allow?.split(", ")).toEqual(own === "GET" ? ["GET", "HEAD"] : [own]);
      expect(headers["content-type"]).toMatch(/^application\/json/);
      expect(text).toMatch(path === "/api/owner/setup" ? /^\[\{/ : /"code":"methodNotAllowed"/);
    }
  });

  test("with two methods names both", async () => {
    const { status, headers } = await raw(site.url, "/api/flora", { method: "GET" });
    expect([status, headers.allow]).toEqual([405, "POST"]);
  });

  test("asked with HEAD has the head of GET and no body", async () => {
    const head = await ask(`${site.url}/api/resources`, { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(head.headers.get("content-type")).toMatch(/^application\/json/);
    expect((await ask(`${site.url}/api/quote/99`, { method: "HEAD" })).status).toBe(404);
  });
});

describe("an unknown path", () => {
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
  test.each(
    wordsOf(`/api /api/ /api/nothing /api/flora/oak/more /api/quote /api/quote/
    /api/auth/local/register /api/auth/forgot-password /api/auth/reset-password
    /api/auth/change-password /api/auth/send-email-confirmation /api/auth/sessions
    /api/connect/github /api/users /api/users/me /api/users/1 /api/roles
    /api/users-permissions/roles /api/users-permissions/permissions /api/upload /api/upload/files
    /api/plants /api/photos/1/2 /api/i18n/locales /api/email
    /api/content-type-builder/content-types /api/cp/getuser /api//auth/local/register
    /API/auth/local/register /Api/flora /api/FLORA /api/../api/users /api/%00`),
  )("%s is a JSON 404 for every method", async (path) => {
    for (const method of methods) {
      const { status, headers, text } = await raw(site.url, path, { method });
      expect([method, status]).toEqual([method, 404]);
      expect(headers["content-type"]).toMatch(/^application\/json/);
      expect(JSON.parse(text)).toMatchObject({ error: { status: 404, code: "notFound" } });
    }
  });

  test("outside /api and of a method that is no page's answers without a stack", async () => {
    const { status, text } = await raw(site.url, "/flora", { method: "POST" });
    expect([404, 405]).toContain(status);
    expect(text).not.toMatch(/\bat \S+ \(/);
  });
});

test("a request that cannot be read leaves no stack in the log", async () => {
  const logged = vi.spyOn(site.strapi.log, "error");
  for (const body of ["{", "nope", "[", '{"a":}']) {
    expectError(await post("flora", body), 400, "malformed");
  }
  await post("flora", "{}", { ...json, "content-encoding": "rot13" });
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test("a database that is away is a 503, and says when to come again", async () => {
  const plant = serviceOf(site.strapi, "api::plant.plant");
  const search = vi.spyOn(plant, "search").mockRejectedValue(refusedConnection());
  // Not requested before, so it is not cached.
  const filter = { searchTerm: "a plant nobody has asked for" };
  const answer = await send(`${site.url}/api/flora`, filter);
  search.mockRestore();
  expectError(answer, 503, "unavailable");
  expect(answer.headers.get("retry-after")).toBe("5");
  expect((await send(`${site.url}/api/flora`, filter)).status).toBe(200);
});
