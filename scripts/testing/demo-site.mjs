import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../stages/run.mjs";
import { fingerprint } from "../stages/stamp.mjs";
import { quickPasswords, startServer } from "./server.mjs";

/** What the demo is loaded with, and from. */
const inputs = [
  ...["shared-types/src", "package-lock.json", "cms/package-lock.json", "cms/src", "cms/config"],
  ...["scripts/demo", "scripts/serve.mjs", "scripts/testing/server.mjs"],
];

const templates = join(root, ".cache/demo-site");

/** @type {Promise<string> | undefined} */
let loading;

/** Loads the demo garden for real, and keeps the data directory that this leaves. @param {string} kept */
async function load(kept) {
  rmSync(templates, { recursive: true, force: true });
  mkdirSync(templates, { recursive: true });
  const dataDir = mkdtempSync(join(templates, "loading-"));
  const server = await startServer({ dataDir, env: quickPasswords });
  await server.stop();
  renameSync(dataDir, kept);
  return kept;
}

/**
 * The data directory of a site that has loaded the demo and was stopped: made at the first call after something has
 * changed that it is made from, and only to be copied.
 */
export function demoTemplate() {
  const kept = join(templates, fingerprint(inputs).slice(0, 16));
  loading ??= existsSync(kept) ? Promise.resolve(kept) : load(kept);
  return loading;
}

/** A copy of the template at this place. @param {string} dataDir */
export async function copyDemo(dataDir) {
  const mode = constants.COPYFILE_FICLONE;
  cpSync(await demoTemplate(), dataDir, { recursive: true, mode });
}

/**
 * Starts a site of its own with the demo garden and no owner yet, in seconds.
 * @returns {Promise<import("./server.mjs").Server>}
 */
export async function startDemoSite() {
  const dataDir = mkdtempSync(join(tmpdir(), "habitat-demo-"));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    await copyDemo(dataDir);
    const server = await startServer({ dataDir, env: quickPasswords });
    const stop = async () => {
      await server.stop();
      remove();
      process.off("exit", remove);
    };
    return { ...server, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
