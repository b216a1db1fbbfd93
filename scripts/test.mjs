// `npm test`: everything but `npm run test:faults`, from a fresh clone. `npm test -- --only unit,api-sqlite` for some stages.
// The last line is 'N passed, N failed'; the exit code is 1 when anything failed.
import { parseArgs } from "node:util";
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { ensureInstalled } = await import("./stages/install.mjs");
const { ensureBuilt } = await import("./stages/build.mjs");
const { fail, PlainError } = await import("./stages/say.mjs");

/**
 * A stage's count; a stage that cannot run says why and counts as one failure.
 * @param {import("./testing/test-stages.mjs").Stage} stage
 */
async function perform({ title, run }) {
  console.log(`\n━━ ${title}`);
  const started = Date.now();
  const count = await run().catch((/** @type {unknown} */ error) => {
    console.log(error instanceof PlainError ? error.message : error);
    return { passed: 0, failed: 1, failures: [] };
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`━━ ${title}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  return count;
}

/**
 * The stages asked for; when none is named, all but those that stand apart.
 * @param {import("./testing/test-stages.mjs").Stage[]} all
 */
function chosen(all) {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  if (values.only === undefined) return all.filter(({ isApart }) => !isApart);
  const names = values.only.split(",");
  const unknown = names.find((name) => !all.some((stage) => stage.name === name));
  if (unknown === undefined) return all.filter(({ name }) => names.includes(name));
  const known = all.map(({ name }) => name).join(", ");
  throw new PlainError(`There is no stage "${unknown}": choose from ${known}.`);
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.once(signal, () => process.exit(130));

try {
  await ensureInstalled();
  const { stopShared, testStages } = await import("./testing/test-stages.mjs");
  const stages = chosen(testStages);
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const failures = [];
  const built = await ensureBuilt().then(
    () => true,
    (/** @type {unknown} */ error) => {
      console.log(error instanceof PlainError ? error.message : error);
      return false;
    },
  );
  if (!built) total.failed += 1;
  for (const stage of stages) {
    const count = await perform(stage);
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.failed > 0)
      failures.push(stage.title, ...(count.failures ?? []).map((name) => `  ${name}`));
  }
  await stopShared();
  if (failures.length > 0) console.log(`\n━━ What failed\n${failures.join("\n")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
