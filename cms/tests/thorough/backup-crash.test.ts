// @slow
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seeded } from "../../../scripts/testing/seeded.mjs";
import { useSite } from "../boot";
import { createDatabase, type Database } from "../../../scripts/testing/database.mjs";
import {
  backUp,
  emptyFolder,
  everythingOf,
  recoverBeforeStart,
  placeOf,
  restoreBackup,
} from "../fixtures/backup";
import { create } from "../fixtures/records";
import { isThorough, times } from "../fixtures/thorough";

const kills = times(12, 2);
const site = useSite();
let database: Database;
const dataDir = emptyFolder();

beforeAll(async () => {
  database = await createDatabase(process.env["TEST_DATABASE_URL"]);
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const journal = join(dataDir, "restoring/journal.json");

/** Calls back after a delay, or when the restore has just reached the point of no return. */
function atMoment(moment: number | "journal", then: () => void): NodeJS.Timeout {
  if (moment !== "journal") return setTimeout(then, moment);
  return setInterval(() => existsSync(journal) && then(), 1);
}

/** Restores in a child process that is killed at some moment; returns whether it was done before. */
async function restoreFor(file: string, moment: number | "journal"): Promise<boolean> {
  const script = join(import.meta.dirname, "../fixtures/restore-process.mjs");
  const child = fork(script, [file, dataDir, database.url], { execArgv: [] });
  const ended = once(child, "exit");
  await once(child, "message");
  const timer = atMoment(moment, () => child.kill("SIGKILL"));
  const [code] = (await ended) as [number | null];
  clearTimeout(timer);
  return code === 0;
}

test("a restore killed at any moment leaves the old site or the new one", async () => {
  const place = { dataDir, databaseUrl: database.url };
  const old = await backUp(placeOf(site));
  await create(site.strapi, "keyword", { keyword: "after" });
  for (let i = 0; i < 200; i += 1)
    writeFileSync(join(site.dataDir, "originals", `new-${i}`), `new ${i}`.repeat(1000));
  // Two within a second would have the same name.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const newer = await backUp(placeOf(site));

  await restoreBackup(newer, place);
  const whole = { newer: await everythingOf(place), old: "" };
  await restoreBackup(old, place);
  whole.old = await everythingOf(place);
  expect(whole.old).not.toBe(whole.newer);

  const began = Date.now();
  expect(await restoreFor(newer, 120_000)).toBe(true);
  const wholeMs = Date.now() - began;
  const random = seeded(7);
  let is: "old" | "newer" = "newer";
  let broken = 0;
  for (let round = 0; round < kills; round += 1) {
    const next = is === "old" ? "newer" : "old";
    const moment = round % 2 === 0 ? "journal" : wholeMs * random();
    const done = await restoreFor(next === "old" ? old : newer, moment);
    if (!done) broken += 1;
    await recoverBeforeStart(place);
    expect(existsSync(journal)).toBe(false);
    const found = await everythingOf(place);
    expect([whole.old, whole.newer]).toContain(found);
    is = found === whole.old ? "old" : "newer";
    if (done) expect(is).toBe(next);
  }
  expect(broken).toBeGreaterThan(isThorough ? kills / 3 : 0);
}, 900_000);
