import { buildContract, buildServer, buildWeb } from "./build.mjs";
import { installStrapi, installWeb } from "./install.mjs";

/**
 * Installs what the site runs and is built with, and builds what has changed, each step as soon as what it needs is there:
 * all but Strapi's admin (`planAdmin`), without which the site starts.
 */
export async function prepare() {
  const contract = installWeb().then(buildContract);
  const strapi = installStrapi();
  await Promise.all([
    contract.then(buildWeb),
    Promise.all([contract, strapi]).then(buildServer),
    strapi.then(({ compiled }) => compiled),
  ]);
}
