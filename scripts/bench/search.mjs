import { onBoth } from "./both-databases.mjs";
import { figure, judged, quantile, table } from "./figures.mjs";
import { makeGallery } from "./gallery.mjs";
import { inTurn } from "./in-turn.mjs";
import { memoryMb } from "./memory.mjs";
import { stoppingAll } from "./stopping.mjs";

export const title = "One search over 5,000 plants and 20,000 photos";

const size = { photos: 20_000, plants: 5000 };
const target = { p95: 30 };
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

/** @param {"SQLite" | "PostgreSQL"} database @param {string} [cluster] */
function measure(database, cluster) {
  return stoppingAll(async (keep) => {
    const gallery = await keep(makeGallery({ ...size, cluster }));
    const server = await keep(gallery.start());
    const before = memoryMb(server.pid);
    const started = performance.now();
    await ask(server.url, "oak");
    const first = performance.now() - started;
    const more = memoryMb(server.pid) - before;
    const rows = [];
    for (const [name, query] of Object.entries(queries)) {
      let turn = 0;
      const [times = []] = await inTurn([() => ask(server.url, query((turn += 1)))], how);
      const p95 = quantile(times, 0.95);
      rows.push([
        `${database}: ${name}`,
        figure(quantile(times, 0.5), 1),
        judged(p95, 1, p95 <= target.p95),
      ]);
    }
    const index = `${database}: the first search, which makes the index (${figure(more)} MB more)`;
    return [...rows, [index, figure(first), ""]];
  });
}

/** What a visitor waits for while typing, on both databases. */
export async function run() {
  const rows = await onBoth(measure);
  return [
    `${size.plants} plants, ${size.photos} photos, 300 keywords; one request after the other, ${how.rounds} of each, including the`,
    `client. Target: a p95 of at most ${target.p95} ms. No answer comes from a cache.`,
    ``,
    table(["Search", "p50 ms", "p95 ms"], rows),
  ].join("\n");
}
