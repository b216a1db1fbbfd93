import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "../testing/server.mjs";
import { figure, median, ratio, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { startLoad } from "./load.mjs";
import { flat, memoryMb, mostMb, peakMemory } from "./memory.mjs";

export const title = "Start and memory";

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
 * Seconds from the process's start to the home page, and the server.
 * @param {string} [dataDir]  without it a first start, which also makes the database
 */
async function timedStart(dataDir) {
  const began = performance.now();
  const server = await startServer({ dataDir, env: { DEMO: "none", LOG_LEVEL: "error" } });
  const home = await fetch(`${server.url}/`);
  await home.arrayBuffer();
  if (!home.ok) throw new Error(`The home page answered ${home.status}`);
  return { seconds: (performance.now() - began) / 1000, server };
}

/**
 * Memory of a server at rest, and after each step of many requests; MB.
 * @param {import("../testing/server.mjs").Server} server
 */
async function memoryUnderLoad({ url, pid }) {
  await wait(5000);
  const idle = memoryMb(pid);
  const load = startLoad();
  try {
    const after = [];
    for (let step = 0; step < steps; step += 1) {
      const peak = peakMemory(pid);
      for (const question of asked)
        await load.fire(url, question, { requests: requestsAStep / asked.length });
      after.push(peak());
    }
    return { idle, after };
  } finally {
    load.stop();
  }
}

/** How long a start takes, and how much memory the site uses. */
export async function run() {
  const gallery = await makeGallery({ photos: 2000, plants: 500 });
  try {
    const cold = [];
    const warm = [];
    let memory = { idle: NaN, after: [NaN] };
    for (let turn = 0; turn < starts; turn += 1) {
      const first = await timedStart();
      cold.push(first.seconds);
      await first.server.stop();
      const { seconds, server } = await timedStart(gallery.dataDir);
      warm.push(seconds);
      if (turn === starts - 1) memory = await memoryUnderLoad(server);
      await server.stop();
    }
    const { idle, after } = memory;
    const growth = (after.at(-1) ?? NaN) / (after[0] ?? NaN);
    const most = Math.max(...after);
    return [
      `From the start of the process to the home page's 200, medians of ${starts} in turn. Cold: with an empty data`,
      `directory, including creating the database. Warm: with 500 plants and 2,000 photos.`,
      ``,
      table(
        ["Start", "seconds"],
        [
          ["cold", figure(median(cold), 1)],
          ["warm", figure(median(warm), 1)],
        ],
      ),
      ``,
      `Memory of the server and its processes (proportional set size), the peak during each ${requestsAStep} requests for`,
      `lists, details and pages over 16 connections. Target: at most ${mostMb} MB, and flat over ${steps * requestsAStep} requests.`,
      ``,
      table(
        ["", "idle", ...after.map((_, step) => `${(step + 1) * requestsAStep}`), "last : first"],
        [
          [
            `MB${most <= mostMb ? "" : " ✗"}`,
            figure(idle),
            ...after.map((mb) => figure(mb)),
            ratio(growth, growth < flat),
          ],
        ],
      ),
    ].join("\n");
  } finally {
    await gallery.stop();
  }
}
