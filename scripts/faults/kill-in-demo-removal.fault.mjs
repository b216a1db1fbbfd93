// kill -9 while the demo garden is removed: before the commit all of it is there, after it the next start finishes.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as passed } from "node:timers/promises";
import { afterAll, beforeAll, describe, test } from "vitest";
import { signedIn } from "../bench/owner.mjs";
import { copyDemo } from "../testing/demo-site.mjs";
import { quickPasswords } from "../testing/server.mjs";
import { bothDatabases, sqlite } from "./databases.mjs";
import { newGarden } from "./garden.mjs";

/** @typedef {import("shared-types/demo/answers").DemoRemoval} DemoRemoval */
/** @typedef {Awaited<ReturnType<typeof demoOf>>} Demo */

/** The files below a folder, without those that only mark it as there. @param {string} folder */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
}

/** The demo of a running site, as its owner sees it. @param {string} url @param {string} dataDir */
async function demoOf(url, dataDir) {
  const headers = { ...(await signedIn(url)), "content-type": "application/json" };
  /** @param {string} path @param {object} [body] */
  const call = async (path, body) => {
    const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
    return (await fetch(`${url}/api/${path}`, { headers, ...sent })).json();
  };
  const removal = async (/** @type {boolean} */ dryRun) =>
    /** @type {DemoRemoval} */ (await call("demoremove", { dryRun, remove: [] }));
  return {
    remove: () => removal(false),
    /** Its records and files: what is known of them, and what there is. */
    async state() {
      const { removed, kept } = await removal(true);
      const { totalCount } = /** @type {{ totalCount: number }} */ (await call("photos", {}));
      const pictures = ["_banners", "_full", "_thumb", "_web", "site"];
      return {
        records: Object.values(removed).reduce((sum, count) => sum + count, 0),
        kept,
        photos: totalCount,
        bin: /** @type {unknown[]} */ (await call("bin")),
        originals: filesBelow(join(dataDir, "originals")).length,
        pictures: pictures.flatMap((name) => filesBelow(join(dataDir, "images", name))).length,
      };
    },
  };
}

const nothing = { records: 0, kept: [], photos: 0, bin: [], originals: 0, pictures: 0 };

// On PostgreSQL before a release only: the demo is loaded anew there, which takes as long as all else.
const databases = process.env.KILLS ? bothDatabases() : [sqlite];

describe.each(databases)("on $name", ({ name, url, integrity }) => {
  const garden = newGarden(quickPasswords);
  const { dataDir } = garden;
  afterAll(() => garden.remove());
  const start = async () =>
    demoOf((await garden.start({ DATABASE_URL: url(), DEMO: "" })).url, dataDir);
  /** @type {Demo} */
  let first;
  beforeAll(async () => {
    // On PostgreSQL it is loaded anew.
    if (name === "SQLite") await copyDemo(dataDir);
    first = await start();
  });

  /**
   * Removes the demo, and kills the site as soon as something is so; what the database then says of itself.
   * @param {Demo} demo
   * @param {() => boolean} isTime
   */
  async function cutOff(demo, isTime) {
    let answers = 0;
    const end = () => {
      answers += 1;
    };
    const removal = demo.remove().then(end, end);
    while (!isTime() && answers === 0) await passed(2);
    // The transaction begins when the backup is there.
    await passed(100);
    await garden.kill();
    await removal;
    return integrity(dataDir);
  }

  test("all of the demo is there, or none of it", async ({ expect }) => {
    const whole = await first.state();
    expect(whole.records).toBeGreaterThan(500);
    const backups = () =>
      filesBelow(join(dataDir, "backups")).filter((file) => file.name.startsWith("habitat-"));
    expect(await cutOff(first, () => backups().length > 0)).toBe("ok");
    const second = await start();
    expect([whole, nothing]).toContainEqual(await second.state());

    const originals = () => filesBelow(join(dataDir, "originals")).length;
    expect(await cutOff(second, () => originals() < whole.originals)).toBe("ok");
    const last = await start();
    expect(await last.state()).toEqual(nothing);
  });
});
