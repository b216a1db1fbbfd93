import { setTimeout as passed } from "node:timers/promises";
import { startBareQueries } from "./bare.mjs";
import { onBoth } from "./both-databases.mjs";
import { figure, median, ratio, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { startLoad } from "./load.mjs";
import { ownerAccount, signedIn } from "./owner.mjs";
import { startPlainStrapi } from "./plain-strapi.mjs";
import { sideBySide } from "./side-by-side.mjs";
import { stoppingAll } from "./stopping.mjs";

export const title = "The way to the database, and Strapi's own answers";

/** @typedef {import("./load.mjs").Question} Question */
/** @typedef {import("./bare.mjs").Asked} Asked */

const how = { rounds: 3, ms: 1200 };
const connections = 4;
/** Number of saves, each followed by the first request after it. */
const saves = 40;
const target = { miss: 0.5, strapi: 200 };
/** Work that follows a save on the same server should not count for the next visitor. */
const restMs = 50;
/** What Strapi sends, and the others too. */
const uncompressed = { "Accept-Encoding": "identity" };

/** Its miss renders a page, which has no counterpart. */
const wholePage = "HTML: list of 500 plants";

/** The same request to our site, to bare Koa and to Strapi's own REST API. @type {Record<string, [Question, Question, Question]>} */
const asks = {
  "list of 500 plants": [
    { path: "/api/flora", body: {} },
    { path: "/list" },
    { path: "/api/plants?pagination[pageSize]=500" },
  ],
  "plants by a word": [
    { path: "/api/flora", body: { searchTerm: "aster" } },
    { path: "/search" },
    { path: "/api/plants?pagination[pageSize]=500&filters[nameCommon][$containsi]=aster" },
  ],
  "plant by key": [
    { path: "/api/flora/many-1" },
    { path: "/detail" },
    { path: "/api/plants?filters[keyId]=many-1" },
  ],
  "page of photos": [
    { path: "/api/photos", body: {} },
    { path: "/photos" },
    { path: "/api/photos?sort=dateUploaded:desc&pagination[pageSize]=24" },
  ],
  [wholePage]: [
    { path: "/flora" },
    { path: "/list" },
    { path: "/api/plants?pagination[pageSize]=500" },
  ],
};

/**
 * Saves a plant as the panel does, with another name in brackets each time.
 * @param {string} url  of a site of `ownerAccount`
 * @param {string} keyId
 * @returns {Promise<() => Promise<void>>}
 */
async function plantSaver(url, keyId) {
  const headers = { ...(await signedIn(url)), "content-type": "application/json" };
  let turn = 0;
  return async () => {
    const read = await fetch(`${url}/api/plant/${keyId}`, { headers });
    /** @type {Record<string, unknown>} */
    const record = /** @type {any} */ (await read.json());
    turn += 1;
    // Keys that are not in a draft are left out of the request.
    const shown = { banner: undefined, photos: undefined, links: undefined };
    const saved = await fetch(`${url}/api/plantupdate`, {
      method: "PUT",
      headers: { ...headers, "if-match": read.headers.get("etag") ?? "" },
      body: JSON.stringify({ ...record, ...shown, aka: `Name ${turn}` }),
    });
    if (!saved.ok) throw new Error(`The plant was not saved: ${await saved.text()}`);
  };
}

/**
 * How long the first response after a save takes, from our site and from bare Koa; median in ms.
 * @param {ReturnType<typeof startLoad>} load
 * @param {Asked} ours
 * @param {Asked} bare
 * @param {Question} ourQuestion
 * @param {Question} bareQuestion
 * @param {() => Promise<void>} save
 */
async function afterSaves(load, ours, bare, ourQuestion, bareQuestion, save) {
  /** @type {[number[], number[]]} */
  const took = [[], []];
  for (let n = 0; n < saves; n += 1) {
    await save();
    const once = { requests: 1, connections: 1 };
    await passed(restMs);
    took[0].push((await load.fire(ours.url, ourQuestion, once)).p50);
    took[1].push((await load.fire(bare.url, bareQuestion, once)).p50);
  }
  return took.map(median);
}

/** @param {string} database @param {string} [cluster] */
function measure(database, cluster) {
  return stoppingAll(async (keep) => {
    const gallery = await keep(makeGallery({ photos: 200, plants: 500, cluster }));
    const plain = await keep(startPlainStrapi(gallery));
    const kept = await keep(gallery.start(ownerAccount));
    const forgetful = await keep(gallery.start({ ...ownerAccount, ANSWERS_MB: "0" }));
    const bare = await keep(startBareQueries(gallery));
    const load = await keep(startLoad());
    const save = await plantSaver(kept.url, "many-1");
    /** @type {number[][]} */
    const speeds = [];
    for (const [our, same, rest] of Object.values(asks)) {
      const all = [
        { server: kept, question: our },
        { server: forgetful, question: { ...our, headers: uncompressed } },
        { server: bare, question: { ...same, headers: uncompressed } },
        { server: plain, question: { ...rest, headers: uncompressed } },
      ];
      const measured = await sideBySide(load, all, { ...how, connections });
      speeds.push(measured.map(({ perSecond }) => perSecond));
    }
    const rows = [];
    // Last, because for a while after a save our site asks the database before each response.
    for (const [i, [name, [our, same]]] of Object.entries(asks).entries()) {
      const [memory = NaN, miss = NaN, koa = NaN, strapi = NaN] = speeds[i] ?? [];
      const [ourMs = NaN, bareMs = NaN] = await afterSaves(load, kept, bare, our, same, save);
      const isPage = name === wholePage;
      rows.push([
        `${database}: ${name}`,
        ...[memory, miss, koa, strapi].map((value) => figure(value)),
        ratio(miss / koa, isPage || miss / koa >= target.miss),
        ratio(memory / strapi, memory / strapi >= target.strapi),
        ...[figure(ourMs, 1), figure(bareMs, 1)],
        ratio(bareMs / ourMs, isPage || bareMs / ourMs >= target.miss),
      ]);
    }
    return rows;
  });
}

/** What a response costs that is not cached, on both databases. */
export async function run() {
  const rows = await onBoth(measure);
  return [
    `500 plants, 200 photos; responses a second over ${connections} connections, medians of ${how.rounds} rounds in turn. 'No cache' is our`,
    `site with \`ANSWERS_MB=0\`; it, bare Koa and Strapi send uncompressed responses. Bare Koa makes`,
    `the same queries with knex and sends the rows with \`JSON.stringify\`. Strapi: its default router, controller, service and`,
    `middlewares for the same rows, without the pictures and tags that ours contain. Last, the first response after a save in`,
    `ms (median of ${saves}), compressed by both and cached by ours. A whole page is rendered,`,
    `while bare Koa and Strapi send their list: its misses have no target.`,
    `Targets: no cache, and the first response after a save, at least ${target.miss} × bare Koa; cache at least ${target.strapi} × Strapi.`,
    ``,
    table(
      [
        ...["Request", "cache /s", "no cache /s", "bare Koa /s", "Strapi /s"],
        ...["no cache : Koa", "cache : Strapi", "after a save, ours", "Koa", "Koa : ours"],
      ],
      rows,
    ),
  ].join("\n");
}
