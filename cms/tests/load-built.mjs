import { join } from "node:path";
import { cms, requireFromCms } from "../../scripts/stages/from-cms.mjs";

/**
 * Loads the built site with the settings of the environment; it does not listen yet.
 * @returns {Promise<import("@strapi/strapi").Core.Strapi>}
 */
export function loadBuilt() {
  const { createStrapi } = requireFromCms("@strapi/strapi");
  return createStrapi({ appDir: cms, distDir: join(cms, "dist"), serveAdminPanel: false }).load();
}
