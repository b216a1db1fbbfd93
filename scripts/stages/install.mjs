import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";
import { say } from "./say.mjs";
import { fingerprint, isFresh, mark } from "./stamp.mjs";

const failure = "Installing failed: check the network connection, then start again.";
const env = { ...process.env, NODE_ENV: "development" };

/** Not `npm ci`: see docs/decisions/037. */
const install = ["install", "--no-save", "--no-audit", "--no-fund", "--include=dev"];

/** Installs the tools and the web app's packages, if the lockfile has changed since the last time. */
export async function installTools() {
  const stamp = "node_modules/.installed";
  const print = fingerprint([
    "package.json",
    "package-lock.json",
    "web/package.json",
    "shared-types/package.json",
  ]);
  if (isFresh(stamp, print)) return;
  say("Installing tools and web app …");
  await run("npm", install, { env, failure });
  mark(stamp, print);
}

/**
 * Installs Strapi, if its lockfile has changed since the last time. Resolves when its packages are there to
 * build with; to run they must also be `compiled`, which the first time takes as long again.
 * @returns {Promise<{ compiled: Promise<void> }>}
 */
export async function installStrapi() {
  const stamp = "cms/node_modules/.installed";
  const print = fingerprint(["cms/package.json", "cms/package-lock.json"]);
  if (isFresh(stamp, print)) return { compiled: Promise.resolve() };
  const options = { cwd: join(root, "cms"), env, failure };
  say("Installing Strapi …");
  if (existsSync(join(root, stamp))) {
    await run("npm", install, options);
    mark(stamp, print);
    return { compiled: Promise.resolve() };
  }
  await run("npm", [...install, "--ignore-scripts"], options);
  say("Compiling SQLite (about a minute) …");
  return { compiled: run("npm", ["rebuild"], options).then(() => mark(stamp, print)) };
}

/** Installs what the lockfiles name, only where they have changed since the last time. */
export async function ensureInstalled() {
  await Promise.all([installTools(), installStrapi().then(({ compiled }) => compiled)]);
}
