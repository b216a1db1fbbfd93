import { figure, growthOf, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { startLoad } from "./load.mjs";
import { inTurn, onBoth } from "./measure.mjs";

const sizes = [50, 500, 5000];
const how = { warmUp: 10, rounds: 60 };
const once = { requests: 1, connections: 1 };

/** As long as the garden has plants: it has no target. */
const wholeList = "whole list";

/** @type {Record<string, import("./load.mjs").Question>} */
const asks = {
  [wholeList]: { path: "/api/flora", body: {} },
  "search that finds some": { path: "/api/flora", body: { searchTerm: "columbine 1" } },
  "search that finds none": { path: "/api/flora", body: { searchTerm: "zebra" } },
  detail: { path: "/api/flora/many-7" },
};

/** What a site answers from. @type {Record<string, NodeJS.ProcessEnv>} */
const sources = { "a miss": { ANSWERS_MB: "0" }, memory: {} };

/** @param {string} database @param {import("./measure.mjs").Keep} keep @param {string} [cluster] */
async function measure(database, keep, cluster) {
  const galleries = [];
  for (const plants of sizes)
    galleries.push(await keep(makeGallery({ photos: 200, plants, cluster })));
  const load = await keep(startLoad());
  /** @type {import("./figures.mjs").Row[]} */
  const rows = [];
  for (const [from, env] of Object.entries(sources)) {
    const servers = [];
    for (const gallery of galleries) servers.push(await keep(gallery.start(env)));
    for (const [name, question] of Object.entries(asks)) {
      const fires = servers.map(
        ({ url }) =>
          () =>
            load.fire(url, question, once),
      );
      const { cells, growth } = growthOf(await inTurn(fires, how));
      const ratio = name === wholeList ? figure(growth, 2) : growth;
      rows.push([`${database}, ${from}: ${name}`, ...cells, ratio]);
    }
  }
  return rows;
}

const columns = Object.fromEntries(sizes.map((size) => [size, 1]));

/** Plants in lists, searches and details, on both databases. @type {import("../bench.mjs").Measure} */
export const run = async (keep) =>
  table("p50 / p95 ms", { ...columns, "p95 ratio": [2, { most: 2 }] }, await onBoth(keep, measure));
