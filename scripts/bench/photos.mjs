import { onBoth } from "./both-databases.mjs";
import { growthOf, ratio, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { inTurn } from "./in-turn.mjs";
import { stoppingAll } from "./stopping.mjs";

export const title = "From 200 to 20,000 photos";

const sizes = [200, 2000, 20_000];
/** Targets for the largest: its p95 relative to the smallest, and its median in ms. */
const target = { p95: 2, p50: { SQLite: 5, PostgreSQL: 8 } };
const warmUp = 20;
const rounds = 150;

/** Enough terms that no search repeats: totals of recent searches are remembered. */
const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const terms = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
let turn = 0;
const nextTerm = () => terms[(turn += 1) % terms.length];

/** Finds few of 200 photos and more than a page of 20,000: the response itself grows. */
const finding = "kwd, few";

/** @typedef {(pages: number) => object} Filter  what is asked, in a gallery of so many pages */

/** @type {Record<string, Filter>} */
const lists = {
  "all, first page": () => ({}),
  "all, middle page": (pages) => ({ pageId: Math.ceil(pages / 2) }),
  "all, last page": (pages) => ({ pageId: pages }),
  ...Object.fromEntries(
    ["dtu", "dtt", "pid"].flatMap((sortColumn) =>
      ["asc", "desc"].map((sortDirection) => [
        `sort ${sortColumn} ${sortDirection}`,
        () => ({ sortColumn, sortDirection, pageId: 3 }),
      ]),
    ),
  ),
  category: () => ({ category: "one" }),
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
  combined: () => ({
    ...{ category: "one", searchTerm: "dusk", sortColumn: "dtt", sortDirection: "asc" },
  }),
};

/** @typedef {import("../testing/server.mjs").Server} Server */

/**
 * Sends a request and reads the whole response.
 * @param {Server} server
 * @param {string} path
 * @param {object} [body]
 */
async function ask({ url }, path, body) {
  const response = await fetch(`${url}/api/${path}`, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return await response.json();
}

/**
 * A category photos have, and the number of pages.
 * @param {Server} server
 */
async function known(server) {
  const page = /** @type {import("shared-types/photo/answers").PhotoPage} */ (
    await ask(server, "photos", {})
  );
  const [first] = page.items;
  return { pages: page.totalPageCount, category: first?.categories[0], photoId: first?.photoId };
}

/**
 * Times of the galleries, without the response cache, as rows of a table.
 * @param {keyof typeof target.p50} database
 * @param {string} [cluster]
 */
function measure(database, cluster) {
  return stoppingAll(async (keep) => {
    /** @type {Server[]} */
    const servers = [];
    for (const photos of sizes) {
      const gallery = await keep(makeGallery({ photos, cluster }));
      servers.push(await keep(gallery.start({ ANSWERS_MB: "0" })));
    }
    const facts = await Promise.all(servers.map(known));
    /** @param {(server: Server, fact: Awaited<ReturnType<typeof known>>) => Promise<unknown>} one @param {number} asks */
    const all = (one, asks) =>
      inTurn(
        servers.map((server, i) => () => one(server, /** @type {any} */ (facts[i]))),
        { warmUp, rounds: asks },
      );
    /** @param {Filter} filter @param {number} asks */
    const ofList = (filter, asks) =>
      all((server, { pages, category }) => {
        const asked = filter(pages);
        return ask(server, "photos", "category" in asked ? { ...asked, category } : asked);
      }, asks);
    // A server that has just started is slow at first.
    for (const filter of Object.values(lists)) await ofList(filter, 0);
    const rows = [];
    for (const [name, filter] of Object.entries(lists))
      rows.push(row(database, name, await ofList(filter, rounds)));
    const times = await all((server, { photoId }) => ask(server, `photos/${photoId}`), rounds);
    return [...rows, row(database, "GET photos/{id}", times)];
  });
}

/**
 * @param {keyof typeof target.p50} database
 * @param {string} name
 * @param {number[][]} times
 */
function row(database, name, times) {
  const { cells, p50, growth } = growthOf(times);
  cells.push(`${cells.pop()}${p50 <= target.p50[database] ? "" : " ✗"}`);
  return [`${database}: ${name}`, ...cells, ratio(growth, name === finding || growth < target.p95)];
}

/** Every list call at each size on both databases. */
export async function run() {
  const rows = await onBoth(measure);
  return [
    `Real servers over HTTP with \`ANSWERS_MB=0\`, each size in turn, ${rounds} requests each, p50 / p95 in ms, including the client.`,
    `Targets: at ${sizes.at(-1)} photos a median of at most ${target.p50.SQLite} on SQLite, ${target.p50.PostgreSQL} on PostgreSQL, and p95 under ${target.p95} × that at ${sizes[0]},`,
    `except for '${finding}', which finds more where there is more.`,
    ``,
    table(["", ...sizes.map((size) => `${size}`), "p95 ratio"], rows),
  ].join("\n");
}
