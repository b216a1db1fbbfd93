import { recordAnswer, startBareQueries } from "./bare.mjs";
import { onBoth } from "./both-databases.mjs";
import { figure, judged, ratio, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { startLoad } from "./load.mjs";
import { sideBySide } from "./side-by-side.mjs";
import { stoppingAll } from "./stopping.mjs";

export const title = "The calendar of ten years";

/** One after the other: what a visitor waits for. */
const how = { rounds: 5, ms: 3000, connections: 1 };
const many = { photos: 20_000, plants: 300, tagsEach: 2 };
const target = { ms: { SQLite: 60, PostgreSQL: 80 }, koa: 0.5, kB: 60 };

const call = { path: "/api/calendar?kind=plants" };
const page = { path: "/calendar" };

/** @param {string} url @param {import("./load.mjs").Question} question */
async function kilobytes(url, question) {
  const { body } = await recordAnswer(url, question);
  return Buffer.from(body, "base64").length / 1000;
}

/** @param {keyof typeof target.ms} database @param {string} [cluster] */
function measure(database, cluster) {
  return stoppingAll(async (keep) => {
    const gallery = await keep(makeGallery({ ...many, cluster }));
    const kept = await keep(gallery.start());
    const forgetful = await keep(gallery.start({ ANSWERS_MB: "0" }));
    const bare = await keep(startBareQueries(gallery));
    const load = await keep(startLoad());
    const rows = [];
    for (const [name, question] of Object.entries({ "GET calendar": call, "/calendar": page })) {
      const asks = [
        { server: kept, question },
        { server: forgetful, question },
        { server: bare, question: { path: "/calendar" } },
      ];
      const [cached, miss, koa] = await sideBySide(load, asks, how);
      const [missMs = NaN, koaMs = NaN] = [miss?.p50, koa?.p50];
      const kB = await kilobytes(kept.url, question);
      rows.push([
        `${database}: ${name}`,
        judged(missMs, 1, missMs <= target.ms[database]),
        figure(koaMs, 1),
        ratio(koaMs / missMs, question === page || koaMs / missMs >= target.koa),
        figure(cached?.p50, 2),
        judged(kB, 1, kB <= target.kB),
      ]);
    }
    return rows;
  });
}

/** What the calendar costs when it is not cached, on both databases. */
export async function run() {
  const rows = await onBoth(measure);
  return [
    `${many.plants} plants, ${many.photos} photos over ten years, each tagged with ${many.tagsEach} plants, one in eight with a stage; one`,
    `connection, medians of ${how.rounds} rounds in turn. 'Miss' is our site with \`ANSWERS_MB=0\`. Bare Koa makes the same queries with knex`,
    `and sends what they find with \`JSON.stringify\`: it computes no weeks and renders no page, so the page has no target against it.`,
    `Targets: a miss in at most ${target.ms.SQLite} ms on SQLite, ${target.ms.PostgreSQL} ms on PostgreSQL, the call at least ${target.koa} × bare Koa; at most ${target.kB} kB compressed.`,
    ``,
    table(["Request", "miss ms", "bare Koa ms", "Koa : miss", "cached ms", "kB"], rows),
  ].join("\n");
}
