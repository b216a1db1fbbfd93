import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../stages/run.mjs";
import { startChild } from "../testing/child.mjs";
import { freePort } from "../testing/free-port.mjs";
import { startServer } from "../testing/server.mjs";

/** Making the records takes seconds, longer on a busy machine. */
const patienceMs = 300_000;

/**
 * A new, empty database on a PostgreSQL.
 * @param {string} cluster  the address of its maintenance database
 */
async function newDatabase(cluster) {
  const { Client } = createRequire(join(root, "cms/package.json"))("pg");
  const name = `habitat_${randomUUID().replaceAll("-", "")}`;
  const client = new Client(cluster);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * @typedef {object} Gallery  a site's data, which any number of servers may be started on
 * @property {string} dataDir
 * @property {{ DEMO: string, DATABASE_URL: string }} env
 * @property {() => void} remove
 */

/**
 * Makes a site of this many photo records, 300 keywords, this many plants, this many of them on each
 * photo, and nothing else: on SQLite, or in a new database of the PostgreSQL that `cluster` names.
 * @param {{ photos: number, plants?: number, tagsEach?: number, cluster?: string }} options
 * @returns {Promise<Gallery>}
 */
export async function makeGallery({ photos, plants = 0, tagsEach = 0, cluster }) {
  const dataDir = mkdtempSync(join(tmpdir(), "habitat-gallery-"));
  const drop = () => rmSync(dataDir, { recursive: true, force: true });
  process.once("exit", drop);
  const env = {
    DEMO: "none",
    DATABASE_URL: cluster === undefined ? "" : await newDatabase(cluster),
  };
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
  const remove = () => {
    drop();
    process.off("exit", drop);
  };
  return { dataDir, env, remove };
}

/**
 * Starts the built site on a gallery of its own.
 * @param {{ photos: number, plants?: number, cluster?: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<import("../testing/server.mjs").Server>}
 */
export async function startGallery({ env, ...size }) {
  const gallery = await makeGallery(size);
  const server = await startServer({ dataDir: gallery.dataDir, env: { ...gallery.env, ...env } });
  const stop = async () => {
    await server.stop();
    gallery.remove();
  };
  return { ...server, stop };
}
