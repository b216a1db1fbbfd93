// Performs the first start of an empty site, in the environment's data directory and database.
import { loadBuilt } from "./load-built.mjs";

const strapi = await loadBuilt();
await strapi.destroy();
process.exit(0);
