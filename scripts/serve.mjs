import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { makeAdminFolder } from "./stages/admin.mjs";
import { cms, requireFromCms } from "./stages/from-cms.mjs";
import { root } from "./stages/run.mjs";
import { fail, PlainError, say } from "./stages/say.mjs";

// V8 lets a small heap grow several times over before it collects garbage; a site on a small machine
// is better off with less (docs/decisions/028).
setFlagsFromString("--heap-growing-percent=40");

/**
 * @param {string} dir
 * @throws PlainError unless the data directory can be written to
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
 * @param {string} host
 * @param {number} port
 * @throws PlainError when the port is taken, or cannot be listened on
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
        : `The site is not allowed to listen on ${host}:${port} (${code}): choose another HOST or PORT.`;
    throw new PlainError(why);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Completes or rolls back a restore that was interrupted, before anything reads the data.
 * @param {{ dataDir: string, databaseUrl: string }} place
 */
async function recoverRestore(place) {
  const { recoverBeforeStart } = requireFromCms(join(cms, "dist/src/api/backup/recover.js"));
  try {
    const mended = await recoverBeforeStart(place);
    if (mended === "finished") say("A restore was interrupted: it has been completed.");
    if (mended === "undone") say("A restore was interrupted: everything is as it was before.");
  } catch (error) {
    throw new PlainError(/** @type {Error} */ (error).message);
  }
}

/**
 * Loads Strapi, which does not listen yet, after checking everything that can be checked before.
 * @returns {Promise<{ strapi: Site, environment: { publicUrl: string } }>}
 */
async function load() {
  process.env.STRAPI_TELEMETRY_DISABLED = "true";
  requireWritable(process.env.DATA_DIR || join(root, "data"));
  const { environment } = requireFromCms(join(cms, "dist/src/platform/environment.js"));
  await requireFreePort(environment.host, environment.port);
  await recoverRestore(environment);
  // Loaded first: Strapi would report a weak key with a stack trace.
  requireFromCms(join(cms, "dist/src/platform/secrets.js"));
  makeAdminFolder();
  say("Starting Strapi …");
  const { createStrapi } = requireFromCms("@strapi/strapi");
  const strapi = await createStrapi({ appDir: cms, distDir: join(cms, "dist") }).load();
  return { strapi, environment };
}

/** Starts the site on its one port; loads the demo into an empty database first. */
export async function serve() {
  const { strapi, environment } = await load();
  await seedIfEmpty(strapi);
  await keepPlans(strapi);
  const { noteDemoOnce } = await import("./demo/brought.mjs");
  await noteDemoOnce(strapi, sitePicture);
  await strapi.start();
  await announce(strapi, environment);
}

/**
 * Loads what is missing of the demo (nothing with `DEMO=none`); for benchmarks also this many photo records
 * without files, this many plants, and this many tags of plants on each photo.
 * @param {{ photos?: number, plants?: number, tagsEach?: number }} [many]
 */
export async function seed({ photos = 0, plants = 0, tagsEach = 0 } = {}) {
  const { strapi } = await load();
  const { isDemoRemoved } = await import("./demo/brought.mjs");
  if (await isDemoRemoved(strapi)) say("The owner has removed the demo garden: it is not loaded.");
  else if (process.env.DEMO !== "none") await loadDemo(strapi);
  if (photos + plants + tagsEach > 0) {
    const { loadMany } = await import("./bench/seed-many.mjs");
    say(`${await loadMany(strapi, { photos, plants, tagsEach })} photo records were added.`);
  }
}

/** @typedef {import("./demo/site").Site} Site */

/**
 * Loads the demo into an empty database; `DEMO=none` leaves it empty. A site of an older version gets a record of
 * what it showed.
 * @param {Site} strapi
 */
async function seedIfEmpty(strapi) {
  const { isEmpty } = await import("./demo/load.mjs");
  const { adoptOlderSite, hasSiteRecord } = await import("./demo/site-record.mjs");
  const { isDemoRemoved } = await import("./demo/brought.mjs");
  const site = strapi.service("api::site.site");
  if (await isEmpty(strapi)) {
    // A site that has started empty, or whose owner has removed the demo, stays empty.
    const staysEmpty = (await hasSiteRecord(strapi)) || (await isDemoRemoved(strapi));
    if (process.env.DEMO === "none" || staysEmpty) await site.ensure();
    else await loadDemo(strapi);
  } else if (!(await hasSiteRecord(strapi))) {
    const { folders } = builtPhoto("files/folders.js");
    const { storage } = builtPhoto("storage/site-storage.js");
    const folder = join(folders.imports, "older-site");
    await adoptOlderSite(strapi, folder, (name) => storage.fetch(join(folders.site, name), folder));
  }
}

/** A built module of the server's photos. @param {string} module */
const builtPhoto = (module) => requireFromCms(join(cms, "dist/src/api/photo", module));

/** The bytes of one of the site's own pictures, wherever they are kept. @param {string} name */
function sitePicture(name) {
  const { storage } = builtPhoto("storage/site-storage.js");
  return storage.read(join(builtPhoto("files/folders.js").folders.site, name));
}

/**
 * Loads the demo, and notes that it is one.
 * @param {Site} strapi
 */
async function loadDemo(strapi) {
  await (await import("./demo/load.mjs")).loadDemo(strapi);
  await (await import("./demo/brought.mjs")).noteDemo(strapi, sitePicture);
}

/**
 * Makes records of the plans of an older version.
 * @param {Site} strapi
 */
async function keepPlans(strapi) {
  const { keepOlderPlans } = await import("./demo/plans.mjs");
  await keepOlderPlans(strapi, (picture) => sitePicture(`${picture}.jpg`));
}

/** What is said of Strapi's admin where it cannot be opened yet. */
const adminWords = {
  ready: "",
  building: " (about to be built)",
  failed: " (not built)",
  missing: " (not built: npm start builds it)",
};

/**
 * Prints where everything is.
 * @param {Site} strapi
 * @param {{ publicUrl: string }} environment
 */
async function announce(strapi, { publicUrl }) {
  const { adminBuildIn } = requireFromCms(join(cms, "dist/src/http/admin-build.js"));
  const build = /** @type {keyof typeof adminWords} */ (adminBuildIn(join(cms, "dist")));
  console.log(`
  The site           ${publicUrl}/
  The owner's panel  ${publicUrl}/cp
  Strapi's admin     ${publicUrl}/admin${adminWords[build]}
`);
  if (!(await strapi.service("api::account.owner").exists())) {
    const { setupToken } = requireFromCms(join(cms, "dist/src/api/account/setup-token.js"));
    console.log(`  This site has no owner yet. Create the owner’s account with this link, which works once:
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
