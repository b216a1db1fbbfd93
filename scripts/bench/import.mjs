import { fork } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startServer } from "../testing/server.mjs";
import { quantile, table } from "./figures.mjs";
import { peakMemory } from "./memory.mjs";
import { ownerAccount, ownerCalls } from "./owner.mjs";

/** Photos that are timed; a few before them warm up both sides. */
const count = 16;
const warm = 3;
const processes = Math.min(4, availableParallelism());

/**
 * Runs jobs in child processes; each takes the next file when it is free.
 * @param {string} job
 * @param {string[]} files
 * @param {string} folder
 * @returns {Promise<number>}  seconds, from the first file to the last
 */
async function inProcesses(job, files, folder) {
  const waiting = [...files];
  const children = Array.from({ length: processes }, () =>
    fork(fileURLToPath(new URL("import-worker.mjs", import.meta.url))),
  );
  await Promise.all(children.map((child) => once(child, "message")));
  const began = performance.now();
  await Promise.all(
    children.map(async (child) => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        child.send({ job, file, folder });
        const [answer] = await once(child, "message");
        if (answer !== "done") throw new Error(String(answer));
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const child of children) child.disconnect();
  return seconds;
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
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return took;
}

/** Processed photos a second, and how long readers wait meanwhile. @type {import("../bench.mjs").Measure} */
export async function run(keep) {
  const folder = mkdtempSync(join(tmpdir(), "habitat-bench-"));
  await keep({ stop: () => rmSync(folder, { recursive: true, force: true }) });
  const files = Array.from({ length: warm + 2 * count }, (_, n) => join(folder, `p${n}.jpg`));
  await inProcesses("paint", files, folder);
  const [warmUp, first] = [files.slice(0, warm), files.slice(warm, warm + count)];
  await inProcesses("derive", warmUp, folder);
  const bare = () => inProcesses("derive", first, folder);
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
  const before = await bare();
  const seconds = await imports(first);
  const bareSeconds = ((await bare()) + before) / 2;
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
