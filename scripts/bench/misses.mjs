import { setTimeout as passed } from "node:timers/promises";
import { startBareQueries } from "./bare.mjs";
import { figure, median, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { sideBySide, startLoad } from "./load.mjs";
import { onBoth } from "./measure.mjs";
import { ownerAccount, ownerCalls } from "./owner.mjs";
import { startPlainStrapi } from "./plain-strapi.mjs";

const how = { rounds: 3, ms: 1200, connections: 4 };
/** Number of saves, each followed by the first request after it. */
const saves = 40;
/** Work that follows a save on the same server should not count for the next visitor. */
const restMs = 50;
const once = { requests: 1, connections: 1 };

/** @typedef {import("./load.mjs").Question} Question */

/** Its miss renders a page, which has no counterpart. */
const wholePage = "HTML: list of 500 plants";
const strapiPlants = "/api/plants?pagination[pageSize]=500";

/** The same request to our site, to bare Koa and to Strapi's own REST API. @type {Record<string, [Question, Question, Question]>} */
const asks = {
  "list of 500 plants": [
    { path: "/api/flora", body: {} },
    { path: "/list" },
    { path: strapiPlants },
  ],
  "plants by a word": [
    { path: "/api/flora", body: { searchTerm: "aster" } },
    { path: "/search" },
    { path: `${strapiPlants}&filters[nameCommon][$containsi]=aster` },
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
  [wholePage]: [{ path: "/flora" }, { path: "/list" }, { path: strapiPlants }],
};

/** Saves a plant as the panel does, with another name in brackets each time. @param {string} url */
function plantSaver(url) {
  const call = ownerCalls(url);
  let turn = 0;
  return async () => {
    const { json, etag } = await call("GET", "plant/many-1");
    turn += 1;
    // Keys that are not in a draft are left out of the request.
    const draft = { ...json, banner: undefined, photos: undefined, links: undefined };
    await call("PUT", "plantupdate", { ...draft, aka: `Name ${turn}` }, etag);
  };
}

/** @param {string} database @param {import("./measure.mjs").Keep} keep @param {string} [cluster] */
async function measure(database, keep, cluster) {
  const gallery = await keep(makeGallery({ photos: 200, plants: 500, cluster }));
  const plain = await keep(startPlainStrapi(gallery));
  const cached = await keep(gallery.start(ownerAccount));
  const forgetful = await keep(gallery.start({ ...ownerAccount, ANSWERS_MB: "0" }));
  const bare = await keep(startBareQueries(gallery));
  const load = await keep(startLoad());
  const save = plantSaver(cached.url);
  /** What Strapi sends, and the others too. @param {Question} question */
  const plainly = (question) => ({ ...question, headers: { "Accept-Encoding": "identity" } });
  /** @type {number[][]} */
  const speeds = [];
  for (const [our, same, rest] of Object.values(asks)) {
    const all = [
      { url: cached.url, question: our },
      { url: forgetful.url, question: plainly(our) },
      { url: bare.url, question: plainly(same) },
      { url: plain.url, question: plainly(rest) },
    ];
    speeds.push((await sideBySide(load, all, how)).map(({ perSecond }) => perSecond));
  }
  /** @type {import("./figures.mjs").Row[]} */
  const rows = [];
  // Last, because for a while after a save our site asks the database before each response.
  for (const [i, [name, [our, same]]] of Object.entries(asks).entries()) {
    const [memory = NaN, miss = NaN, koa = NaN, strapi = NaN] = speeds[i] ?? [];
    /** @type {[number[], number[]]} */
    const took = [[], []];
    for (let n = 0; n < saves; n += 1) {
      await save();
      await passed(restMs);
      took[0].push((await load.fire(cached.url, our, once)).p50);
      took[1].push((await load.fire(bare.url, same, once)).p50);
    }
    const [ourMs, bareMs] = [median(took[0]), median(took[1])];
    const toKoa = (/** @type {number} */ ratio) => (name === wholePage ? figure(ratio, 2) : ratio);
    rows.push([
      `${database}: ${name}`,
      ...[memory, miss, koa, strapi, toKoa(miss / koa), memory / strapi],
      ...[ourMs, bareMs, toKoa(bareMs / ourMs)],
    ]);
  }
  return rows;
}

/** @type {import("./figures.mjs").Columns} */
const columns = {
  ...{ "cache /s": 0, "no cache /s": 0, "bare Koa /s": 0, "Strapi /s": 0 },
  ...{ "no cache : Koa": [2, { least: 0.5 }], "cache : Strapi": [2, { least: 200 }] },
  ...{ "after a save, ours": 1, Koa: 1, "Koa : ours": [2, { least: 0.5 }] },
};

/** What a response costs that is not cached, on both databases. @type {import("../bench.mjs").Measure} */
export const run = async (keep) => table("Request", columns, await onBoth(keep, measure));
