import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../stages/run.mjs";
import { PlainError } from "../stages/say.mjs";
import { headlessPath } from "../testing/chromium.mjs";
import { startDemoSite } from "../testing/demo-site.mjs";
import { setUpLink } from "../testing/server.mjs";

/** @typedef {(files: string[]) => Promise<string | undefined>} Failing  the first that fails, "" if that is not known */
/** @typedef {{ breakIt: () => void | Promise<void>, mend: () => void }} Product */

/** A test that takes longer hangs, which is noticed as well. */
const patienceMs = 600_000;

const folder = mkdtempSync(join(tmpdir(), "habitat-mutants-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs a program of this project until it ends.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function succeeds(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, TEST_DATABASE_URL: "", ...env },
    stdio: "ignore",
    timeout: patienceMs,
  });
  const end = () => child.kill();
  process.once("exit", end);
  return new Promise((resolve) =>
    child.once("close", (code) => {
      process.off("exit", end);
      resolve(code === 0);
    }),
  );
}

const report = join(folder, "report.json");
const wholeWeb = join(folder, "web");

/** @param {string[]} config @param {boolean} [isAgain] @returns {Failing} */
export const vitest = (config, isAgain) => async (files) => {
  if (files.length === 0) return undefined;
  rmSync(report, { force: true });
  const reporters = ["--reporter=json", `--outputFile=${report}`];
  const runner = join(root, "node_modules/vitest/vitest.mjs");
  if (await succeeds([runner, "run", ...config, "--bail=1", "--silent", ...reporters, ...files]))
    return undefined;
  if (!existsSync(report)) return "";
  /** @type {{ testResults: { name: string, status: string, assertionResults: { status: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failed = testResults.filter(({ status }) => status === "failed");
  const byTest = failed.find((file) =>
    file.assertionResults.some((one) => one.status === "failed"),
  );
  const one = byTest ?? failed[0];
  // What fails around its tests may only have been stopped too slowly on a busy machine.
  return one && !byTest && !isAgain ? vitest(config, true)([one.name]) : (one?.name ?? "");
};

/** Journeys of one kind, visitors' or the owner's, each in its turn on a new site with the demo. @type {Failing} */
export async function journeys(files) {
  if (files.length === 0) return undefined;
  const isOfPanel = files.some((file) => file.includes("/panel/"));
  const config = `web/playwright${isOfPanel ? ".panel" : ""}.config.mjs`;
  const one = ["--no-deps", "--workers=1", "--max-failures=1", "--reporter=line"];
  const all = isOfPanel ? ["web/e2e/panel/owner.setup.ts", ...files] : files;
  const site = await startDemoSite().catch(() => undefined);
  if (site === undefined) return "";
  const env = { CHROMIUM_PATH: headlessPath(), SETUP_LINK: setUpLink(site), SITE_URL: site.url };
  const test = [join(root, "node_modules/@playwright/test/cli.js"), "test", "--config", config];
  try {
    return (await succeeds([...test, ...one, ...all], env)) ? undefined : "";
  } finally {
    await site.stop();
  }
}

const dist = join(root, "web/dist");

/** The web app is built as a whole, and put back from a copy. @param {Product} product @returns {Product} */
export const asBuilt = ({ breakIt, mend }) => ({
  breakIt: async () => {
    // Should this be killed, the next start builds it.
    rmSync(join(dist, ".built"), { force: true });
    if (!existsSync(wholeWeb)) cpSync(dist, wholeWeb, { recursive: true });
    await breakIt();
    for (const more of [[], ["--ssr", "src/app/entry-server.tsx"]])
      await succeeds([join(root, "node_modules/vite/bin/vite.js"), "build", "web", ...more]);
  },
  mend: () => {
    mend();
    rmSync(dist, { recursive: true, force: true });
    cpSync(wholeWeb, dist, { recursive: true });
  },
});

/** Test files that have been seen to pass on the product as it is. */
const trusted = new Set();

/**
 * Whether a broken product fails these tests, which pass on the unbroken one.
 * @param {Failing} failing
 * @param {string[]} files
 * @param {Product} product
 */
export async function notice(failing, files, { breakIt, mend }) {
  if (files.length === 0) return false;
  await breakIt();
  const failed = await failing(files).finally(mend);
  if (failed === undefined) return false;
  const asked = (failed === "" ? files : [failed]).filter((file) => !trusted.has(file));
  if ((await failing(asked)) !== undefined)
    throw new PlainError(`${asked.join(", ")} fails on the unbroken product: mend that first.`);
  for (const file of asked) trusted.add(file);
  return true;
}
