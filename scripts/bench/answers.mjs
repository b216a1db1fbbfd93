import { recordAnswer, startBareAnswer } from "./bare.mjs";
import { figure, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { sideBySide, startLoad } from "./load.mjs";
import { stoppingAll } from "./measure.mjs";

// Many short rounds: on a shared machine the speed changes by the second.
const how = { rounds: 21, ms: 400 };
const warmUpMs = 3000;

/** What a browser calls itself: its pages are counted as views. */
const headers = {
  "User-Agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};
const htmlList = { path: "/flora", headers };

/** @type {Record<string, import("./load.mjs").Question>} */
const questions = {
  "list of 500 plants": { path: "/api/flora", body: {} },
  "page of photos": { path: "/api/photos", body: {} },
  "plant by key": { path: "/api/flora/many-1" },
  "HTML: list of 500 plants": htmlList,
  "HTML: page of photos": { path: "/photos", headers },
  "HTML: plant": { path: "/flora/many-1", headers },
};

/** @type {import("./figures.mjs").Columns} */
const columns = {
  ...{ "ours /s": 0, "Koa /s": 0, "ours : Koa": [2, { least: 0.8 }] },
  ...{ "ours p99 ms": 2, "Koa p99": 2, "p99 ratio": [2, { most: 3 }] },
};

/** Cached responses compared with a bare Koa that sends the same bytes. @type {import("../bench.mjs").Measure} */
export async function run(keep) {
  const gallery = await keep(makeGallery({ photos: 200, plants: 500 }));
  const ours = await keep(gallery.start());
  const load = await keep(startLoad());
  // A server that has just started is slow at first.
  for (const question of Object.values(questions))
    await load.fire(ours.url, question, { ms: warmUpMs });
  const { etag = "" } = (await recordAnswer(ours.url, htmlList)).headers;
  const again = { ...headers, "If-None-Match": etag };
  const asks = {
    ...questions,
    "HTML: the same, 304": { ...htmlList, status: 304, headers: again },
  };
  /** @type {import("./figures.mjs").Row[]} */
  const rows = [];
  for (const [name, question] of Object.entries(asks)) {
    const answer = await recordAnswer(ours.url, question);
    // Each quotation makes a cached page of its own.
    if (!("status" in question)) await load.fire(ours.url, question, { requests: 300 });
    const [our, koa] = await stoppingAll(async (keepBare) => {
      const bare = await keepBare(startBareAnswer(question.path, answer));
      const asked = [ours, bare].map(({ url }) => ({ url, question }));
      return sideBySide(load, asked, how);
    });
    if (!our || !koa) throw new Error("Two servers were measured.");
    rows.push([
      `${name} (${figure(answer.body.length / 1000, 1)} kB)`,
      ...[our.perSecond, koa.perSecond, our.perSecond / koa.perSecond],
      ...[our.p99, koa.p99, our.p99 / koa.p99],
    ]);
  }
  return table("Answer", columns, rows);
}
