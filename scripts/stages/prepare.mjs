import { buildContract, buildServer, buildWeb } from "./build.mjs";
import { installStrapi, installTools, installWeb } from "./install.mjs";

/**
 * Installs what the site runs and is built with, and builds what has changed, each step as soon as what it needs is there:
 * all but Strapi's admin (`planAdmin`), without which the site starts.
 */
export const prepare = () => prepareAfter(installWeb()).ready;

/** The same for tests, with what they need besides; `built` is before `ready` where SQLite is compiled still. */
export const prepareTests = () => prepareAfter(installTools());

/** @param {Promise<void>} installed  packages of the web app */
function prepareAfter(installed) {
  const contract = installed.then(buildContract);
  const strapi = installStrapi();
  const server = Promise.all([contract, strapi]).then(buildServer);
  const built = Promise.all([contract.then(buildWeb), server]);
  return { built, ready: Promise.all([built, strapi.then(({ compiled }) => compiled)]) };
}
