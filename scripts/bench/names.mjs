import { appendFileSync, openAsBlob, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { requireFromCms } from "../stages/from-cms.mjs";
import { seeded } from "../testing/seeded.mjs";
import { startServer } from "../testing/server.mjs";
import { median, quantile, table } from "./figures.mjs";
import { inTurn, makeFolder } from "./measure.mjs";
import { memoryMb, peakMemory } from "./memory.mjs";
import { ownerAccount, ownerCalls, signedIn } from "./owner.mjs";

const count = 1_500_000;
const how = { warmUp: 20, rounds: 200 };

const syllables =
  "al an as ba bra ca co cus da di er fo ga go gra hir is la lis lo ly ma mon ni no pen qua ra re ri ro ru sa so ste sul ta ter ti us ve vi".split(
    " ",
  );

/** Two out of three names are old, as in the World Checklist of Vascular Plants, in whose format they are. @param {string} file */
function writeNames(file) {
  const next = seeded(7);
  const random = (/** @type {number} */ limit) => Math.floor(next() * limit);
  const word = (/** @type {number} */ length) =>
    Array.from({ length }, () => syllables[random(syllables.length)]).join("");
  const genera = Array.from({ length: 14_000 }, () => {
    const name = word(2 + random(3));
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
  writeFileSync(
    file,
    "plant_name_id|taxon_rank|taxon_status|family|taxon_name|accepted_plant_name_id\n",
  );
  /** @type {string[]} */
  const names = [];
  for (let from = 1; from <= count; from += 10_000) {
    const lines = Array.from({ length: 10_000 }, (_, n) => {
      const id = from + n;
      const isOld = id > 3 && id % 3 !== 0;
      // Few genera have many species.
      const name = `${genera[random(random(genera.length) + 1)]} ${word(2 + random(4))}`;
      names.push(name);
      const accepted = isOld ? Math.max(3, 3 * Math.floor(random(id) / 3)) : id;
      return `${id}|Species|${isOld ? "Synonym" : "Accepted"}|Aceraceae|${name}|${accepted}\n`;
    });
    appendFileSync(file, lines.join(""));
  }
  return names;
}

/** SQLite's own search, as one would set it up for names. @param {string} file @param {string[]} names */
function openPlain(file, names) {
  const Database = requireFromCms("better-sqlite3");
  const plain = new Database(file);
  plain.exec(
    "pragma journal_mode = off; create virtual table name using fts5(text, prefix='3 4 5')",
  );
  const insert = plain.prepare("insert into name (text) values (?)");
  plain.transaction(() => names.forEach((name) => insert.run(name)))();
  const find = plain.prepare("select text from name where name match ? order by rank limit 20");
  return {
    ask: (/** @type {string} */ typed) =>
      find.all(
        typed
          .split(" ")
          .map((word) => `"${word}"*`)
          .join(" "),
      ),
    stop: () => plain.close(),
  };
}

/** Our own, in the same process. @param {string} dataDir */
function openFinder(dataDir) {
  const { createFinder } = requireFromCms("./dist/src/api/name/find-names.js");
  const { openNames } = requireFromCms("./dist/src/api/name/store.js");
  const names = openNames(join(dataDir, "names.db"));
  const { find } = createFinder(names);
  return {
    ask: (/** @type {string} */ typed) => find(typed, "plant", 20),
    stop: () => names.close(),
  };
}

/** Adds the file as a book: how many seconds and MB more that takes. @param {import("../testing/server.mjs").Server} server @param {string} file */
async function addBook({ url, pid }, file) {
  const call = ownerCalls(url);
  const idle = memoryMb(pid);
  const peak = peakMemory(pid);
  const body = new FormData();
  body.append("file", await openAsBlob(file), "wcvp_names.csv");
  const began = performance.now();
  const { runId } = (await call("POST", "namebookimport?dryRun=false", body)).json;
  for (let state = ""; state !== "done";) {
    await wait(200);
    const { json } = await call("GET", `namebookimport/${runId}`);
    if (json.state === "failed") throw new Error(json.problem);
    state = json.state;
  }
  return [(performance.now() - began) / 1000, peak() - idle];
}

/** What is typed, by the turn. @type {Record<string, (name: string) => string>} */
const queries = {
  "three letters": (name) => name.slice(0, 3),
  "the beginning of a genus": (name) => name.slice(0, 5),
  "a genus and three letters": (name) => name.slice(0, name.indexOf(" ") + 4),
  "a whole name": (name) => name,
};

/** What the owner waits for while typing, with the largest list of plants that there is. @type {import("../bench.mjs").Measure} */
export async function run(keep) {
  const { folder } = await keep(makeFolder());
  const file = join(folder, "wcvp_names.csv");
  const names = writeNames(file);
  const server = await keep(startServer({ env: { ...ownerAccount, LOG_LEVEL: "error" } }));
  const added = await addBook(server, file);
  const headers = await signedIn(server.url);
  const plain = await keep(openPlain(join(folder, "plain.db"), names));
  const finder = await keep(openFinder(server.dataDir));
  /** @type {import("./figures.mjs").Row[]} */
  const rows = [];
  for (const [name, query] of Object.entries(queries)) {
    let turn = 0;
    const typed = () => query(names[(turn * 7919) % names.length] ?? "").toLowerCase();
    const call = async () => {
      turn += 1;
      const address = `${server.url}/api/names?q=${encodeURIComponent(typed())}&kind=plant`;
      const answer = await fetch(address, { headers });
      if (!answer.ok) throw new Error(`"${typed()}" answered ${answer.status}`);
      await answer.arrayBuffer();
    };
    const asks = [call, () => finder.ask(typed()), () => plain.ask(typed())];
    const [called = [], found = [], direct = []] = await inTurn(asks, how);
    const [ours, fts] = [median(found), median(direct)];
    rows.push([name, median(called), quantile(called, 0.95), ours, fts, fts / ours]);
  }
  return [
    table(
      `A file of ${count} names`,
      { seconds: [0, { most: 90 }], "MB more": [0, { most: 400 }] },
      [["read and added", ...added]],
    ),
    table(
      "Typed",
      {
        ...{ "p50 ms": [1, { most: 20 }], "p95 ms": [1, { most: 50 }] },
        ...{ "finder p50": 2, "FTS5 p50": 2, "FTS5 : finder": [2, { least: 0.6 }] },
      },
      rows,
    ),
  ].join("\n\n");
}
