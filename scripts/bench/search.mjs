import { figure, median, quantile, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { inTurn, onBoth } from "./measure.mjs";
import { memoryMb } from "./memory.mjs";

const how = { warmUp: 10, rounds: 150 };

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const pairs = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
const typed = "serviceberry in bloom";
const mistyped = ["milkwede", "servicebery", "blakc cherry", "asclepais"];

/** What is searched, by the turn. @type {Record<string, (turn: number) => string>} */
const queries = {
  "one plant": (turn) => `milkweed ${1 + (turn % 40)}`,
  "a kind of plant": () => "oak",
  "as it is typed": (turn) => typed.slice(0, 2 + (turn % (typed.length - 1))),
  "two letters, another pair each time": (turn) => pairs[(turn * 7) % pairs.length] ?? "",
  "nearly all photos": () => "gallery",
  "typing errors": (turn) => mistyped[turn % mistyped.length] ?? "",
  "some words of several": () => "foggy moss beside the bluebell",
  nothing: (turn) => `zebra ${turn}`,
};

/** @param {string} url @param {string} q */
async function ask(url, q) {
  const response = await fetch(`${url}/api/search?q=${encodeURIComponent(q)}`);
  if (!response.ok) throw new Error(`"${q}" answered ${response.status}`);
  await response.arrayBuffer();
}

/** @param {string} database @param {import("./measure.mjs").Keep} keep @param {string} [cluster] */
async function measure(database, keep, cluster) {
  const gallery = await keep(makeGallery({ photos: 20_000, plants: 5000, cluster }));
  const { url, pid } = await keep(gallery.start());
  const before = memoryMb(pid);
  const [[first = NaN] = []] = await inTurn([() => ask(url, "oak")], { warmUp: 0, rounds: 1 });
  const more = memoryMb(pid) - before;
  /** @type {import("./figures.mjs").Row[]} */
  const rows = [];
  for (const [name, query] of Object.entries(queries)) {
    let turn = 0;
    const [times = []] = await inTurn([() => ask(url, query((turn += 1)))], how);
    rows.push([`${database}: ${name}`, median(times), quantile(times, 0.95)]);
  }
  const index = `${database}: the first search, which makes the index (${figure(more)} MB more)`;
  return [...rows, /** @type {import("./figures.mjs").Row} */ ([index, first])];
}

/** What a visitor waits for while typing, on both databases. @type {import("../bench.mjs").Measure} */
export const run = async (keep) =>
  table("Search", { "p50 ms": 1, "p95 ms": [1, { most: 30 }] }, await onBoth(keep, measure));
