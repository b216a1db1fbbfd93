// `npm run bench`: every benchmark; `npm run bench -- import photos` for some. Each prints its tables and
// writes them into its own section of docs/benchmarks.md; what they mean is said there.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { requireNode } from "./stages/node-version.mjs";
import { root } from "./stages/run.mjs";

requireNode();
const { ensureInstalled } = await import("./stages/install.mjs");
const { prepare } = await import("./stages/prepare.mjs");
const { fail, PlainError, say } = await import("./stages/say.mjs");

/** @typedef {(keep: import("./bench/measure.mjs").Keep) => Promise<string>} Measure  gives its tables as Markdown */

/** @type {Record<string, () => Promise<{ run: Measure }>>} */
const benchmarks = {
  answers: () => import("./bench/answers.mjs"),
  lighthouse: () => import("./bench/lighthouse.mjs"),
  memory: () => import("./bench/memory-of-many.mjs"),
  misses: () => import("./bench/misses.mjs"),
  calendar: () => import("./bench/calendar.mjs"),
  growth: () => import("./bench/growth.mjs"),
  import: () => import("./bench/import.mjs"),
  interaction: () => import("./bench/interaction.mjs"),
  names: () => import("./bench/names.mjs"),
  photos: () => import("./bench/photos.mjs"),
  plan: () => import("./bench/plan.mjs"),
  publish: () => import("./bench/publish.mjs"),
  search: () => import("./bench/search.mjs"),
};

const file = join(root, "docs/benchmarks.md");

/** Replaces what was measured before, between the marks of a section. @param {string} name @param {string} tables */
async function write(name, tables) {
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const text = readFileSync(file, "utf8");
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no ${begin} … ${end}.`);
  const machine = `${cpus().length} cores, Node ${process.versions.node}, ${process.platform}`;
  const how = `\`npm run bench -- ${name}\` · ${new Date().toISOString().slice(0, 10)} · ${machine}`;
  const next = [text.slice(0, from) + begin, how, tables, text.slice(to)].join("\n\n");
  const { format } = await import("oxfmt");
  writeFileSync(file, (await format(file, next)).code);
}

try {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in benchmarks));
  if (unknown !== undefined)
    throw new PlainError(
      `There is no benchmark "${unknown}": choose from ${Object.keys(benchmarks).join(", ")}.`,
    );
  // Each server and each folder has a listener that cleans up at the end.
  process.setMaxListeners(100);
  await ensureInstalled();
  await prepare();
  const { stoppingAll } = await import("./bench/measure.mjs");
  for (const [name, load] of Object.entries(benchmarks)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    say(`${name} …`);
    const { run } = await load();
    const tables = await stoppingAll(run);
    console.log(tables);
    await write(name, tables);
  }
  process.exit(0);
} catch (error) {
  fail(error);
}
