import { startServer } from "../testing/server.mjs";
import { onBoth } from "./both-databases.mjs";
import { figure, quantile, ratio, table } from "./figures.mjs";
import { makeGallery } from "./gallery-server.mjs";
import { inTurn } from "./in-turn.mjs";
import { startLoad } from "./load.mjs";

export const title = "From 50 to 5,000 plants";

const sizes = [50, 500, 5000];
const how = { warmUp: 10, rounds: 60 };
/** The allowed ratio of the largest to the smallest. */
const target = 2;

/** @type {Record<string, { question: import("./load.mjs").Question, isWhole?: boolean }>} */
const asks = {
  "whole list": { question: { path: "/api/flora", body: {} }, isWhole: true },
  "search that finds some": {
    question: { path: "/api/flora", body: { searchTerm: "columbine 1" } },
  },
  "search that finds none": { question: { path: "/api/flora", body: { searchTerm: "zebra" } } },
  detail: { question: { path: "/api/flora/many-7" } },
};

/** @typedef {{ url: string, stop: () => Promise<void> }} Running */

/**
 * A site of each size, with the response cache and without it.
 * @param {string} [cluster]
 */
async function startAll(cluster) {
  /** @type {Record<"a miss" | "memory", Running[]>} */
  const servers = { "a miss": [], memory: [] };
  /** @type {(() => void | Promise<void>)[]} */
  const stops = [];
  for (const plants of sizes) {
    const gallery = await makeGallery({ photos: 200, plants, cluster });
    stops.push(gallery.remove);
    const { dataDir } = gallery;
    const env = { ...gallery.env, LOG_LEVEL: "error" };
    const forgetful = await startServer({ dataDir, env: { ...env, ANSWERS_MB: "0" } });
    const kept = await startServer({ dataDir, env });
    servers["a miss"].push(forgetful);
    servers.memory.push(kept);
    stops.push(forgetful.stop, kept.stop);
  }
  const stop = async () => {
    for (const one of stops.reverse()) await one();
  };
  return { servers, stop };
}

/** @param {string} database @param {string} [cluster] */
async function measure(database, cluster) {
  const { servers, stop } = await startAll(cluster);
  const load = startLoad();
  try {
    const rows = [];
    for (const [from, all] of Object.entries(servers))
      for (const [name, { question, isWhole }] of Object.entries(asks)) {
        const once = { requests: 1, connections: 1 };
        const times = await inTurn(
          all.map(
            ({ url }) =>
              () =>
                load.fire(url, question, once),
          ),
          how,
        );
        const p95 = times.map((of) => quantile(of, 0.95));
        const growth = (p95.at(-1) ?? NaN) / (p95[0] ?? NaN);
        const cells = times.map(
          (of, i) => `${figure(quantile(of, 0.5), 1)} / ${figure(p95[i], 1)}`,
        );
        rows.push([
          `${database}, ${from}: ${name}`,
          ...cells,
          ratio(growth, isWhole || growth < target),
        ]);
      }
    return rows;
  } finally {
    load.stop();
    await stop();
  }
}

/** Plants in lists, searches and details at three sizes, on both databases. */
export async function run() {
  const rows = await onBoth(measure);
  return [
    `p50 / p95 in ms, one request at a time, ${how.rounds} rounds in turn; a miss: with \`ANSWERS_MB=0\`. Target: p95 at`,
    `${sizes.at(-1)} plants under ${target} × that at ${sizes[0]}, except for the whole list, which grows with the garden.`,
    `Photos, whose lists are paged, have a section of their own.`,
    ``,
    table(["", ...sizes.map((size) => `${size}`), "p95 ratio"], rows),
  ].join("\n");
}
