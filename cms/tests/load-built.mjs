import { join } from "node:path";
import { cms, requireFromCms } from "../../scripts/stages/from-cms.mjs";

/** @typedef {import("@strapi/strapi").Core.Strapi} Strapi */

/**
 * The built site with the settings of the environment, to be loaded.
 * @returns {Strapi}
 */
export function createBuilt() {
  const { createStrapi } = requireFromCms("@strapi/strapi");
  return createStrapi({ appDir: cms, distDir: join(cms, "dist"), serveAdminPanel: false });
}

/** Loads it; it does not listen yet. @returns {Promise<Strapi>} */
export const loadBuilt = () => createBuilt().load();
