import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";
import { PlainError, say } from "./say.mjs";
import { fingerprint, isFresh, mark } from "./stamp.mjs";

const failure = "Installing failed: check the network connection, then start again.";
const env = { ...process.env, NODE_ENV: "development" };

const notCompiled = `SQLite couldn't be compiled, see above. It needs Python, make and a C++ compiler (on Debian and Ubuntu:
sudo apt install python3 make g++). Where npm is set to run no install scripts: npm start --ignore-scripts=false`;

const crashesLater = `Node ${process.version} would crash with the SQLite that it has just compiled: install Node 24.22 or later, or Node 22.`;

/** Not `npm ci`: see docs/decisions/037. */
const install = ["install", "--no-save", "--no-audit", "--no-fund", "--include=dev"];

const toolsStamp = "node_modules/.installed";

/**
 * Installs packages of the root's lockfile, if it has changed since the last time.
 * @param {string} name
 * @param {string} stamp
 * @param {string[]} workspaces  only what these need; else everything
 */
async function installRoot(name, stamp, workspaces = []) {
  const print = fingerprint([
    "package.json",
    "package-lock.json",
    "web/package.json",
    "shared-types/package.json",
  ]);
  if (isFresh(stamp, print)) return;
  say(`Installing ${name} …`);
  const only = workspaces.map((workspace) => `--workspace=${workspace}`);
  // On few cores it gives way to Strapi, for whose packages SQLite waits, which takes longest of all.
  await run("npm", [...install, ...only], { env, failure, niceness: 10 });
  mark(stamp, print);
}

/** Installs the web app's packages, and what checks, tests and measures. */
export const installTools = () => installRoot("tools and web app", toolsStamp);

/** Installs the web app's packages; the tools too where they already are, which npm would remove. */
export const installWeb = () =>
  existsSync(join(root, toolsStamp))
    ? installTools()
    : installRoot("the web app", "node_modules/.web-installed", ["web", "shared-types"]);

const strapi = () => ({
  print: fingerprint(["cms/package.json", "cms/package-lock.json"]),
  options: { cwd: join(root, "cms"), env, failure },
});

/** Installs Strapi's packages, if its lockfile or Node has changed since the last time: all that types and lint need. */
async function installPackages() {
  const stamp = "cms/node_modules/.installed";
  const { print, options } = strapi();
  if (isFresh(stamp, print)) return;
  say("Installing Strapi …");
  await run("npm", [...install, "--ignore-scripts"], options);
  mark(stamp, print);
}

/** The packages that may run a script; the others of theirs compile what only makes them faster (docs/decisions/076). */
function withScripts() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, "cms/package.json"), "utf8"));
  return Object.keys(allowScripts).filter((name) => allowScripts[name]);
}

/** Compiles what of them is no JavaScript, which the first time takes as long again. */
async function compilePackages() {
  const stamp = "cms/node_modules/.compiled";
  const { print, options } = strapi();
  if (isFresh(stamp, print)) return;
  // Also when packages were there: what is compiled runs with one generation of Node only.
  say("Compiling SQLite (about a minute) …");
  // Without JOBS node-gyp compiles one file after the other. -O3 takes a quarter longer than SQLite's own -O2.
  const compiler = { JOBS: "max", CFLAGS: "-O2", CXXFLAGS: "-O2" };
  const compiling = { ...options, env: { ...compiler, ...env }, failure: notCompiled };
  await run("npm", ["rebuild", ...withScripts()], compiling);
  // npm that is set to run no scripts succeeds without having compiled anything.
  await run(process.execPath, ["-e", 'require("better-sqlite3")(":memory:")'], compiling);
  // A binary from elsewhere, beside which node-gyp left nothing, runs with all (nodejs/node#65446).
  const isOurs = existsSync(join(root, "cms/node_modules/better-sqlite3/build/config.gypi"));
  if (isOurs && /^v24\.(19|20|21)\./.test(process.version)) throw new PlainError(crashesLater);
  mark(stamp, print);
}

/**
 * Installs Strapi. Resolves when its packages are there to build with; to run they must also be `compiled`.
 * @returns {Promise<{ compiled: Promise<void> }>}
 */
export async function installStrapi() {
  await installPackages();
  return { compiled: compilePackages() };
}

/** Installs what types, lint and a picture of the imports need: all but what is compiled. */
export async function ensurePackages() {
  await Promise.all([installTools(), installPackages()]);
}

/** Installs all that the lockfiles name, only where they have changed since the last time. */
export async function ensureInstalled() {
  await Promise.all([installTools(), installStrapi().then(({ compiled }) => compiled)]);
}
