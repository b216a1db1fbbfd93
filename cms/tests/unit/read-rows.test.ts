import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import makeKnex from "knex";
import { afterEach, beforeEach, expect, test } from "vitest";
import { from, type Knex } from "../../src/lib/knex";
import { firstOf, readAtOnce, rowsOf } from "../../src/lib/read-rows";

let folder: string;
let knex: Knex;
let asked: string[];
let end: () => void;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "habitat-read-"));
  knex = makeKnex({
    client: "better-sqlite3",
    connection: { filename: join(folder, "site.db") },
    useNullAsDefault: true,
  });
  await knex.raw("pragma journal_mode = wal");
  await knex.raw("create table plants (id integer primary key, name text, internal boolean)");
  await from(knex, "plants").insert([
    { id: 1, name: "Aster", internal: false },
    { id: 2, name: "Sedge", internal: true },
  ]);
  end = readAtOnce(knex);
  asked = [];
  knex.on("query", ({ sql }: { sql: string }) => asked.push(sql));
});

afterEach(async () => {
  end();
  await knex.destroy();
  rmSync(folder, { recursive: true });
});

const visible = (db: Knex) => from(db, "plants").where("internal", false).orderBy("id");

test("finds what the same query finds by knex, without it", async () => {
  const rows = await rowsOf(knex, visible(knex));
  expect(asked).toEqual([]);
  expect(rows).toEqual([{ id: 1, name: "Aster", internal: 0 }]);
  expect(rows).toEqual(await visible(knex));
});

test("the first of them, and undefined where there is none", async () => {
  expect(await firstOf(knex, from(knex, "plants").orderBy("id", "desc"))).toMatchObject({ id: 2 });
  expect(await firstOf(knex, from(knex, "plants").where("id", 3))).toBeUndefined();
});

test("sees at once what has been saved, also by a statement it has asked before", async () => {
  await rowsOf(knex, visible(knex));
  await from(knex, "plants").insert({ id: 3, name: "Rush", internal: false });
  expect(await rowsOf(knex, visible(knex))).toHaveLength(2);
  await knex.raw("alter table plants add column season text");
  expect(await rowsOf(knex, visible(knex))).toMatchObject([{ season: null }, { season: null }]);
});

test("reads while a transaction holds the one connection, which sees its own writes", async () => {
  await knex.transaction(async (trx) => {
    await from(trx, "plants").insert({ id: 3, name: "Rush", internal: false });
    expect(await rowsOf(knex, visible(knex))).toHaveLength(1);
    expect(await rowsOf(trx, visible(trx))).toHaveLength(2);
  });
});

test("what it cannot do goes knex's way, which says why", async () => {
  await expect(rowsOf(knex, from(knex, "animals"))).rejects.toThrow("no such table: animals");
  expect(asked).toHaveLength(1);
});

test("more statements than are kept still find their rows", async () => {
  for (let id = 0; id < 450; id += 1)
    expect(
      await rowsOf(knex, from(knex, "plants").whereRaw(`id = 1 and ${id} = ${id}`)),
    ).toHaveLength(1);
  expect(asked).toEqual([]);
});
