import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { openContent, writeContent } from "../../src/api/backup/database/content";
import type { DatabaseSource, TableSchema } from "../../src/api/backup/database/schema";
import { folderOfTest } from "../fixtures/folders";

let folder = "";
beforeEach(() => {
  folder = folderOfTest();
});

const table = { name: "notes" } as TableSchema;
const rows = Array.from({ length: 5000 }, (_, n) => [n, `Line ${n}\nof a note, “née”`]);

async function* given() {
  yield* rows;
}

const source: DatabaseSource = {
  dialect: "sqlite",
  tables: [table],
  rows: given,
  close: async () => undefined,
};

async function read() {
  const content = await openContent(folder);
  const found = [];
  for await (const row of content.rows(table)) found.push(row);
  return found;
}

const file = () => join(folder, "notes.ndjson.gz");

beforeEach(async () => {
  const counts = await writeContent(source, folder);
  expect(counts).toEqual({ notes: rows.length });
});

test("rows come back as they were written", async () => {
  expect(await read()).toEqual(rows);
});

test("a last line without its end is a row too, or an error", async () => {
  writeFileSync(file(), gzipSync('[1,"one"]\n[2,"two"]'));
  expect(await read()).toEqual([
    [1, "one"],
    [2, "two"],
  ]);
  writeFileSync(file(), gzipSync('[1,"one"]\n[2,"t'));
  await expect(read()).rejects.toThrow();
});

test.each([
  ["is cut off", () => writeFileSync(file(), readFileSync(file()).subarray(0, 900))],
  ["is no archive", () => writeFileSync(file(), "notes")],
  ["is not there", () => rmSync(file())],
])("a table whose file %s is an error", async (_what, damage) => {
  damage();
  await expect(read()).rejects.toThrow();
});
