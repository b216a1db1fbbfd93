import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as passed } from "node:timers/promises";
import Database from "better-sqlite3";
import knex, { type Knex } from "knex";
import { Client } from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { cms, requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import { readingBeside } from "../../src/patches/sqlite-reads-beside";

// Each test shows that a library, as it comes, still does what a file of src/patches (or the override in
// package.json) works around. One that fails says: the library has changed, take the patch out.

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of undo.splice(0).reverse()) await end();
});

/** A new SQLite file, opened by knex. */
function openSqlite(pragmas: string[]): { filename: string; database: Knex } {
  const folder = mkdtempSync(join(tmpdir(), "habitat-patches-"));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  const filename = join(folder, "x.db");
  const afterCreate = (connection: Database.Database, done: (error: null, c: unknown) => void) => {
    for (const pragma of pragmas) connection.pragma(pragma);
    done(null, connection);
  };
  const database = knex({
    client: "better-sqlite3",
    connection: { filename },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate },
  });
  undo.push(() => database.destroy());
  return { filename, database };
}

test("knex resolves a commit that fails (failed-commits)", async () => {
  const { database } = openSqlite(["foreign_keys = on"]);
  await database.raw("create table parents (id integer primary key)");
  await database.raw(
    "create table children (id integer references parents (id) deferrable initially deferred)",
  );
  const trx = await database.transaction();
  const outcome = vi.fn();
  trx.executionPromise.catch(outcome);
  await trx("children").insert({ id: 1 });
  await expect(trx.commit()).resolves.not.toThrow();
  expect(outcome).toHaveBeenCalledOnce();
});

test("better-sqlite3 blocks the process while it waits for a lock (sqlite-lock-waits)", async () => {
  const { filename, database } = openSqlite(["busy_timeout = 300"]);
  await database.raw("create table plants (id integer)");
  const other = new Database(filename);
  undo.push(() => other.close());
  other.exec("begin exclusive");
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 10);
  undo.push(() => clearInterval(clock));
  await expect(database("plants").insert({ id: 1 })).rejects.toThrow("locked");
  expect(ticks).toBeLessThan(5);
});

test("knex lets a read wait for a transaction on SQLite (sqlite-reads-beside)", async () => {
  const { database } = openSqlite(["journal_mode = WAL"]);
  await database.raw("create table plants (id integer)");
  const trx = await database.transaction();
  await trx("plants").insert({ id: 1 });
  const read = Promise.resolve(database("plants").count({ count: "*" }).first());
  const isFirst = async (first: Promise<unknown>) =>
    Promise.race([first.then(() => true), passed(50).then(() => false)]);
  expect(await isFirst(read)).toBe(false);
  await readingBeside(database, async () => {
    // It sees what was committed before, and cannot write.
    expect(await database("plants").count({ count: "*" }).first()).toEqual({ count: 0 });
    const inserted = Promise.resolve(database("plants").insert({ id: 2 }));
    expect(await isFirst(inserted)).toBe(false);
    await trx.commit();
    await inserted;
    expect(await database("plants").count({ count: "*" }).first()).toEqual({ count: 2 });
  });
  expect(await read).toEqual({ count: 1 });
  expect(await database("plants").count({ count: "*" }).first()).toEqual({ count: 2 });
});

test("pg keeps a connection whose query timed out (postgres-timeouts)", async () => {
  // A PostgreSQL that lets clients in and then says nothing: AuthenticationOk, ReadyForQuery.
  const hello = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.write(hello));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  undo.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const client = new Client({ host: "127.0.0.1", port, user: "x", query_timeout: 50 });
  client.on("error", () => undefined);
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: { destroyed: boolean } } })
    .connection;
  undo.push(() => (stream as unknown as { destroy(): void }).destroy());
  await expect(client.query("select 1")).rejects.toThrow("timeout");
  await expect(client.query("select 1")).rejects.toThrow("timeout");
  expect(stream.destroyed).toBe(false);
});

test("Strapi's CORS allows every origin (disable-cors)", async () => {
  const core = dirname(requireFromCms.resolve("@strapi/core/package.json"));
  const { cors } = requireFromCms(join(core, "dist/middlewares/cors.js")) as {
    cors: (config: object) => (ctx: object, next: () => Promise<void>) => unknown;
  };
  const set = vi.fn();
  const allows = cors({ origin: ["https://garden.example"], credentials: false });
  const ctx = { get: () => "", set, vary: vi.fn(), method: "GET", request: { header: {} } };
  await allows(ctx, async () => undefined);
  expect(set).toHaveBeenCalledWith("Access-Control-Allow-Origin", "*");
});

const manifest = (name: string) =>
  JSON.parse(readFileSync(requireFromCms.resolve(`${name}/package.json`), "utf8")) as {
    dependencies: Record<string, string>;
  };

test("the plugin compares passwords in JavaScript (serial-password-checks)", () => {
  expect(manifest("@strapi/plugin-users-permissions").dependencies).toHaveProperty("bcryptjs");
});

test("Strapi asks for a yup whose checks may never end (overrides in cms/package.json)", () => {
  // 0.32.9 leaves the promise of a check open when an asynchronous test throws (docs/decisions/036).
  expect(manifest("@strapi/utils").dependencies["yup"]).toBe("0.32.9");
});

interface ServesAdmin {
  default: (site: { strapi: object }) => void;
}

test("Strapi looks for the folder of its admin only when it starts (stages/admin)", async () => {
  const routes = join(cms, "node_modules/@strapi/admin/dist/server/server/src/routes");
  const { default: register } = requireFromCms(join(routes, "serve-admin-panel.js")) as ServesAdmin;
  /** The file that /admin is answered with after such a start. */
  const served = async (root: string) => {
    const handle =
      vi.fn<(routes: [{ handler: ((ctx: object, next: () => void) => unknown)[] }]) => void>();
    const config = { admin: { path: "/admin" } };
    register({ strapi: { dirs: { dist: { root } }, config, server: { routes: handle } } });
    const ctx = {
      method: "GET",
      status: 404,
      set: vi.fn(),
      body: undefined as Readable | undefined,
    };
    await handle.mock.calls[0]?.[0][0].handler[0]?.(ctx, () => {});
    ctx.body?.on("error", () => {});
    return (ctx.body as { path?: string } | undefined)?.path;
  };
  const root = mkdtempSync(join(tmpdir(), "habitat-patches-"));
  undo.push(() => rmSync(root, { recursive: true, force: true }));
  const file = join(root, "build/index.html");
  expect(await served(root)).not.toBe(file);
  mkdirSync(join(root, "build"));
  expect(await served(root)).toBe(file);
});
