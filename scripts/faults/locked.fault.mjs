import { join } from "node:path";
import { setTimeout as passed } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requireFromCms } from "../stages/from-cms.mjs";
import { say } from "../stages/say.mjs";
import { gardener, newGarden } from "./garden.mjs";
import { inWords, readers } from "./measured.mjs";

const garden = newGarden();
beforeAll(() => garden.start());
afterAll(() => garden.remove());

test("while another process locks the database for ten seconds, saves wait or say so and reads continue", async () => {
  const { url } = garden.server();
  const owner = await gardener(url);
  expect((await owner.add(1)).status).toBe(200);
  const paths = ["/api/resources", "/api/flora/p1", "/resources", "/flora/p1"];
  for (const path of paths) await (await fetch(`${url}${path}`)).text();
  const Database = requireFromCms("better-sqlite3");
  const other = new Database(join(garden.dataDir, "habitat.db"));
  let isLocked = true;
  try {
    other.exec("BEGIN EXCLUSIVE");
    const read = readers(url, paths, { until: () => !isLocked });
    const began = performance.now();
    const saves = [2, 3].map(async (n) => {
      const { status, headers } = await owner.add(n);
      return { n, status, retry: headers.get("retry-after"), ms: performance.now() - began };
    });
    await passed(10_000);
    isLocked = false;
    other.exec("ROLLBACK");
    const seen = await read;
    const saved = await Promise.all(saves);
    say(
      `Locked: ${inWords(seen)}; saves ${saved.map(({ status, ms }) => `${status} after ${Math.round(ms)} ms`).join(", ")}`,
    );
    expect(Object.keys(seen.statuses)).toEqual(["200"]);
    expect(seen.worst).toBeLessThan(3000);
    for (const { status, retry } of saved) {
      expect([200, 503]).toContain(status);
      if (status === 503) expect(retry).toBe("5");
    }
    const found = await owner.all();
    for (const { n, status } of saved) expect(found.has(n)).toBe(status === 200);
  } finally {
    other.close();
  }
  expect((await owner.add(4)).status).toBe(200);
});
