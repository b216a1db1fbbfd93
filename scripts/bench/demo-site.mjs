import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "../testing/server.mjs";

const patienceMs = 20 * 60_000;

/** @param {string} dataDir */
function hasAllPictures(dataDir) {
  const names = readdirSync(join(dataDir, "images/_web"));
  const made = (/** @type {string} */ ending) => names.filter((name) => name.endsWith(ending));
  return made(".avif").length === made(".webp").length;
}

/** The demo garden as visitors see it, with all pictures that are made in the background. */
export async function startDemoSite() {
  const server = await startServer({ env: { LOG_LEVEL: "error", PHOTO_AVIF: "background" } });
  const until = Date.now() + patienceMs;
  while (!hasAllPictures(server.dataDir)) {
    if (Date.now() > until) {
      await server.stop();
      throw new Error("The AVIF files were not made in time.");
    }
    await wait(1000);
  }
  return server;
}
