import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";
import { say } from "./say.mjs";
import { fingerprint, isFresh, mark } from "./stamp.mjs";

const contract = [
  "tsconfig.json",
  "shared-types/src",
  "shared-types/package.json",
  "shared-types/tsconfig.json",
];
const lockfiles = ["package-lock.json", "cms/package-lock.json"];
const env = { ...process.env, NODE_ENV: "production", STRAPI_TELEMETRY_DISABLED: "true" };

/** @typedef {{ name: string, stamp: string, inputs: string[], build: () => Promise<void> }} Step */

/**
 * A command of an installed package, run by this Node.
 * @param {string} script from the project's root
 * @param {string[]} args
 * @param {string} cwd
 * @param {string} name
 */
const node = (script, args, cwd, name) =>
  run(process.execPath, [join(root, script), ...args], {
    cwd: join(root, cwd),
    env,
    failure: `Building ${name} failed: see above.`,
  });

/** @type {Step[]} */
const first = [
  {
    name: "the shared types",
    stamp: "shared-types/dist/.built",
    inputs: [...contract, "package-lock.json"],
    build: () =>
      node(
        "node_modules/typescript/bin/tsc",
        ["-b", "--force"],
        "shared-types",
        "the shared types",
      ),
  },
];

/**
 * Removes what an earlier version of the server was built to: Strapi loads every file it finds. Only afterwards,
 * because a site may be running on the rest.
 */
function removeStaleServer() {
  for (const folder of ["src", "config"]) {
    const built = join(root, "cms/dist", folder);
    for (const file of readdirSync(built, { recursive: true, encoding: "utf8" })) {
      const source = join(root, "cms", folder, file.replace(/\.js$/, ".ts"));
      if (/\.(js|json)$/.test(file) && !existsSync(source)) rmSync(join(built, file));
    }
  }
}

/** What the server is built to where its own sources alone have changed. */
const serverStep = {
  name: "the server",
  stamp: "cms/dist/.built",
  inputs: [...contract, ...lockfiles, "cms/src", "cms/config", "cms/tsconfig.json"],
  build: async () => {
    await node("node_modules/typescript/bin/tsc", ["-p", "."], "cms", "the server");
    removeStaleServer();
  },
};

/** Strapi checks and compiles the server before it builds its admin. */
const adminStep = {
  name: "Strapi and its admin (about a minute)",
  stamp: "cms/dist/build/.built",
  inputs: ["cms/package.json", "cms/package-lock.json", "cms/src/admin", "cms/tsconfig.json"],
  build: async () => {
    const print = fingerprint(serverStep.inputs);
    await node("cms/node_modules/@strapi/strapi/bin/strapi.js", ["build"], "cms", "Strapi's admin");
    removeStaleServer();
    mark(serverStep.stamp, print);
  },
};

/** @type {Step[]} */
const web = [
  {
    name: "the web app",
    stamp: "web/dist/.built",
    inputs: [...contract, "package-lock.json", "docs/owner", "web"],
    build: () =>
      run("npm", ["run", "build", "--workspace", "web"], {
        env,
        failure: "Building the web app failed: see above.",
      }),
  },
];

/**
 * Builds what has changed since the last time, one after the other.
 * @param {Step[]} steps
 */
async function buildAll(steps) {
  for (const { name, stamp, inputs, build } of steps) {
    const print = fingerprint(inputs);
    if (isFresh(stamp, print)) continue;
    say(`Building ${name} …`);
    await build();
    mark(stamp, print);
  }
}

export const buildContract = () => buildAll(first);
export const buildServer = () => buildAll([adminStep, serverStep]);
export const buildWeb = () => buildAll(web);

/** Builds contract, server, admin and web app, only where their sources have changed. */
export async function ensureBuilt() {
  await buildContract();
  await Promise.all([buildServer(), buildWeb()]);
}
