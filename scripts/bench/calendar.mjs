import { recordAnswer, startBareQueries } from "./bare.mjs";
import { figure, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { sideBySide, startLoad } from "./load.mjs";
import { onBoth } from "./measure.mjs";

/** One after the other: what a visitor waits for. */
const how = { rounds: 5, ms: 3000, connections: 1 };
/** The most that a miss may take, in ms. */
const mostMs = { SQLite: 60, PostgreSQL: 80 };
const call = { path: "/api/calendar?kind=plants" };
const page = { path: "/calendar" };

/** @param {keyof typeof mostMs} database @param {import("./measure.mjs").Keep} keep @param {string} [cluster] */
async function measure(database, keep, cluster) {
  const many = { photos: 20_000, plants: 300, tagsEach: 2 };
  const gallery = await keep(makeGallery({ ...many, cluster }));
  const ours = await keep(gallery.start());
  const forgetful = await keep(gallery.start({ ANSWERS_MB: "0" }));
  const bare = await keep(startBareQueries(gallery));
  const load = await keep(startLoad());
  /** @type {import("./figures.mjs").Row[]} */
  const rows = [];
  for (const [name, question] of Object.entries({ "GET calendar": call, "/calendar": page })) {
    const asks = [
      { url: ours.url, question },
      { url: forgetful.url, question },
      { url: bare.url, question: { path: "/calendar" } },
    ];
    const [cached = NaN, miss = NaN, koa = NaN] = (await sideBySide(load, asks, how)).map(
      ({ p50 }) => p50,
    );
    const { body } = await recordAnswer(ours.url, question);
    rows.push([
      `${database}: ${name}`,
      `${figure(miss, 1)}${miss <= mostMs[database] ? "" : " ✗"}`,
      ...[koa, question === page ? figure(koa / miss, 2) : koa / miss, cached],
      body.length / 1000,
    ]);
  }
  return rows;
}

/** @type {import("./figures.mjs").Columns} */
const columns = {
  ...{ "miss ms": 1, "bare Koa ms": 1, "Koa : miss": [2, { least: 0.5 }] },
  ...{ "cached ms": 2, kB: [1, { most: 60 }] },
};

/** What the calendar costs when it is not cached, on both databases. @type {import("../bench.mjs").Measure} */
export const run = async (keep) => table("Request", columns, await onBoth(keep, measure));
