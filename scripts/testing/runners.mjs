import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../stages/run.mjs";
import { dot, line, logOf } from "./progress.mjs";

/** `failures` name what failed, with the reason; a failure may stand there without a test. */
/** @typedef {{ passed: number, failed: number, failures?: string[] }} Count */

/**
 * Runs a test runner whose reporter tells each outcome; all else that it prints goes to the stage's log.
 * @param {string} stage
 * @param {string[]} args  of Node
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Count>}
 */
export async function runTelling(stage, args, env) {
  const log = logOf(stage);
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", ...env },
    stdio: ["ignore", log.fd, log.fd, "pipe"],
  });
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  const outcomes = /** @type {import("node:stream").Readable} */ (child.stdio[3]);
  createInterface({ input: outcomes }).on("line", (text) => {
    const outcome = /** @type {import("./tell.mjs").Outcome} */ (JSON.parse(text));
    passed += outcome.passed;
    failures.push(...outcome.reasons);
    if (outcome.reasons.length === 0) dot();
    for (const reason of outcome.reasons) line(`✗ ${reason}`);
  });
  const [code] = await once(child, "close");
  process.off("exit", kill);
  closeSync(log.fd);
  // A file that does not load, or no test at all, is a failure that no test stands for.
  if (failures.length === 0 && (code !== 0 || passed === 0))
    failures.push(`The runner ended with ${code} after ${passed} tests.`);
  if (failures.length > 0) line(`  All that was printed is in ${log.path}`);
  return { passed, failed: failures.length, failures };
}

/** @param {string} name  of a reporter */
const reporter = (name) => join(root, `scripts/testing/${name}.mjs`);

/**
 * @param {string} stage
 * @param {string[]} args  of `vitest run`
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runVitest(stage, args, env = {}) {
  const reporters = ["--reporter=default", `--reporter=${reporter("vitest-report")}`];
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  return runTelling(stage, [vitest, "run", ...reporters, ...args], env);
}

/**
 * @param {string} stage
 * @param {string[]} args  of `playwright test`
 * @param {NodeJS.ProcessEnv} env
 */
export function runPlaywright(stage, args, env) {
  const reporters = `--reporter=line,${reporter("playwright-report")}`;
  const playwright = join(root, "node_modules/@playwright/test/cli.js");
  return runTelling(stage, [playwright, "test", reporters, ...args], env);
}
