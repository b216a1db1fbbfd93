import { afterAll, beforeAll, expect, test } from "vitest";
import { bootSite, type BootedSite } from "../boot";
import { tableOf } from "../fixtures/records";

let site: BootedSite;
beforeAll(async () => {
  site = await bootSite();
});
afterAll(() => site.close());

/** Has the next commit fail, as it does when there is no room left. */
function failNextCommit(): void {
  const knex = site.strapi.db.connection;
  const client = knex.client as { constructor: { prototype: Record<string, unknown> } };
  const { prototype } = client.constructor;
  const ask = prototype["_query"] as (...given: unknown[]) => Promise<unknown>;
  prototype["_query"] = function (connection: unknown, statement: { sql: string }) {
    if (!statement.sql.startsWith("COMMIT")) return ask.call(this, connection, statement);
    prototype["_query"] = ask;
    return ask.call(this, connection, { ...statement, sql: "ROLLBACK" }).then(() => {
      throw Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
    });
  };
}

const keywords = () => tableOf(site.strapi, "keyword").count();

test("a commit that fails fails the save, and the next one works", async () => {
  const before = await keywords();
  const add = (keyword: string) =>
    site.strapi.db.transaction(() => tableOf(site.strapi, "keyword").create({ data: { keyword } }));
  failNextCommit();
  await expect(add("lost")).rejects.toThrow("disk is full");
  expect(await keywords()).toBe(before);
  await add("kept");
  expect(await keywords()).toBe(before + 1);
});

test("a commit that fails fails knex's own transactions, too", async () => {
  const knex = site.strapi.db.connection;
  failNextCommit();
  await expect(knex.transaction((trx) => trx.raw("select 1"))).rejects.toThrow("disk is full");
  expect(await knex.transaction(async () => "done")).toBe("done");
});
