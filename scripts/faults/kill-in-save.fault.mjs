// kill -9 in the middle of saves, at seeded moments. The import has such a test of its own:
// cms/tests/api/photo-import-crash.test.ts.
import { join } from "node:path";
import { setTimeout as passed } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { say } from "../stages/say.mjs";
import { startPostgres } from "../testing/postgres.mjs";
import { gardener, newGarden, requireCms, saidOf, seeded } from "./garden.mjs";

/** @type {import("../testing/postgres.mjs").Postgres} */
let postgres;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true });
});
afterAll(() => postgres.stop());

/** What SQLite itself says of the file. @param {string} dataDir */
function integrity(dataDir) {
  const Database = requireCms("better-sqlite3");
  const file = new Database(join(dataDir, "habitat.db"));
  try {
    return file.pragma("integrity_check", { simple: true });
  } finally {
    file.close();
  }
}

describe.each([
  { name: "SQLite", kills: 6, url: () => "" },
  { name: "PostgreSQL", kills: 4, url: () => postgres.url },
])("on $name", ({ name, kills, url }) => {
  const garden = newGarden();
  afterAll(() => garden.remove());

  test("what was acknowledged is there, and nothing half", async () => {
    const random = seeded(7);
    const env = { DATABASE_URL: url() };
    /** @type {Set<number>} */
    const acknowledged = new Set();
    let next = 1;
    let inFlight = 0;
    for (let round = 1; round <= kills; round += 1) {
      const server = await garden.start(env);
      const owner = await gardener(server.url);
      let isOver = false;
      const client = async () => {
        while (!isOver) {
          const n = next++;
          inFlight += 1;
          const answer = await owner.add(n).catch(() => undefined);
          if (answer?.status === 200 && (await answer.text().catch(() => "")) === "[]")
            acknowledged.add(n);
          if (answer) inFlight -= 1;
        }
      };
      const clients = [client(), client(), client()];
      const moment = Math.round(100 + 900 * random());
      await passed(moment);
      isOver = true;
      await garden.kill();
      await Promise.all(clients);
      if (name === "SQLite") expect(integrity(garden.dataDir)).toBe("ok");
    }
    const { url: site } = await garden.start(env);
    const found = await (await gardener(site)).all();
    say(`${name}: ${kills} kills, ${acknowledged.size} acknowledged, ${found.size} there`);
    expect(acknowledged.size).toBeGreaterThan(kills);
    // Some kill has met a save under way.
    expect(inFlight).toBeGreaterThan(0);
    for (const n of acknowledged) expect([...found.keys()]).toContain(n);
    for (const [n, record] of found) expect(record).toMatchObject(saidOf(n));
  });
});
