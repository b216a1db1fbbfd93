// `npm run test:engines`: journeys of visitor and owner in Firefox and WebKit, whichever are installed; what is missing is
// said with what brings it. `npm run test:engines -- firefox` for one of them. The last line is the count and which
// engines were left out; the exit code is 1 when anything failed, or when there is no engine at all.
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { prepareTests } = await import("./stages/prepare.mjs");
const { fail, PlainError, say } = await import("./stages/say.mjs");
const { findEngines, startScreen, versionOf } = await import("./testing/engines.mjs");

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.once(signal, () => process.exit(130));

/** @param {import("./testing/engines.mjs").Engine[]} engines  that are there */
async function run(engines) {
  const { journeysIn, siteOf, stopSite } = await import("./testing/test-stages.mjs");
  void siteOf("release");
  const screen = engines.some(({ name }) => name === "webkit") ? await startScreen() : undefined;
  try {
    const env = { ...process.env, ...(screen && { DISPLAY: screen.display }) };
    for (const engine of engines) say(versionOf(engine, env));
    return await journeysIn(engines, screen?.display);
  } finally {
    await Promise.all([stopSite("release"), screen?.stop()]);
  }
}

try {
  const names = process.argv.slice(2);
  const known = findEngines();
  const asked = known.filter(({ name }) => names.length === 0 || names.includes(name));
  const unknown = names.find((name) => !known.some((engine) => engine.name === name));
  if (unknown !== undefined)
    throw new PlainError(
      `There is no engine "${unknown}": choose from ${known.map(({ name }) => name).join(", ")}.`,
    );
  const there = asked.filter(({ missing }) => missing === undefined);
  const skipped = asked.filter(({ missing }) => missing !== undefined);
  for (const { title, missing } of skipped) say(`${title} is left out: ${missing}`);
  if (there.length === 0) throw new PlainError("No engine to test: install what is named above.");
  await prepareTests().ready;
  const { passed, failed } = await run(there);
  const left = skipped.map(({ title }) => `, ${title} left out`).join("");
  console.log(`\n${passed} passed, ${failed} failed${left}`);
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  fail(error);
}
