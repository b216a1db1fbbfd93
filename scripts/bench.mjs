// `npm run bench`: every benchmark; `npm run bench -- import photos` for some. Each prints its figures
// and writes them into its own section of docs/benchmarks.md.
import { requireNode } from "./stages/node-version.mjs";

requireNode();
const { ensureInstalled } = await import("./stages/install.mjs");
const { prepare } = await import("./stages/prepare.mjs");
const { fail, PlainError, say } = await import("./stages/say.mjs");

/** @typedef {{ title: string, run: () => Promise<string> }} Benchmark  `run` gives its section as Markdown */

/** @type {Record<string, () => Promise<Benchmark>>} */
const benchmarks = {
  answers: () => import("./bench/answers.mjs"),
  lighthouse: () => import("./bench/lighthouse.mjs"),
  misses: () => import("./bench/misses.mjs"),
  bytes: () => import("./bench/bytes.mjs"),
  calendar: () => import("./bench/calendar.mjs"),
  growth: () => import("./bench/growth.mjs"),
  import: () => import("./bench/import.mjs"),
  interaction: () => import("./bench/interaction.mjs"),
  names: () => import("./bench/names.mjs"),
  photos: () => import("./bench/photos.mjs"),
  plan: () => import("./bench/plan.mjs"),
  publish: () => import("./bench/publish.mjs"),
  search: () => import("./bench/search.mjs"),
  start: () => import("./bench/start.mjs"),
};

try {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in benchmarks));
  if (unknown !== undefined)
    throw new PlainError(
      `There is no benchmark "${unknown}": choose from ${Object.keys(benchmarks).join(", ")}.`,
    );
  // Each server and each folder has a listener that cleans up at the end.
  process.setMaxListeners(100);
  await ensureInstalled();
  await prepare();
  const { writeSection } = await import("./bench/report.mjs");
  for (const [name, load] of Object.entries(benchmarks)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const { title, run } = await load();
    say(`${title} …`);
    const section = await run();
    console.log(section);
    await writeSection(name, title, section);
  }
  process.exit(0);
} catch (error) {
  fail(error);
}
