import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../stages/run.mjs";

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs a test runner that writes a JSON report, and shows what it prints.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {(report: unknown) => Count} read
 * @param {(file: string) => { args?: string[], env?: NodeJS.ProcessEnv }} reportTo
 * @returns {Promise<Count>}
 */
async function runReporting(args, env, read, reportTo) {
  const folder = mkdtempSync(join(tmpdir(), "habitat-report-"));
  const file = join(folder, "report.json");
  try {
    const report = reportTo(file);
    const child = spawn(process.execPath, [...args, ...(report.args ?? [])], {
      cwd: root,
      env: { ...process.env, ...env, ...report.env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    const kill = () => child.kill("SIGTERM");
    process.once("exit", kill);
    const [code] = await once(child, "close");
    process.off("exit", kill);
    const count = existsSync(file)
      ? read(JSON.parse(readFileSync(file, "utf8")))
      : { passed: 0, failed: 0 };
    // A file that does not load, or no test at all, is a failure that no test stands for.
    const silent = count.failed === 0 && (code !== 0 || count.passed === 0);
    return silent ? { ...count, failed: 1 } : count;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {unknown} report @returns {Count} */
export function vitestCount(report) {
  const { numPassedTests, numTotalTests, testResults } =
    /** @type {{ numPassedTests: number, numTotalTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */ (
      report
    );
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  // A skipped test counts as failed: nothing is left out silently.
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
}

/** @param {unknown} report @returns {Count} */
export function playwrightCount(report) {
  const { stats, errors } =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} */ (
      report
    );
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only at a further try.`);
  const failed = stats.unexpected + stats.skipped;
  return { passed: stats.expected + stats.flaky, failed: failed + errors.length };
}

/**
 * @param {string[]} args  of `vitest run`
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runVitest(args, env = {}) {
  return runReporting(
    [join(root, "node_modules/vitest/vitest.mjs"), "run", ...args],
    env,
    vitestCount,
    (file) => ({ args: ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`] }),
  );
}

/**
 * @param {string[]} args  of `playwright test`
 * @param {NodeJS.ProcessEnv} env
 */
export function runPlaywright(args, env) {
  return runReporting(
    [join(root, "node_modules/@playwright/test/cli.js"), "test", ...args],
    env,
    playwrightCount,
    (file) => ({
      args: ["--reporter=dot,json"],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    }),
  );
}
