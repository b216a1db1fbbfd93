import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useSite } from "../boot";
import { createDatabase, type Database } from "../../../scripts/testing/database.mjs";
import {
  backUp,
  emptyFolder,
  moveToPostgres,
  placeOf,
  restoreBackup,
  rowsOf,
} from "../fixtures/backup";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";
import { runVerb } from "../fixtures/run-verb";

const site = useSite();
let from: Database;
let to: Database;
const dataDir = emptyFolder();

beforeAll(async () => {
  await create(site.strapi, "plant", plant("zoe", "Zoë’s Ærenpreis 🌿", { heightSort: 0.1 }));
  from = await createDatabase("");
  to = await createDatabase(process.env["TEST_DATABASE_URL"] ?? "");
});

afterAll(async () => {
  await from.drop();
  await to.drop();
  rmSync(dataDir, { recursive: true });
});

test("a site moves from SQLite into PostgreSQL, over another only when told to", async () => {
  const small = { dataDir, databaseUrl: from.url };
  await restoreBackup(await backUp(placeOf(site)), small);
  expect((await moveToPostgres(small, to.url, { replaces: false })).before).toBeNull();
  expect(await rowsOf({ dataDir, databaseUrl: to.url })).toEqual(await rowsOf(small));
  await expect(moveToPostgres(small, to.url, { replaces: false })).rejects.toThrow(/--replace/);
  expect((await moveToPostgres(small, to.url, { replaces: true })).before).toMatch(/before/);
  const running = placeOf(site).databaseUrl;
  await expect(moveToPostgres(small, running, { replaces: true })).rejects.toThrow(/stop it first/);
});

test("npm run move carries it over, and says what is in the way, in a sentence", async () => {
  const small = { dataDir, databaseUrl: from.url };
  const target = await createDatabase(process.env["TEST_DATABASE_URL"] ?? "");
  try {
    const where = await runVerb(small, "move");
    expect(where.code).toBe(1);
    expect(where.warned).toMatch(/^Say where to: npm run move -- --to postgres:\/\/\S+\n$/);
    const done = await runVerb(small, "move", "--to", target.url);
    expect([done.code, done.warned]).toEqual([0, ""]);
    const rows = await rowsOf(small);
    expect(done.said).toContain(`${Object.keys(rows).length} tables were copied to PostgreSQL.`);
    expect(await rowsOf({ dataDir, databaseUrl: target.url })).toEqual(rows);
    const again = await runVerb(small, "move", "--to", target.url);
    expect([again.code, again.warned]).toEqual([1, expect.stringMatching(/--replace[^\n]*\n$/)]);
    expect((await runVerb(small, "move", "--to", target.url, "--replace")).said).toMatch(
      /What the database contained is saved in \S+-before-restore\.tar\./,
    );
  } finally {
    await target.drop();
  }
}, 180_000);
