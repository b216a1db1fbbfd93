// Builds Strapi's admin, in a process of its own. `strapi build` would compile the server anew before that, with the
// compiler that Strapi brings and below a site that runs on what is built: these are its three steps that follow.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cms, requireFromCms } from "./from-cms.mjs";

// Strapi reads the settings of the server for it, which make secrets where a site has none: not those of a site.
const unused = mkdtempSync(join(tmpdir(), "habitat-admin-"));
process.on("exit", () => rmSync(unused, { recursive: true, force: true }));
Object.assign(process.env, { DATA_DIR: unused, SECRETS_FILE: join(unused, "secrets.json") });

const inside = (/** @type {string} */ module) =>
  requireFromCms(join(cms, "node_modules/@strapi/strapi/dist/src/node", module));

const logger = { debug: () => {}, info: console.log, warn: console.warn, error: console.error };
const { createBuildContext } = inside("create-build-context.js");
const context = await createBuildContext({
  cwd: cms,
  logger,
  tsconfig: { config: { options: { outDir: join(cms, "dist") } } },
  options: { minify: true },
});
await inside("staticFiles.js").writeStaticClientFiles(context);
await inside("vite/build.js").build(context);
process.exit(0);
