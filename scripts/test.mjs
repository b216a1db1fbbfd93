// `npm test`: what to run before a commit, from a fresh clone on. `npm run test:all`: the same and then the rest.
// `npm test -- --only unit,api-sqlite` for some stages. The last line is 'N passed, N failed'; the exit code is 1
// when anything failed.
import { parseArgs } from "node:util";
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { ensureInstalled } = await import("./stages/install.mjs");
const { ensureBuilt } = await import("./stages/build.mjs");
const { fail, PlainError } = await import("./stages/say.mjs");

/** @typedef {import("./testing/test-stages.mjs").Stage} Stage */
/** @typedef {import("./testing/runners.mjs").Count} Count */
/** @typedef {{ title: string, seconds: number } & Count} Result */

/** @param {number} since */
const secondsSince = (since) => Math.round((Date.now() - since) / 100) / 10;

/** @param {unknown} error */
const tell = (error) => console.log(error instanceof PlainError ? error.message : error);

/**
 * A stage's count; a stage that cannot run says why and counts as one failure.
 * @param {Stage} stage
 * @returns {Promise<Result>}
 */
async function perform({ title, run }) {
  console.log(`\n━━ ${title}`);
  const started = Date.now();
  const count = await run().catch((/** @type {unknown} */ error) => {
    tell(error);
    return { passed: 0, failed: 1 };
  });
  const seconds = secondsSince(started);
  console.log(`━━ ${title}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  return { title, seconds, ...count };
}

/**
 * The stages asked for; when none is named, those of a commit, or all of them.
 * @param {Stage[]} all
 */
function chosen(all) {
  const { values } = parseArgs({ options: { only: { type: "string" }, all: { type: "boolean" } } });
  if (values.only === undefined) return all.filter(({ isRest }) => values.all || !isRest);
  const names = values.only.split(",");
  const unknown = names.find((name) => !all.some((stage) => stage.name === name));
  if (unknown === undefined) return all.filter(({ name }) => names.includes(name));
  const known = all.map(({ name }) => name).join(", ");
  throw new PlainError(`There is no stage "${unknown}": choose from ${known}.`);
}

/**
 * Performs the stages one after the other, as each uses all cores. The site that some of them need starts
 * beside the first of them, and stops after the last.
 * @param {Stage[]} stages
 */
async function performAll(stages) {
  const { siteOf, stopSite } = await import("./testing/test-stages.mjs");
  /** @type {Result[]} */
  const results = [];
  for (const [n, stage] of stages.entries()) {
    const { site } = stages.slice(n).find((later) => later.site) ?? {};
    if (site) void siteOf(site);
    results.push(await perform(stage));
    if (stage.site && !stages.slice(n + 1).some((later) => later.site === stage.site))
      await stopSite(stage.site);
  }
  return results;
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
  await ensureInstalled();
  const { testStages } = await import("./testing/test-stages.mjs");
  const stages = chosen(testStages);
  const building = await ensureBuilt().then(
    () => 0,
    (/** @type {unknown} */ error) => {
      tell(error);
      return 1;
    },
  );
  const prepared = { title: "Installing and building", passed: 0, failed: building };
  const results = [{ ...prepared, seconds: secondsSince(started) }, ...(await performAll(stages))];
  list(
    "Where the time went",
    results.map(({ title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title}`),
  );
  list(
    "What passed only on a retry",
    results.flatMap(({ flaky = [] }) => flaky),
  );
  list(
    "What failed",
    results
      .filter(({ failed }) => failed > 0)
      .flatMap(({ title, failures = [] }) => [title, ...failures.map((name) => `  ${name}`)]),
  );
  const sum = (/** @type {"passed" | "failed"} */ which) =>
    results.reduce((total, result) => total + result[which], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
