import { join } from "node:path";
import { PlainError } from "../stages/say.mjs";
import { root, run } from "../stages/run.mjs";
import { line } from "./progress.mjs";

/** @typedef {{ name: string, args: string[], advice: string }} Task */

/** The longest first: two run at a time. @type {Task[]} */
const tasks = [
  {
    // Each file by the tsconfig.json nearest to it.
    name: "types and lint",
    args: [
      ...["node_modules/oxlint/bin/oxlint", "--type-aware", "--type-check", "--deny-warnings"],
      "--report-unused-disable-directives",
    ],
    advice: "Fix what is named above (npx oxlint --type-aware --fix fixes some of it).",
  },
  {
    name: "imports",
    args: ["scripts/imports.mjs"],
    advice: "Move what both need below both of them (docs/decisions/159-a-picture-of-imports.md).",
  },
  {
    name: "what is installed",
    args: ["scripts/supply/check.mjs"],
    advice:
      "Take another version, or fix what is named above (docs/decisions/037-dependencies.md).",
  },
  {
    name: "the owner's handbook",
    args: ["scripts/handbook/check.mjs"],
    advice: "Mend docs/owner as named above; npm run handbook writes docs/owner.md.",
  },
  {
    name: "format",
    args: ["node_modules/oxfmt/bin/oxfmt", "--check"],
    advice: "Run npm run format.",
  },
];

/** @param {Task} task @returns {Promise<{ name: string, good: boolean }>} */
async function perform({ name, args, advice }) {
  const [script = "", ...rest] = args;
  const started = Date.now();
  try {
    await run(process.execPath, [join(root, script), ...rest], { failure: advice });
    line(`· ${name}: good (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    return { name, good: true };
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    line(`✗ ${name}\n${error.message}\n`);
    return { name, good: false };
  }
}

/**
 * Types, lint, packages, the handbook and format of the whole project, two at a time; everything must be installed.
 * @returns {Promise<import("./runners.mjs").Count>}
 */
export async function check() {
  // The others read the declarations this one writes.
  const contract = {
    name: "types of shared-types",
    args: ["node_modules/typescript/bin/tsc", "-b", "shared-types"],
    advice: "Fix the types named above.",
  };
  const results = [await perform(contract)];
  const waiting = [...tasks];
  const lane = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift())
      results.push(await perform(task));
  };
  await Promise.all([lane(), lane()]);
  const failures = results.filter(({ good }) => !good).map(({ name }) => name);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}
