// Builds Strapi's admin, in a process of its own. `strapi build` would compile the server anew before that, with the
// compiler that Strapi brings and below a site that runs on what is built: these are its three steps that follow.
import { join } from "node:path";
import { cms, requireFromCms } from "./from-cms.mjs";

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
