import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { cms, requireFromCms } from "./stages/from-cms.mjs";
import { root } from "./stages/run.mjs";
import { fail, PlainError, say } from "./stages/say.mjs";

// V8 lets a small heap grow several times over before it cleans up; a site that shares a small machine
// is better served by less (decision 067).
setFlagsFromString("--heap-growing-percent=40");

/**
 * Makes sure the data directory can be written to.
 * @param {string} dir
 */
function requireWritable(dir) {
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.W_OK | constants.X_OK);
  } catch {
    throw new PlainError(
      `The data directory ${dir} cannot be written to: make it writable, or set DATA_DIR to a directory that is.`,
    );
  }
}

/**
 * Makes sure nobody listens on the port yet.
 * @param {string} host
 * @param {number} port
 */
async function requireFreePort(host, port) {
  const probe = createServer();
  await new Promise((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(port, host, () => resolve(undefined));
  }).catch((/** @type {unknown} */ error) => {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const why =
      code === "EADDRINUSE"
        ? `Port ${port} is taken by another program: stop it, or choose another port (PORT=${port + 1} npm start).`
        : `This machine does not let the site listen on ${host}:${port} (${code}): choose another HOST or PORT.`;
    throw new PlainError(why);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Ends a restore that was ended half-way, before anything reads what it was at.
 * @param {{ dataDir: string, databaseUrl: string }} place
 */
async function mendRestore(place) {
  const { mendBeforeStart } = requireFromCms(join(cms, "dist/src/backup/mend.js"));
  try {
    const mended = await mendBeforeStart(place);
    if (mended === "finished") say("A restore had been ended half-way: it is finished now.");
    if (mended === "undone") say("A restore had been ended half-way: all is as it was before.");
  } catch (error) {
    throw new PlainError(/** @type {Error} */ (error).message);
  }
}

/**
 * A loaded Strapi, not listening yet, after everything that can be told beforehand was checked.
 * @returns {Promise<{ strapi: Site, environment: { publicUrl: string } }>}
 */
async function load() {
  process.env.STRAPI_TELEMETRY_DISABLED = "true";
  requireWritable(process.env.DATA_DIR || join(root, "data"));
  const { environment } = requireFromCms(join(cms, "dist/src/environment.js"));
  await requireFreePort(environment.host, environment.port);
  await mendRestore(environment);
  // Strapi would tell of a weak key with a stack.
  requireFromCms(join(cms, "dist/src/secrets.js"));
  say("Starting Strapi …");
  const { createStrapi } = requireFromCms("@strapi/strapi");
  const strapi = await createStrapi({ appDir: cms, distDir: join(cms, "dist") }).load();
  return { strapi, environment };
}

/** Starts the site on its one port; loads the demo content into an empty database first. */
export async function serve() {
  const { strapi, environment } = await load();
  await seedIfEmpty(strapi);
  await strapi.start();
  await announce(strapi, environment);
}

/**
 * Loads the demo content that is not there yet (`DEMO=none`: none of it), and to measure with as many
 * photo records without files and plants as asked for; and ends.
 * @param {{ photos?: number, plants?: number }} [many]
 */
export async function seed({ photos = 0, plants = 0 } = {}) {
  const { strapi } = await load();
  const { loadManyPhotos, loadManyPlants } = await demo();
  if (process.env.DEMO !== "none") await plant(strapi);
  const { fold } = requireFromCms(join(cms, "dist/src/lib/fold.js"));
  if (photos > 0) say(`${await loadManyPhotos(strapi, photos, fold)} photo records were added.`);
  const { derivations } = requireFromCms(join(cms, "dist/src/documents/derived-columns.js"));
  if (plants > 0) await loadManyPlants(strapi, plants, derivations["api::plant.plant"]);
}

/** @typedef {import("./demo/site").Site} Site */

/**
 * Fills an empty database with the demo garden; `DEMO=none` leaves it empty.
 * @param {Site} strapi
 */
async function seedIfEmpty(strapi) {
  if (process.env.DEMO === "none") return;
  const { isEmpty } = await demo();
  if (await isEmpty(strapi)) await plant(strapi);
}

/**
 * Loads the demo content; its site pictures, which are painted onto the disk, go where photos are kept.
 * @param {Site} strapi
 */
async function plant(strapi) {
  const { loadDemo } = await demo();
  await loadDemo(strapi);
  const built = (/** @type {string} */ module) =>
    requireFromCms(join(cms, "dist/src/photos", module));
  await built("storage/carry-over.js").carryOver(built("folders.js").folders.site);
}

/** The demo content, which is TypeScript. */
async function demo() {
  const { tsImport } = await import("tsx/esm/api");
  /** @type {Promise<typeof import("./demo/load")>} */
  const loaded = tsImport(pathToFileURL(join(root, "scripts/demo/load.ts")).href, import.meta.url);
  return loaded;
}

/**
 * Prints where everything is.
 * @param {Site} strapi
 * @param {{ publicUrl: string }} environment
 */
async function announce(strapi, { publicUrl }) {
  console.log(`
  The site           ${publicUrl}/
  The owner's panel  ${publicUrl}/cp
  Strapi's admin     ${publicUrl}/admin
`);
  if (!(await strapi.service("api::session.owner").exists())) {
    const { setupToken } = requireFromCms(join(cms, "dist/src/lib/setup-token.js"));
    console.log(`  This site has no owner yet. Become its owner with this link, once:
  ${publicUrl}/cp/setup?token=${setupToken()}
`);
  }
  console.log("Ready. Stop with Ctrl+C.");
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!existsSync(join(cms, "dist/src/index.js")))
    fail(new PlainError("Not built yet: run npm start."));
  await serve().catch(fail);
}
