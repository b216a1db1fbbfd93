import { buildContract, buildServer, buildWeb } from "./build.mjs";
import { installStrapi, installTools } from "./install.mjs";

/** Installs and builds what has changed, each step as soon as what it needs is there. */
export async function prepare() {
  const contract = installTools().then(buildContract);
  const strapi = installStrapi();
  await Promise.all([
    contract.then(buildWeb),
    Promise.all([contract, strapi]).then(buildServer),
    strapi.then(({ compiled }) => compiled),
  ]);
}
