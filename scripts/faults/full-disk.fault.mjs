import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requireFromCms } from "../stages/from-cms.mjs";
import { say } from "../stages/say.mjs";
import { sqliteIntegrity } from "./databases.mjs";
import { gardener, newGarden, saidOf } from "./garden.mjs";

const garden = newGarden();
beforeAll(() => garden.start());
afterAll(() => garden.remove());

/**
 * Lets no file of the server grow beyond this, as an exhausted quota would, without needing root.
 * @param {string} limit
 */
function limitFiles(limit) {
  execFileSync("prlimit", ["--pid", String(garden.server().pid), `--fsize=${limit}:unlimited`]);
}

test("on a full disk, saves and uploads say so and reads continue; with space, everything works again", async () => {
  const { url, output } = garden.server();
  const owner = await gardener(url);
  expect((await owner.add(1)).status).toBe(200);
  limitFiles("4096");
  /** @type {number[]} */
  const statuses = [];
  for (const n of [2, 3, 4]) {
    const answer = await owner.add(n);
    statuses.push(answer.status);
    expect(await answer.json()).toEqual([
      { fieldId: "", errorMessage: expect.stringMatching(/site’s disk is full/) },
    ]);
  }
  const form = new FormData();
  form.set("files", new Blob([new Uint8Array(100_000)]), "wren.jpg");
  const upload = await fetch(`${url}/api/photosupload`, {
    method: "POST",
    headers: owner.headers,
    body: form,
  });
  const answer = await upload.text();
  if (upload.status !== 507) say(answer);
  statuses.push(upload.status);
  for (const path of ["/api/flora/p1", "/flora/p1", "/flora", "/contact", "/api/health"])
    expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200]);
  limitFiles("unlimited");
  say(`Full disk: saves and upload ${statuses.join(", ")}`);
  expect(statuses).toEqual([507, 507, 507, 507]);
  expect((await owner.add(5)).status).toBe(200);
  expect([...(await owner.all()).keys()].sort()).toEqual([1, 5]);
  expect(output()).not.toMatch(/Unhandled|uncaught/i);
});

test("a disk that fills up at any page of a save: all is saved, or it says so and nothing is", async () => {
  const { url } = garden.server();
  const owner = await gardener(url);
  const Database = requireFromCms("better-sqlite3");
  const beside = new Database(join(garden.dataDir, "habitat.db"));
  const frame = 24 + 4096;
  const before = [...(await owner.all()).keys()];
  /** @type {number[]} */
  const statuses = [];
  /** @type {number[]} */
  const acknowledged = [];
  for (let n = 100; n < 116; n += 1) {
    // Truncates the WAL; otherwise the save would find room in it.
    beside.pragma("wal_checkpoint(TRUNCATE)");
    // Not only at page boundaries.
    limitFiles(String(Math.round((n - 100) * 1.7 * frame)));
    const { status } = await owner.add(n);
    limitFiles("unlimited");
    statuses.push(status);
    if (status === 200) acknowledged.push(n);
    expect((await owner.add(n + 100)).status).toBe(200);
    acknowledged.push(n + 100);
  }
  beside.close();
  say(`Full disk, page by page: ${statuses.join(", ")}`);
  expect(new Set(statuses)).toEqual(new Set([507, 200]));
  const found = await owner.all();
  expect([...found.keys()].sort()).toEqual([...before, ...acknowledged].sort());
  for (const n of acknowledged) expect(found.get(n)).toMatchObject(saidOf(n));
  expect(sqliteIntegrity(garden.dataDir)).toBe("ok");
});

/** @typedef {{ isRunning: boolean, fault: string, items: { bytes: number }[] }} Backups */

test("a disk that fills up during a backup: it says so, leaves nothing half-made, and the next one works", async () => {
  const { url } = garden.server();
  const owner = await gardener(url);
  const folder = join(garden.dataDir, "backups");
  const megabyte = 1024 * 1024;
  writeFileSync(join(garden.dataDir, "originals/large.jpg"), randomBytes(12 * megabyte));
  /** The list of backups after the one started here has ended. */
  const afterBackup = async () => {
    await fetch(`${url}/api/backupmake`, { method: "POST", headers: owner.headers });
    for (;;) {
      const answer = await fetch(`${url}/api/backups`, { headers: owner.headers });
      const list = /** @type {Backups} */ (await answer.json());
      if (!list.isRunning) return list;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  // The database fits, the backup does not.
  limitFiles(String(8 * megabyte));
  const failed = await afterBackup();
  say(`Full disk during a backup: ${failed.fault}`);
  expect(failed.fault).toMatch(/disk filled up .* delete old backups/);
  expect(failed.items).toEqual([]);
  expect(readdirSync(folder).filter((name) => name !== "backups.lock")).toEqual([]);
  limitFiles("unlimited");
  const mended = await afterBackup();
  expect([mended.fault, mended.items.length]).toEqual(["", 1]);
  expect(mended.items[0]?.bytes).toBeGreaterThan(12 * megabyte);
});
