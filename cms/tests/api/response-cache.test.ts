import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createTriggersOnPostgres } from "../../src/cache/changes/postgres";
import { createTriggersOnSqlite } from "../../src/cache/changes/sqlite";
import { isPostgres } from "../../src/database/knex";
import { serviceOf } from "../../src/platform/services";
import { useSite } from "../boot";
import { ask, send } from "../fixtures/ask";
import { refusedConnection, takeDatabaseAway } from "../fixtures/database-away";
import { plant } from "../fixtures/plants";
import { raw } from "../fixtures/raw";
import { create, createAll, documentsOf, type Stored } from "../fixtures/records";

const site = useSite();

let oak: Stored;
beforeAll(async () => {
  oak = await create(site.strapi, "plant", plant("oak", "White Oak"));
  const many = Array.from({ length: 20 }, (_, n) => plant(`p${n}`, `Plant ${n}`));
  await createAll(site.strapi, "plant", many);
});

/** Counts queries for the list of plants. */
function countSearches() {
  return vi.spyOn(serviceOf(site.strapi, "api::plant.plant"), "search");
}

const list = (headers: Record<string, string> = {}) =>
  send(`${site.url}/api/flora`, {}, "POST", headers);

/** As received. */
const rawBytes = async (path: string, accepted: string) => {
  const headers = { "accept-encoding": accepted, connection: "close" };
  const { bytes, headers: answered } = await raw(site.url, path, { headers });
  return { bytes, encoding: answered["content-encoding"] };
};

