import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "../testing/server.mjs";
import { median, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { startLoad } from "./load.mjs";
import { stoppingAll } from "./measure.mjs";
import { flat, memoryMb, mostMb, peakMemory } from "./memory.mjs";

const starts = 3;
const steps = 5;
const requestsAStep = 20_000;

/** @type {import("./load.mjs").Question[]} */
const asked = [
  { path: "/api/flora", body: {} },
  { path: "/api/photos", body: { pageId: 2 } },
  { path: "/api/flora/many-1" },
  { path: "/flora" },
  { path: "/photos?page=3" },
];

/**
 * Seconds from the process's start to the home page.
 * @param {string | undefined} dataDir  without it a first start, which also makes the database
 * @param {(server: import("../testing/server.mjs").Server) => Promise<void>} [then]
 */
const timedStart = (dataDir, then) =>
  stoppingAll(async (keep) => {
    const began = performance.now();
    const env = { DEMO: "none", LOG_LEVEL: "error" };
    const server = await keep(startServer({ dataDir, env }));
    const home = await fetch(`${server.url}/`);
    await home.arrayBuffer();
    if (!home.ok) throw new Error(`The home page answered ${home.status}`);
    const seconds = (performance.now() - began) / 1000;
    await then?.(server);
    return seconds;
  });

/** How long a start takes, and how much memory the site uses. @type {import("../bench.mjs").Measure} */
export async function run(keep) {
  const { dataDir } = await keep(makeGallery({ photos: 2000, plants: 500 }));
  const load = await keep(startLoad());
  /** @type {Record<string, number[]>} */
  const seconds = { cold: [], warm: [] };
  for (let turn = 0; turn < starts; turn += 1) {
    seconds["cold"]?.push(await timedStart(undefined));
    seconds["warm"]?.push(await timedStart(dataDir));
  }
  /** At rest, and the peak of each step of many requests. @type {number[]} */
  const mb = [];
  await timedStart(dataDir, async ({ url, pid }) => {
    await wait(5000);
    mb.push(memoryMb(pid));
    for (let step = 0; step < steps; step += 1) {
      const peak = peakMemory(pid);
      for (const question of asked)
        await load.fire(url, question, { requests: requestsAStep / asked.length });
      mb.push(peak());
    }
  });
  const growth = (mb.at(-1) ?? NaN) / (mb[1] ?? NaN);
  /** @type {import("./figures.mjs").Columns} */
  const columns = {
    "MB: idle": 0,
    ...Object.fromEntries(
      mb.slice(1).map((_, step) => [`after ${(step + 1) * requestsAStep}`, [0, { most: mostMb }]]),
    ),
    "last : first": [2, { most: flat }],
  };
  return [
    table(
      "Start",
      { seconds: 1 },
      Object.entries(seconds).map(([name, all]) => [name, median(all)]),
    ),
    table("Memory", columns, [["", ...mb, growth]]),
  ].join("\n\n");
}
