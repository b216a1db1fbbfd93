import { onBoth } from "./both-databases.mjs";
import { growthOf, ratio, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { inTurn } from "./in-turn.mjs";
import { startLoad } from "./load.mjs";
import { stoppingAll } from "./stopping.mjs";

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

/** What a site answers from. @type {Record<string, NodeJS.ProcessEnv>} */
const sources = { "a miss": { ANSWERS_MB: "0" }, memory: {} };

/** @param {string} database @param {string} [cluster] */
function measure(database, cluster) {
  return stoppingAll(async (keep) => {
    const galleries = [];
    for (const plants of sizes)
      galleries.push(await keep(makeGallery({ photos: 200, plants, cluster })));
    const load = await keep(startLoad());
    const rows = [];
    for (const [from, env] of Object.entries(sources)) {
      const servers = [];
      for (const gallery of galleries) servers.push(await keep(gallery.start(env)));
      for (const [name, { question, isWhole }] of Object.entries(asks)) {
        const once = { requests: 1, connections: 1 };
        const times = await inTurn(
          servers.map(
            ({ url }) =>
              () =>
                load.fire(url, question, once),
          ),
          how,
        );
        const { cells, growth } = growthOf(times);
        rows.push([
          `${database}, ${from}: ${name}`,
          ...cells,
          ratio(growth, isWhole || growth < target),
        ]);
      }
    }
    return rows;
  });
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
