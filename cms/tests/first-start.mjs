// Performs the first start of an empty site, in the environment's data directory and database.
import { createRequire } from "node:module";
import { resolve } from "node:path";

const appDir = resolve(import.meta.dirname, "..");
const { createStrapi } = createRequire(resolve(appDir, "package.json"))("@strapi/strapi");
const distDir = resolve(appDir, "dist");
const strapi = await createStrapi({ appDir, distDir, serveAdminPanel: false }).load();
await strapi.destroy();
process.exit(0);
