import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../stages/run.mjs";

/**
 * `failures` and `flaky` name what failed, or passed only at a further try, for the end of the whole run; a
 * failure may stand there without a test.
 * @typedef {{ passed: number, failed: number, failures?: string[], flaky?: string[] }} Count
 */
/** @typedef {import("./vitest-report.mjs").Report} Report */

/**
 * Runs a test runner that writes a JSON report, and shows what it prints.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {(report: unknown) => Report} read
 * @param {(file: string) => { args: string[], env: NodeJS.ProcessEnv }} reportTo
 * @returns {Promise<Count>}
 */
async function runReporting(args, env, read, reportTo) {
  const folder = mkdtempSync(join(tmpdir(), "habitat-report-"));
  const file = join(folder, "report.json");
  try {
    const report = reportTo(file);
    const child = spawn(process.execPath, [...args, ...report.args], {
      cwd: root,
      env: { ...process.env, ...env, ...report.env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    const kill = () => child.kill("SIGTERM");
    process.once("exit", kill);
    const [code] = await once(child, "close");
    process.off("exit", kill);
    const { passed, failures, flaky } = existsSync(file)
      ? read(JSON.parse(readFileSync(file, "utf8")))
      : { passed: 0, failures: [], flaky: [] };
    // A file that does not load, or no test at all, is a failure that no test stands for.
    if (failures.length === 0 && (code !== 0 || passed === 0))
      failures.push(`The runner ended with ${code} after ${passed} tests.`);
    return { passed, failed: failures.length, failures, flaky };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @typedef {object} Suite  of Playwright's JSON report
 * @property {Suite[]} [suites]
 * @property {{ title: string, file: string, tests: { projectName: string, status: string }[] }[]} [specs]
 */

/** @param {Suite} suite @returns {{ name: string, status: string }[]} */
function journeysOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      status,
    })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

/** @param {unknown} report  Playwright's @returns {Report} */
export function playwrightReport(report) {
  const { errors, ...root } = /** @type {Suite & { errors: { message?: string }[] }} */ (report);
  const journeys = journeysOf(root);
  const named = (/** @type {(status: string) => boolean} */ chosen) =>
    journeys.filter(({ status }) => chosen(status)).map(({ name }) => name);
  const flaky = named((status) => status === "flaky");
  return {
    passed: named((status) => status === "expected").length + flaky.length,
    // A skipped journey counts as failed: nothing is left out silently.
    failures: [
      ...named((status) => status === "unexpected" || status === "skipped"),
      ...errors.map(({ message }) => `Outside of a journey: ${message ?? ""}`),
    ],
    flaky,
  };
}

/**
 * @param {string[]} args  of `vitest run`
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runVitest(args, env = {}) {
  return runReporting(
    [join(root, "node_modules/vitest/vitest.mjs"), "run", ...args],
    env,
    (report) => /** @type {Report} */ (report),
    (file) => ({
      args: ["--reporter=dot", `--reporter=${join(root, "scripts/testing/vitest-report.mjs")}`],
      env: { VITEST_REPORT_FILE: file, ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }) },
    }),
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
    playwrightReport,
    (file) => ({
      args: ["--reporter=dot,json"],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    }),
  );
}
