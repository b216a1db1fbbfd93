import { root } from "../stages/run.mjs";
import { startChild } from "../testing/child.mjs";
import { createDatabase } from "../testing/database.mjs";
import { freePort } from "../testing/free-port.mjs";
import { startServer } from "../testing/server.mjs";
import { makeFolder } from "./measure.mjs";

/** Making the records takes seconds, longer on a busy machine. */
const patienceMs = 300_000;

/**
 * @typedef {object} Gallery  a site's data
 * @property {string} dataDir
 * @property {NodeJS.ProcessEnv} env
 * @property {(more?: NodeJS.ProcessEnv) => Promise<import("../testing/server.mjs").Server>} start  the built site on it; any number of servers may run
 * @property {() => Promise<void>} stop  removes it
 */

/**
 * Makes a site of this many photo records, 300 keywords, this many plants, this many of them on each
 * photo, and nothing else: on SQLite, or in a new database of the PostgreSQL that `cluster` names.
 * @param {{ photos: number, plants?: number, tagsEach?: number, cluster?: string }} options
 * @returns {Promise<Gallery>}
 */
export async function makeGallery({ photos, plants = 0, tagsEach = 0, cluster }) {
  const { folder: dataDir, stop: remove } = makeFolder();
  const database = await createDatabase(cluster);
  const env = { DEMO: "none", DATABASE_URL: database.url, LOG_LEVEL: "error" };
  // What `npm run seed` does after the build, which the benchmark has already run.
  const seed = `await (await import("./scripts/serve.mjs")).seed(${JSON.stringify({ photos, plants, tagsEach })});`;
  const seeding = startChild(
    process.execPath,
    ["--input-type=module", "-e", `${seed} console.log("Seeded."); process.exit(0);`],
    {
      cwd: root,
      env: {
        ...{ ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", DATA_DIR: dataDir },
        ...{ PORT: String(await freePort()), PUBLIC_URL: "http://127.0.0.1", ...env },
      },
    },
  );
  await seeding.printed(/^Seeded\./m, patienceMs);
  await seeding.stop("SIGTERM", 20_000);
  return {
    dataDir,
    env,
    start: (more = {}) => startServer({ dataDir, env: { ...env, ...more } }),
    stop: async () => {
      await database.drop();
      remove();
    },
  };
}
