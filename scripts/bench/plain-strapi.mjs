import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { root } from "../stages/run.mjs";
import { startChild } from "../testing/child.mjs";
import { freePort } from "../testing/free-port.mjs";
import { makeFolder } from "./measure.mjs";

const cms = join(root, "cms");
/** What is asked for. */
const kinds = ["plant", "photo"];

/** Strapi's middlewares as a new project has them. */
const middlewares = [
  ...["logger", "errors", "security", "cors", "poweredBy", "query", "body", "session", "favicon"],
  "public",
].map((name) => `strapi::${name}`);

const factories = 'const { factories } = require("@strapi/strapi");\n';

/** What a new project has for a content type, except that anyone may read it. @param {string} kind */
function writtenFor(kind) {
  const uid = `api::${kind}.${kind}`;
  const of = (/** @type {string} */ part) => `dist/src/api/${kind}/${part}/${kind}.js`;
  const made = (/** @type {string} */ factory) =>
    `${factories}module.exports = factories.${factory}("${uid}");\n`;
  const read = (/** @type {string} */ path, /** @type {string} */ action) =>
    `{ method: "GET", path: "${path}", handler: "${kind}.${action}", config: { auth: false } }`;
  const routes = `${read(`/${kind}s`, "find")}, ${read(`/${kind}s/:id`, "findOne")}`;
  return {
    [of("controllers")]: made("createCoreController"),
    [of("services")]: made("createCoreService"),
    [of("routes")]: `module.exports = { routes: [${routes}] };\n`,
  };
}

/** @type {Record<string, string>} */
const written = {
  "dist/config/middlewares.js": `module.exports = ${JSON.stringify(middlewares)};\n`,
  "dist/config/api.js": "module.exports = { rest: { defaultLimit: 25, maxLimit: 500 } };\n",
  "dist/src/index.js": "module.exports = {};\n",
  ...Object.assign({}, ...kinds.map(writtenFor)),
};

/** Folders that hold what is ours, not Strapi's. */
const ours = "controllers routes services policies middlewares extensions".split(" ");

/**
 * Our content types in a Strapi without anything else of ours.
 * @param {string} app  an empty folder
 */
function writeApp(app) {
  cpSync(join(cms, "package.json"), join(app, "package.json"));
  for (const name of ["config", "src"])
    cpSync(join(cms, "dist", name), join(app, "dist", name), {
      recursive: true,
      filter: (path) => !ours.includes(basename(path)),
    });
  symlinkSync(join(cms, "node_modules"), join(app, "node_modules"));
  symlinkSync(join(cms, "dist/build"), join(app, "dist/build"));
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    writeFileSync(join(app, file), text);
  }
}

/**
 * Starts a plain Strapi with the plants and photos of a copy of this gallery under `/api`.
 * @param {import("./gallery.mjs").Gallery} gallery
 * @returns {Promise<import("./bare.mjs").Asked>}
 */
export async function startPlainStrapi({ dataDir, env }) {
  const { folder: app, stop: remove } = makeFolder();
  writeApp(app);
  const data = join(app, "data");
  cpSync(dataDir, data, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = `require("@strapi/strapi").createStrapi({ appDir: ".", distDir: "./dist" }).start().then(() => console.log("Ready."))`;
  const server = startChild(process.execPath, ["-e", start], {
    cwd: app,
    env: {
      ...{ ...process.env, ...env, NODE_ENV: "production", STRAPI_TELEMETRY_DISABLED: "true" },
      ...{ DATA_DIR: data, HOST: "127.0.0.1", PORT: String(port), PUBLIC_URL: url },
    },
  });
  const stop = async () => {
    await server.stop("SIGTERM", 20_000);
    remove();
  };
  try {
    await server.printed(/^Ready\./m, 120_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
