import { recordAnswer, startBare } from "./bare.mjs";
import { figure, ratio, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { startLoad } from "./load.mjs";
import { sideBySide } from "./side-by-side.mjs";
import { stoppingAll } from "./stopping.mjs";

export const title = "Answers from memory";

/** @typedef {import("./load.mjs").Question} Question */

const plants = 500;
const photos = 200;
// Many short rounds: on a shared machine the speed changes by the second.
const how = { rounds: 21, ms: 400 };
const warmUpMs = 3000;
const target = { perSecond: 0.8, p99: 3 };

/** What a browser calls itself: its pages are counted as views. */
const headers = {
  "User-Agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};

/** @type {Record<string, Question>} */
const questions = {
  "list of 500 plants": { path: "/api/flora", body: {} },
  "page of photos": { path: "/api/photos", body: {} },
  "plant by key": { path: "/api/flora/many-1" },
  "HTML: list of 500 plants": { path: "/flora", headers },
  "HTML: page of photos": { path: "/photos", headers },
  "HTML: plant": { path: "/flora/many-1", headers },
};

/**
 * The request of a visitor who already has the response (If-None-Match).
 * @param {string} url
 * @param {Question} question
 * @returns {Promise<Question>}
 */
async function askedAgain(url, question) {
  const { etag } = await recordAnswer(url, question);
  return {
    ...question,
    status: 304,
    headers: { ...question.headers, "If-None-Match": etag ?? "" },
  };
}

/** @param {string} name @param {import("./side-by-side.mjs").Figures[]} measured */
function row(name, [ours, koa, node]) {
  if (!ours || !koa || !node) throw new Error("Three servers were measured.");
  const speed = ours.perSecond / koa.perSecond;
  const late = ours.p99 / koa.p99;
  return [
    name,
    ...[ours, koa, node].map(({ perSecond }) => figure(perSecond)),
    ratio(speed, speed >= target.perSecond),
    figure(ours.perSecond / node.perSecond, 2),
    ...[ours, koa, node].map(({ microseconds }) => figure(microseconds)),
    ...[figure(ours.p99, 2), figure(koa.p99, 2), ratio(late, late < target.p99)],
  ];
}

/** Cached responses compared with bare servers that send the same bytes. */
export function run() {
  return stoppingAll(async (keep) => {
    const gallery = await keep(makeGallery({ photos, plants }));
    const ours = await keep(gallery.start());
    const load = await keep(startLoad());
    // A server that has just started is slow at first.
    for (const question of Object.values(questions))
      await load.fire(ours.url, question, { ms: warmUpMs });
    const rows = [];
    const asks = Object.entries(questions);
    const list = questions["HTML: list of 500 plants"];
    if (list) asks.push(["HTML: the same, 304", await askedAgain(ours.url, list)]);
    for (const [name, question] of asks) {
      const answer = await recordAnswer(ours.url, question);
      const same = { [question.path]: answer };
      // Each quotation makes a cached page of its own.
      if (question.status === undefined) await load.fire(ours.url, question, { requests: 300 });
      const measured = await stoppingAll(async (keepBare) => {
        /** @type {import("./bare.mjs").Asked[]} */
        const all = [ours];
        for (const kind of /** @type {const} */ (["koa", "node"]))
          all.push(await keepBare(startBare(kind, same)));
        return sideBySide(
          load,
          all.map((server) => ({ server, question })),
          how,
        );
      });
      const kb = (Buffer.from(answer.body, "base64").length / 1000).toFixed(1);
      rows.push(row(`${name} (${kb} kB)`, measured));
    }
    return [
      `${plants} plants, ${photos} photos, 16 connections, brotli; medians of ${how.rounds} rounds in turn. Bare Koa and bare`,
      `Node send the same compressed bytes from memory, with five headers and without reading the request.`,
      `Targets: at least ${target.perSecond} × bare Koa's answers a second, p99 under ${target.p99} × its p99.`,
      ``,
      table(
        [
          ...["Answer", "ours /s", "Koa /s", "Node /s", "ours : Koa", "ours : Node"],
          ...["ours µs", "Koa µs", "Node µs", "ours p99 ms", "Koa p99", "p99 ratio"],
        ],
        rows,
      ),
      ``,
      `µs: processor time of the server's process for one answer.`,
    ].join("\n");
  });
}
