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
 * @param {number} [niceness]
 */
const node = (script, args, cwd, name, niceness) =>
  run(process.execPath, [join(root, script), ...args], {
    cwd: join(root, cwd),
    env,
    niceness,
    failure: `Building ${name} failed: see above.`,
  });

/** @type {Step} */
const sharedTypes = {
  name: "the shared types",
  stamp: "shared-types/dist/.built",
  inputs: [...contract, "package-lock.json"],
  build: () =>
    node("node_modules/typescript/bin/tsc", ["-b", "--force"], "shared-types", "the shared types"),
};

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

/** @type {Step} */
const server = {
  name: "the server",
  stamp: "cms/dist/.built",
  inputs: [...contract, ...lockfiles, "cms/src", "cms/config", "cms/tsconfig.json"],
  build: async () => {
    await node("node_modules/typescript/bin/tsc", ["-p", "."], "cms", "the server");
    removeStaleServer();
  },
};

/** Beside a running site it gives way to it. @param {boolean} beside @returns {Step} */
const admin = (beside) => ({
  name: "Strapi's admin (about a minute)",
  stamp: "cms/dist/build/.built",
  inputs: ["cms/package.json", "cms/package-lock.json", "cms/src/admin", "cms/tsconfig.json"],
  build: () =>
    node("scripts/stages/build-admin.mjs", [], "cms", "Strapi's admin", beside ? 10 : undefined),
});

const vite = (/** @type {string[]} */ ...args) =>
  node("node_modules/vite/bin/vite.js", ["build", ...args], "web", "the web app");

/** @type {Step} */
const web = {
  name: "the web app",
  stamp: "web/dist/.built",
  inputs: [...contract, "package-lock.json", "docs/owner", "web"],
  build: async () => {
    await vite();
    await vite("--ssr", "src/app/entry-server.tsx");
  },
};

/** Builds something, if what it is made from has changed since the last time. @param {Step} step */
async function ensure({ name, stamp, inputs, build }) {
  const print = fingerprint(inputs);
  if (isFresh(stamp, print)) return;
  say(`Building ${name} …`);
  await build();
  mark(stamp, print);
}

export const buildContract = () => ensure(sharedTypes);
export const buildServer = () => ensure(server);
export const buildWeb = () => ensure(web);

/** Strapi reads the server's settings for it: after the server. `beside`: a site is running. */
export const buildAdmin = ({ beside = false } = {}) => ensure(admin(beside));

export const isAdminFresh = () => {
  const { stamp, inputs } = admin(false);
  return isFresh(stamp, fingerprint(inputs));
};

/** Builds contract, server, admin and web app, only where their sources have changed. */
export async function ensureBuilt() {
  await buildContract();
  await Promise.all([buildServer().then(() => buildAdmin()), buildWeb()]);
}
