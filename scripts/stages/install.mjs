import { join } from "node:path";
import { root, run } from "./run.mjs";
import { say } from "./say.mjs";
import { fingerprint, isFresh, mark } from "./stamp.mjs";

const installs = [
  {
    name: "tools and web app",
    cwd: root,
    stamp: "node_modules/.installed",
    inputs: ["package.json", "package-lock.json", "web/package.json", "shared-types/package.json"],
  },
  {
    name: "Strapi (compiles SQLite, about two minutes the first time)",
    cwd: join(root, "cms"),
    stamp: "cms/node_modules/.installed",
    inputs: ["cms/package.json", "cms/package-lock.json"],
  },
];

/** Installs what the lockfiles name, only where they have changed since the last time. */
export async function ensureInstalled() {
  for (const { name, cwd, stamp, inputs } of installs) {
    const print = fingerprint(inputs);
    if (isFresh(stamp, print)) continue;
    say(`Installing ${name} …`);
    // Not `npm ci`: see decision 011.
    await run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--include=dev"], {
      cwd,
      env: { ...process.env, NODE_ENV: "development" },
      failure: "Installing did not work: check the network connection, then start again.",
    });
    mark(stamp, print);
  }
}
