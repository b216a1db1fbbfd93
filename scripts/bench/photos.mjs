import { figure, growthOf, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { inTurn, onBoth } from "./measure.mjs";

const sizes = [200, 2000, 20_000];
const how = { warmUp: 20, rounds: 150 };
/** Target for the median of the largest, in ms. */
const mostMs = { SQLite: 5, PostgreSQL: 8 };

/** Enough terms that no search repeats: totals of recent searches are remembered. */
const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const terms = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
let turn = 0;
const nextTerm = () => terms[(turn += 1) % terms.length];

/** Finds few of 200 photos and more than a page of 20,000: the response itself grows. */
const finding = "kwd, few";

/** @typedef {{ url: string, pages: number, category: number, photoId: number }} Known  a site, and what is asked of it */
/** @typedef {(known: Known) => object} Filter */

/** @type {Record<string, Filter>} */
const lists = {
  "all, first page": () => ({}),
  "all, middle page": ({ pages }) => ({ pageId: Math.ceil(pages / 2) }),
  "all, last page": ({ pages }) => ({ pageId: pages }),
  ...Object.fromEntries(
    ["dtu", "dtt", "pid"].flatMap((sortColumn) =>
      ["asc", "desc"].map((sortDirection) => [
        `sort ${sortColumn} ${sortDirection}`,
        () => ({ sortColumn, sortDirection, pageId: 3 }),
      ]),
    ),
  ),
  category: ({ category }) => ({ category }),
  [finding]: () => ({ searchTerm: "foggy moss" }),
  "kwd, nearly all": () => ({ searchTerm: "n", pageId: 2 }),
  "kwd, none": () => ({ searchTerm: "zebra" }),
  "kwd, another each time": () => ({ searchTerm: nextTerm() }),
  "cap, another each time": () => ({ searchColumn: "cap", searchTerm: nextTerm() }),
  pid: () => ({ searchColumn: "pid", searchTerm: "100" }),
  "cap, all": () => ({ searchColumn: "cap", searchTerm: "gallery" }),
  "cap, none": () => ({ searchColumn: "cap", searchTerm: "zebra" }),
  dtu: () => ({ searchColumn: "dtu", searchTerm: "2015-03-21" }),
  dtt: () => ({ searchColumn: "dtt", searchTerm: "2015" }),
  combined: ({ category }) => ({
    ...{ category, searchTerm: "dusk", sortColumn: "dtt", sortDirection: "asc" },
  }),
};

/** @param {string} url @param {string} path @param {object} [body] */
async function ask(url, path, body) {
  const response = await fetch(`${url}/api/${path}`, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return await response.json();
}

/** @type {Record<string, (known: Known) => Promise<unknown>>} */
const asks = {
  ...Object.fromEntries(
    Object.entries(lists).map(([name, filter]) => [
      name,
      (/** @type {Known} */ known) => ask(known.url, "photos", filter(known)),
    ]),
  ),
  "GET photos/{id}": ({ url, photoId }) => ask(url, `photos/${photoId}`),
};

/** Every list call at each size, without the response cache. @param {keyof typeof mostMs} database @param {import("./measure.mjs").Keep} keep @param {string} [cluster] */
async function measure(database, keep, cluster) {
  /** @type {Known[]} */
  const sites = [];
  for (const photos of sizes) {
    const gallery = await keep(makeGallery({ photos, cluster }));
    const { url } = await keep(gallery.start({ ANSWERS_MB: "0" }));
    const page = /** @type {import("shared-types/photo/answers").PhotoPage} */ (
      await ask(url, "photos", {})
    );
    const { categories: [category = 0] = [], photoId = 0 } = page.items[0] ?? {};
    sites.push({ url, pages: page.totalPageCount, category, photoId });
  }
  /** @param {(known: Known) => Promise<unknown>} one @param {number} rounds */
  const all = (one, rounds) =>
    inTurn(
      sites.map((known) => () => one(known)),
      { ...how, rounds },
    );
  // A server that has just started is slow at first.
  for (const one of Object.values(asks)) await all(one, 0);
  /** @type {import("./figures.mjs").Row[]} */
  const rows = [];
  for (const [name, one] of Object.entries(asks)) {
    const { cells, p50, growth } = growthOf(await all(one, how.rounds));
    cells.push(`${cells.pop()}${p50 <= mostMs[database] ? "" : " ✗"}`);
    rows.push([`${database}: ${name}`, ...cells, name === finding ? figure(growth, 2) : growth]);
  }
  return rows;
}

const columns = Object.fromEntries(sizes.map((size) => [size, 1]));

/** @type {import("../bench.mjs").Measure} */
export const run = async (keep) =>
  table("p50 / p95 ms", { ...columns, "p95 ratio": [2, { most: 2 }] }, await onBoth(keep, measure));
