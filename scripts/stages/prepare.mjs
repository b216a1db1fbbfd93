import { buildContract, buildServer, buildWeb } from "./build.mjs";
import { installStrapi, installTools, installWeb } from "./install.mjs";

/**
 * Installs what the site runs and is built with, and builds what has changed, each step as soon as what it needs is there:
 * all but Strapi's admin (`planAdmin`), without which the site starts.
 */
export const prepare = () => prepareAfter(installWeb());

/** The same for tests, with what they need besides. */
export const prepareTests = () => prepareAfter(installTools());

/** @param {Promise<void>} installed  packages of the web app */
async function prepareAfter(installed) {
  const contract = installed.then(buildContract);
  const strapi = installStrapi();
  await Promise.all([
    contract.then(buildWeb),
    Promise.all([contract, strapi]).then(buildServer),
    strapi.then(({ compiled }) => compiled),
  ]);
}
