import { setTimeout as wait } from "node:timers/promises";
import { table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { startLoad } from "./load.mjs";
import { flat, memoryMb, mostMb, peakMemory } from "./memory.mjs";

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

/** How much memory the site uses: at rest, and the peak of each step of many requests. @type {import("../bench.mjs").Measure} */
export async function run(keep) {
  const gallery = await keep(makeGallery({ photos: 2000, plants: 500 }));
  const { url, pid } = await keep(gallery.start());
  const load = await keep(startLoad());
  await wait(5000);
  const mb = [memoryMb(pid)];
  for (let step = 0; step < steps; step += 1) {
    const peak = peakMemory(pid);
    for (const question of asked)
      await load.fire(url, question, { requests: requestsAStep / asked.length });
    mb.push(peak());
  }
  const growth = (mb.at(-1) ?? NaN) / (mb[1] ?? NaN);
  /** @type {import("./figures.mjs").Columns} */
  const columns = {
    "MB: idle": 0,
    ...Object.fromEntries(
      mb.slice(1).map((_, step) => [`after ${(step + 1) * requestsAStep}`, [0, { most: mostMb }]]),
    ),
    "last : first": [2, { most: flat }],
  };
  return table("Memory", columns, [["", ...mb, growth]]);
}