describe("a cached response", () => {
  test("is not built again, and has the headers of the first", async () => {
    const first = await list();
    const searches = countSearches();
    const second = await list();
    expect(searches).not.toHaveBeenCalled();
    searches.mockRestore();
    expect(second.text).toBe(first.text);
    for (const name of ["content-security-policy", "x-content-type-options", "content-type"])
      expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    expect(second.headers.get("cache-control")).toBe("no-cache");
  });

  test("is sent in the requested encoding, always with the same content", async () => {
    const plain = (await rawBytes("/api/flora/oak", "identity")).bytes.toString();
    expect(JSON.parse(plain)).toMatchObject({ keyId: "oak" });
    for (const path of ["/flora", "/contact"]) {
      const { bytes: whole, encoding } = await rawBytes(path, "identity;q=1, br;q=0");
      expect(encoding).toBeUndefined();
      expect(whole.toString()).toContain("</html>");
      const br = await rawBytes(path, "gzip, deflate, br");
      expect(br.encoding).toBe("br");
      expect(brotliDecompressSync(br.bytes).toString()).toContain("</html>");
      const zipped = await rawBytes(path, "gzip");
      expect(zipped.encoding).toBe("gzip");
      expect(gunzipSync(zipped.bytes).toString()).toContain("</html>");
    }
  });

  test("is a 304 for a matching ETag until it changes", async () => {
    const etag = (await list()).headers.get("etag") ?? "";
    const again = await list({ "if-none-match": etag });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect((await list({ "if-none-match": `"other", ${etag}` })).status).toBe(304);
    const { documentId } = oak;
    await documentsOf(site.strapi, "plant").update({ documentId, data: { notesShort: "New" } });
    const changed = await list({ "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain("New");
  });

  test("is sent without a body for HEAD", async () => {
    await ask(`${site.url}/api/flora/oak`);
    const head = await ask(`${site.url}/api/flora/oak`, { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(100);
  });

  test("is used for a page with unknown query parameters, and shows none of them", async () => {
    const etag = (await ask(`${site.url}/flora?q=oak`)).headers.get("etag") ?? "";
    // The same quotation, but not the same page.
    const other = etag.replace(/-.*/, '-other"');
    const searches = countSearches();
    const tracked = (ifNoneMatch: string) =>
      ask(`${site.url}/flora?fbclid=from-afar&q=oak&utm_source=from-afar`, {
        headers: { "if-none-match": ifNoneMatch },
      });
    const [same, anew] = [await tracked(etag), await tracked(other)];
    expect(searches).not.toHaveBeenCalled();
    searches.mockRestore();
    expect(same.status).toBe(304);
    expect(anew.headers.get("etag")).toBe(etag);
    expect(anew.text).toContain("White Oak");
    expect(anew.text).not.toContain("from-afar");
  });

  test("is sent while the database is unavailable", async () => {
    const kept = await list();
    // A no-op write makes the cache ask the database before each response.
    await site.strapi.db.connection("plants").where("id", 0).update({ aka: "" });
    const bringBack = takeDatabaseAway(site.strapi, new Error("away"));
    const warned = vi.spyOn(site.strapi.log, "warn").mockImplementation(() => site.strapi.log);
    const answer = await list();
    bringBack();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining("away"));
    warned.mockRestore();
    expect([answer.status, answer.text]).toEqual([200, kept.text]);
  });
});

test("while the database is unavailable a page is sent with any cached quotation", async () => {
  await ask(`${site.url}/flora`);
  await site.strapi.db.connection("plants").where("id", 0).update({ aka: "" });
  const bringBack = takeDatabaseAway(site.strapi, refusedConnection());
  const warned = vi.spyOn(site.strapi.log, "warn").mockImplementation(() => site.strapi.log);
  const statuses = new Set<number>();
  for (let n = 0; n < 20; n += 1) statuses.add((await ask(`${site.url}/flora`)).status);
  const other = await ask(`${site.url}/resources`);
  bringBack();
  warned.mockRestore();
  expect([...statuses]).toEqual([200]);
  expect(other.status).toBe(503);
});

describe("a response that is not cached", () => {
  test("is built once for concurrent requests", async () => {
    const searches = countSearches();
    const filter = { searchTerm: "plant 1" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(`${site.url}/api/flora`, filter)),
    );
    expect(searches).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    searches.mockRestore();
  });

  test("is a 404, which is looked up every time", async () => {
    for (let n = 0; n < 2; n += 1) {
      const missing = await ask(`${site.url}/api/flora/nobody`);
      expect(missing.status).toBe(404);
      expect(missing.headers.get("etag")).toBeNull();
    }
    const many = await Promise.all(
      Array.from({ length: 5 }, () => ask(`${site.url}/flora/nobody`)),
    );
    expect(many.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  test("was invalidated by a change of what it shows, and by no other", async () => {
    const details = vi.spyOn(serviceOf(site.strapi, "api::plant.plant"), "detail");
    await ask(`${site.url}/api/flora/p1`);
    await ask(`${site.url}/api/flora/p2`);
    details.mockClear();
    await create(site.strapi, "quote", { position: 1, quotation: "Words", author: "One" });
    const { documentId } = oak;
    await documentsOf(site.strapi, "plant").update({ documentId, data: { notesShort: "Newer" } });
    await ask(`${site.url}/api/flora/p1`);
    await ask(`${site.url}/api/flora/p2`);
    expect(details).not.toHaveBeenCalled();
    await ask(`${site.url}/api/flora/oak`);
    expect(details).toHaveBeenCalledTimes(1);
    details.mockRestore();
  });
});

test("a page's quotation varies, but a browser that has the page gets a 304", async () => {
  for (let position = 1; position <= 17; position += 1)
    await create(site.strapi, "quote", { position, quotation: `Words ${position}`, author: "One" });
  // With the one of the test before there are 18.
  const etags = new Set<string>();
  for (let n = 0; n < 20; n += 1) etags.add((await ask(`${site.url}/`)).headers.get("etag") ?? "");
  expect(etags.size).toBeGreaterThan(3);
  const [etag = ""] = etags;
  for (const made of ['W/"999-x"', 'W/"-1-x"', 'W/"1e9-x"'])
    expect(
      (await ask(`${site.url}/`, { headers: { "if-none-match": made } })).headers.get("etag"),
    ).toMatch(/^W\/"([1-9]|1[0-8])-/);
  expect((await ask(`${site.url}/`, { headers: { "if-none-match": etag } })).status).toBe(304);
});

async function triggersOf(table: string): Promise<string[]> {
  const { connection } = site.strapi.db;
  const there = isPostgres(connection)
    ? connection("pg_trigger").whereRaw("tgrelid = ?::regclass and not tgisinternal", [table])
    : connection("sqlite_master").where({ type: "trigger", tbl_name: table });
  const name = isPostgres(connection) ? "tgname" : "name";
  return (await there.orderBy(name).pluck<string[]>(name)).sort();
}

test("triggers of the site record that an older version made are replaced", async () => {
  const { connection } = site.strapi.db;
  const today = await triggersOf("site_records");
  const home = today.find((name) => name.startsWith("note_home_")) ?? "";
  const older = "note_home_site_records";
  // As an older version logged a change of the letter: under a number that is another part's today.
  if (isPostgres(connection)) {
    await connection.raw("drop trigger ?? on site_records", [home]);
    await connection.raw(`create trigger ${older} after update on site_records for each row
      when (old.welcome_text is distinct from new.welcome_text) execute function note_site('3')`);
  } else {
    await connection.raw("drop trigger ??", [home]);
    await connection.raw(`create trigger ${older} after update on site_records
      when old.welcome_text is not new.welcome_text
      begin insert into record_changes (topic, record_id) values ('site', 3); end`);
  }
  const start = isPostgres(connection) ? createTriggersOnPostgres : createTriggersOnSqlite;
  await start(connection);
  expect(await triggersOf("site_records")).toEqual(today);

  await connection("site_records").insert({ document_id: "site" });
  await connection("record_changes").delete();
  await connection("site_records").update({ welcome_text: "Two oaks." });
  const logged = connection("record_changes").where({ topic: "site" });
  expect(await logged.pluck<number[]>("record_id")).toEqual([2]);
});
