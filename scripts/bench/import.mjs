import { copyFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { requireFromCms } from "../stages/from-cms.mjs";
import { startServer } from "../testing/server.mjs";
import { quantile, table } from "./figures.mjs";
import { makeFolder } from "./measure.mjs";
import { peakMemory } from "./memory.mjs";
import { ownerAccount, ownerCalls } from "./owner.mjs";

const sharp = requireFromCms("sharp");
const { derive, unedited } = requireFromCms("./dist/src/api/photo/workers/derive.js");

/** Photos that are timed; a few before them warm up both sides. */
const count = 16;
const warm = 3;
const atOnce = Math.min(4, availableParallelism());
sharp.concurrency(1);
sharp.cache(false);

/** Seconds for work on each of these files, as many at a time as the import takes. @param {string[]} files @param {(file: string) => Promise<unknown>} work */
async function each(files, work) {
  const waiting = files.values();
  const began = performance.now();
  const lane = async () => {
    for (const file of waiting) await work(file);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return (performance.now() - began) / 1000;
}

/** A photo-like picture: soft light and grain everywhere. @param {string} file */
async function paint(file) {
  const [width, height] = [4000, 3000];
  const grains = { type: "gaussian", mean: 128, sigma: 24 };
  const create = { width: width / 2, height: height / 2, channels: 3, noise: grains };
  const soft = { width: 12, height: 9, channels: 3, noise: { ...grains, sigma: 70 } };
  const light = await sharp({ create: soft })
    .resize(width, height, { kernel: "cubic" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await sharp({ create })
    .resize(width, height)
    .composite([{ input: light, blend: "overlay" }])
    .jpeg({ quality: 90 })
    .toFile(file);
}

/**
 * Requests pages like a reader until told to stop; returns how long each response took.
 * @param {string} url
 * @param {() => boolean} goesOn
 */
async function read(url, goesOn) {
  /** @type {number[]} */
  const took = [];
  const asks = [
    () => fetch(`${url}/`),
    () =>
      fetch(`${url}/api/photos`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ pageId: 1 + (took.length % 6) }),
      }),
  ];
  while (goesOn()) {
    const began = performance.now();
    await asks[took.length % 2]?.().then((answer) => answer.arrayBuffer());
    took.push(performance.now() - began);
    await wait(20);
  }
  return took;
}

/** Processed photos a second, and how long readers wait meanwhile. @type {import("../bench.mjs").Measure} */
export async function run(keep) {
  const { folder } = await keep(makeFolder());
  const files = Array.from({ length: warm + 2 * count }, (_, n) => join(folder, `p${n}.jpg`));
  await each(files, paint);
  const [warmUp, first] = [files.slice(0, warm), files.slice(warm, warm + count)];
  const bare = (/** @type {string[]} */ photos) =>
    each(photos, (file) => derive(sharp(file), folder, unedited));
  await bare(warmUp);
  const { url, pid, dataDir } = await keep(
    startServer({ env: { ...ownerAccount, LOG_LEVEL: "error" } }),
  );
  const peak = peakMemory(pid);
  await keep({ stop: () => void peak() });
  const call = ownerCalls(url);
  /** Seconds that the import of these files takes. @param {string[]} photos */
  const imports = async (photos) => {
    for (const file of photos) copyFileSync(file, join(dataDir, "inbox", basename(file)));
    const began = performance.now();
    const { json } = await call("POST", "photosimport");
    if (json.imported !== photos.length) throw new Error("Not every photo came in.");
    return (performance.now() - began) / 1000;
  };
  await imports(warmUp);
  // Before and after, because other work makes the machine slower and faster.
  const before = await bare(first);
  const seconds = await imports(first);
  const bareSeconds = ((await bare(first)) + before) / 2;
  const ends = Date.now() + 10_000;
  const idle = await read(url, () => Date.now() < ends);
  let running = true;
  const reading = read(url, () => running);
  await imports(files.slice(warm + count));
  running = false;
  const [calm, busy] = [quantile(idle, 0.95), quantile(await reading, 0.95)];
  return [
    table(
      "Photos a second",
      {
        "bare sharp": 2,
        "our import": 2,
        ratio: [2, { least: 0.8 }],
        "peak MB": [0, { most: 700 }],
      },
      [["", count / bareSeconds, count / seconds, bareSeconds / seconds, peak()]],
    ),
    table("A reader's p95, ms", { idle: 1, "during an import": 1, ratio: [2, { most: 3 }] }, [
      ["`GET /` and `POST /api/photos`", calm, busy, busy / calm],
    ]),
  ].join("\n\n");
}
