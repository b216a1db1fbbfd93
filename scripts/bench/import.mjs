import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, copyFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startServer } from "../testing/server.mjs";
import { figure, quantile, table } from "./figures.mjs";
import { peakMemory } from "./memory.mjs";
import { ownerAccount, signedIn } from "./owner.mjs";

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

/** @param {string} url @param {Record<string, string>} headers */
async function runImport(url, headers) {
  const began = performance.now();
  const answer = await fetch(`${url}/api/photosimport`, { method: "POST", headers });
  const { imported } = /** @type {{ imported: number }} */ (await answer.json());
  return { imported, seconds: (performance.now() - began) / 1000 };
}

/**
 * Our import in a running site: of the first photos alone, of the others while someone reads.
 * @param {{ first: string[], second: string[], warmUp: string[], bare: () => Promise<number> }} given
 */
async function ours({ first, second, warmUp, bare }) {
  const server = await startServer({ env: { ...ownerAccount, LOG_LEVEL: "error" } });
  const put = (/** @type {string[]} */ files) =>
    files.forEach((file) => copyFileSync(file, join(server.dataDir, "inbox", basename(file))));
  const peak = peakMemory(server.pid);
  try {
    const headers = await signedIn(server.url);
    put(warmUp);
    await runImport(server.url, headers);
    // Before and after, because other work makes the machine slower and faster.
    const before = await bare();
    put(first);
    const alone = await runImport(server.url, headers);
    const after = await bare();
    const ends = Date.now() + 10_000;
    const idle = await read(server.url, () => Date.now() < ends);
    put(second);
    let running = true;
    const reading = read(server.url, () => running);
    const beside = await runImport(server.url, headers);
    running = false;
    if (alone.imported !== count || beside.imported !== count)
      throw new Error("Not every photo came in.");
    return {
      bareSeconds: (before + after) / 2,
      seconds: alone.seconds,
      peak: peak(),
      idle: quantile(idle, 0.95),
      busy: quantile(await reading, 0.95),
    };
  } finally {
    peak();
    await server.stop();
  }
}

export const title = "Photo import";

/** @returns {Promise<string>} */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), "habitat-bench-"));
  try {
    const files = Array.from({ length: warm + 2 * count }, (_, n) => join(folder, `p${n}.jpg`));
    await inProcesses("paint", files, folder);
    const made = join(folder, "made");
    mkdirSync(made);
    const [warmUp, first] = [files.slice(0, warm), files.slice(warm, warm + count)];
    await inProcesses("derive", warmUp, made);
    const { bareSeconds, seconds, peak, idle, busy } = await ours({
      ...{ warmUp, first, second: files.slice(warm + count) },
      bare: () => inProcesses("derive", first, made),
    });
    const rate = (/** @type {number} */ seconds) => figure(count / seconds, 2);
    return [
      `${count} synthetic JPEGs of 12 megapixels, ${processes} processes; every output but AVIF. 'Bare sharp'`,
      `makes the same files with the same settings and does nothing else.`,
      ``,
      table(
        ["", "bare sharp", "our import", "ratio", "promised"],
        [
          [
            ...["photos a second", rate(bareSeconds), rate(seconds)],
            ...[figure(bareSeconds / seconds, 2), "≥ 0.80"],
          ],
          ["peak memory, server and its processes (MB)", "", figure(peak), "", "< 700"],
        ],
      ),
      ``,
      table(
        [
          "a reader's p95 (ms), `GET /` and `POST /api/photos`",
          ...["idle", "during an import", "ratio", "promised"],
        ],
        [["", figure(idle, 1), figure(busy, 1), figure(busy / idle, 2), "< 3.00"]],
      ),
    ].join("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
