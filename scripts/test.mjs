// `npm test`: what to run before a commit, from a fresh clone on. `npm run test:rest`: all else but what only a release
// needs (`npm run test:postgres`). `npm test -- --only unit,api-sqlite` for some stages. The last line is 'N passed,
// N failed'; the exit code is 1 when anything failed.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { prepareTests } = await import("./stages/prepare.mjs");
const { buildAdmin } = await import("./stages/build.mjs");
const { fail, PlainError } = await import("./stages/say.mjs");
const { line } = await import("./testing/progress.mjs");

/** @typedef {import("./testing/test-stages.mjs").Stage} Stage */
/** @typedef {import("./testing/runners.mjs").Count} Count */
/** @typedef {{ title: string, seconds: number } & Count} Result */

/** @param {number} since */
const secondsSince = (since) => Math.round((Date.now() - since) / 100) / 10;

/** @param {unknown} error */
const reasonOf = (error) => (error instanceof PlainError ? error.message : String(error));

/**
 * A stage's count; a stage that cannot run says why and counts as one failure.
 * @param {Stage} stage
 * @param {Promise<unknown>} ready  once what is compiled can run
 * @returns {Promise<Result>}
 */
async function perform({ title, runsNothing, run }, ready) {
  if (!runsNothing) await ready;
  line(`━━ ${title}`);
  const started = Date.now();
  const count = await run().catch((/** @type {unknown} */ error) => {
    line(reasonOf(error));
    return { passed: 0, failed: 1, failures: [reasonOf(error)] };
  });
  const seconds = secondsSince(started);
  line(`━━ ${title}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  return { title, seconds, ...count };
}

/**
 * The stages asked for: those of a part, of all parts of a whole run, or those named.
 * @param {Stage[]} all
 */
function chosen(all) {
  const { values } = parseArgs({
    options: { only: { type: "string" }, part: { type: "string", default: "commit" } },
  });
  if (values.only === undefined) {
    const parts = values.part.split(",");
    return all.filter(({ part }) => parts.includes(part));
  }
  const names = values.only.split(",");
  const unknown = names.find((name) => !all.some((stage) => stage.name === name));
  if (unknown === undefined) return all.filter(({ name }) => names.includes(name));
  const known = all.map(({ name }) => name).join(", ");
  throw new PlainError(`There is no stage "${unknown}": choose from ${known}.`);
}

/**
 * Performs the stages one after the other, as most use all cores. The site that some of them need starts
 * beside the first of them, and stops after the last.
 * @param {Stage[]} stages
 * @param {Promise<unknown>} ready
 */
async function performAll(stages, ready) {
  const { siteOf, stopSite } = await import("./testing/test-stages.mjs");
  /** @type {Result[]} */
  const results = [];
  for (let n = 0; n < stages.length;) {
    const after = stages.findIndex(({ isBeside }, place) => place > n && !isBeside);
    const end = after === -1 ? stages.length : after;
    const { site } = stages.slice(n).find((later) => later.site) ?? {};
    if (site) void ready.then(() => void siteOf(site));
    results.push(
      ...(await Promise.all(stages.slice(n, end).map((stage) => perform(stage, ready)))),
    );
    if (site && !stages.slice(end).some((later) => later.site === site)) await stopSite(site);
    n = end;
  }
  return results;
}

/**
 * The count with those of the commands before it, where TEST_COUNT names a file that they share.
 * @param {{ passed: number, failed: number }} count
 */
function withEarlier({ passed, failed }) {
  const file = process.env.TEST_COUNT;
  if (!file) return { passed, failed };
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const earlier = /** @type {Count} */ (text ? JSON.parse(text) : { passed: 0, failed: 0 });
  const sum = { passed: passed + earlier.passed, failed: failed + earlier.failed };
  writeFileSync(file, JSON.stringify(sum));
  return sum;
}

/**
 * @param {string} heading
 * @param {string[]} lines
 */
function list(heading, lines) {
  if (lines.length > 0) console.log(`\n━━ ${heading}\n${lines.join("\n")}`);
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.once(signal, () => process.exit(130));

try {
  const started = Date.now();
  /** @type {unknown} */
  let fault;
  const note = (/** @type {unknown} */ error) => {
    line(reasonOf(error));
    fault = error;
  };
  const { built, ready } = prepareTests();
  const settled = ready.catch(note);
  await built.catch(() => undefined);
  const { testStages } = await import("./testing/test-stages.mjs");
  const stages = chosen(testStages);
  // What runs before each commit does not open Strapi's admin.
  const isAdminOpened = stages.some(({ part }) => part !== "commit");
  const prepared = settled
    .then(() => (isAdminOpened ? buildAdmin().catch(note) : undefined))
    .then(() => secondsSince(started));
  const performed = await performAll(stages, prepared);
  const building = { title: "Installing and building", passed: 0, failed: fault ? 1 : 0 };
  const results = [{ ...building, seconds: await prepared }, ...performed];
  list(
    "Where the time went",
    results.map(({ title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title}`),
  );
  list(
    "What failed",
    results
      .filter(({ failed }) => failed > 0)
      .flatMap(({ title, failures = [] }) => [
        title,
        ...failures.map((name) => `  ${name.split("\n")[0]}`),
      ]),
  );
  const sum = (/** @type {"passed" | "failed"} */ which) =>
    results.reduce((total, result) => total + result[which], 0);
  const { passed, failed } = withEarlier({ passed: sum("passed"), failed: sum("failed") });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
