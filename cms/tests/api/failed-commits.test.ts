import { expect, test } from "vitest";
import { isPostgres, type Row } from "../../src/database/knex";
import { plantDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { tableOf } from "../fixtures/records";

const { site, panel } = useOwnersSite();

type Ask = (connection: unknown, statement: { sql: string }) => Promise<unknown>;

/** Makes the next matching statement fail once, as `instead` says. */
function failNext(like: RegExp, fault: Error, instead?: string): void {
  const knex = site.strapi.db.connection;
  const client = knex.client as { constructor: { prototype: Record<string, unknown> } };
  const { prototype } = client.constructor;
  const ask = prototype["_query"] as Ask;
  prototype["_query"] = async function (connection: unknown, statement: { sql: string }) {
    if (!like.test(statement.sql)) return ask.call(this, connection, statement);
    prototype["_query"] = ask;
    if (instead !== undefined) await ask.call(this, connection, { ...statement, sql: instead });
    throw fault;
  };
}

/** The failure of a full disk. */
const failNextCommit = () => {
  const full = Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
  failNext(/^COMMIT/, full, "ROLLBACK");
};

/** Settings of the site's own connections. */
async function settingOf(sql: string): Promise<Row | undefined> {
  const answer: unknown = await site.strapi.db.connection.raw(sql);
  return (Array.isArray(answer) ? answer : (answer as { rows: Row[] }).rows)[0] as Row | undefined;
}

const keywords = () => tableOf(site.strapi, "keyword").count();

test("a save whose commit fails is rejected, and the next one works", async () => {
  const before = await keywords();
  const add = (keyword: string) =>
    site.strapi.db.transaction(() => tableOf(site.strapi, "keyword").create({ data: { keyword } }));
  failNextCommit();
  await expect(add("lost")).rejects.toThrow("disk is full");
  expect(await keywords()).toBe(before);
  await add("kept");
  expect(await keywords()).toBe(before + 1);
});

test("knex rejects its own transaction when its commit fails", async () => {
  const knex = site.strapi.db.connection;
  failNextCommit();
  await expect(knex.transaction((trx) => trx.raw("select 1"))).rejects.toThrow("disk is full");
  expect(await knex.transaction(async () => "done")).toBe("done");
});

test("a database that fails during Strapi's check of a key is a 503, without a wait", async () => {
  const gone = Object.assign(new Error("Connection terminated unexpectedly"), { code: "08006" });
  // Strapi's own query; this site's selects the document.
  failNext(/^select "?`?t0"?`?\."?`?id"?`? from .plants..*key_id/, gone);
  const answer = await panel.call("POST", "plantadd", plantDraft);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await panel.save("POST", "plantadd", plantDraft)).toEqual([]);
}, 10_000);

test("a confirmed commit is on the disk, so a power cut loses nothing", async () => {
  if (isPostgres(site.strapi.db.connection)) {
    // The server's setting, 'on' by default.
    const sql = "select source from pg_settings where name = 'synchronous_commit'";
    expect((await settingOf(sql))?.["source"]).toMatch(/^(default|command line)$/);
    return;
  }
  expect(await settingOf("pragma journal_mode")).toEqual({ journal_mode: "wal" });
  const full = 2;
  expect(await settingOf("pragma synchronous")).toEqual({ synchronous: full });
});
