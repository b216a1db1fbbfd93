import { appendFileSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { requireFromCms } from "../stages/from-cms.mjs";
import { startServer } from "../testing/server.mjs";
import { figure, judged, quantile, ratio, table } from "./figures.mjs";
import { inTurn } from "./in-turn.mjs";
import { memoryMb, peakMemory } from "./memory.mjs";
import { ownerAccount, signedIn } from "./owner.mjs";
import { stoppingAll } from "./stopping.mjs";

export const title = "A name typed among 1.5 million";

const count = 1_500_000;
const how = { warmUp: 20, rounds: 200 };
const target = { p50: 20, p95: 50, seconds: 90, mb: 400, ratio: 0.6 };

/** Numbers below a limit, the same in each run. */
function createRandom() {
  let state = 7;
  return (/** @type {number} */ limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const syllables =
  "al an as ba bra ca co cus da di er fo ga go gra hir is la lis lo ly ma mon ni no pen qua ra re ri ro ru sa so ste sul ta ter ti us ve vi".split(
    " ",
  );

/** Two out of three names are old, as in the World Checklist of Vascular Plants, in whose format they are. @param {string} file */
function writeNames(file) {
  const random = createRandom();
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

/** Adds the file as a book: how long it takes, and how much memory. @param {import("../testing/server.mjs").Server} server @param {Record<string, string>} headers @param {string} file */
async function addBook({ url, pid }, headers, file) {
  const idle = memoryMb(pid);
  const peak = peakMemory(pid);
  const body = new FormData();
  body.append("file", await openAsBlob(file), "wcvp_names.csv");
  const began = performance.now();
  const sent = await fetch(`${url}/api/namebookimport?dryRun=false`, {
    method: "POST",
    headers,
    body,
  });
  const { runId } = /** @type {{ runId: number }} */ (await sent.json());
  for (;;) {
    const answer = await fetch(`${url}/api/namebookimport/${runId}`, { headers });
    const run = /** @type {{ state: string, problem: string }} */ (await answer.json());
    if (run.state === "failed") throw new Error(run.problem);
    if (run.state === "done") break;
    await wait(200);
  }
  return { seconds: (performance.now() - began) / 1000, mb: peak() - idle };
}

/** What is typed, by the turn. @type {Record<string, (name: string) => string>} */
const queries = {
  "three letters": (name) => name.slice(0, 3),
  "the beginning of a genus": (name) => name.slice(0, 5),
  "a genus and three letters": (name) => name.slice(0, name.indexOf(" ") + 4),
  "a whole name": (name) => name,
};

/** What the owner waits for while typing, with the largest list of plants that there is. */
export const run = () =>
  stoppingAll(async (keep) => {
    const folder = mkdtempSync(join(tmpdir(), "habitat-names-"));
    await keep({ stop: () => rmSync(folder, { recursive: true, force: true }) });
    const file = join(folder, "wcvp_names.csv");
    const names = writeNames(file);
    const server = await keep(startServer({ env: { ...ownerAccount, LOG_LEVEL: "error" } }));
    const headers = await signedIn(server.url);
    const added = await addBook(server, headers, file);
    const plain = await keep(openPlain(join(folder, "plain.db"), names));
    const finder = await keep(openFinder(server.dataDir));
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
      const asks = [call, async () => finder.ask(typed()), async () => plain.ask(typed())];
      const [called = [], found = [], direct = []] = await inTurn(asks, how);
      const [p50, p95] = [quantile(called, 0.5), quantile(called, 0.95)];
      const [ours, fts] = [quantile(found, 0.5), quantile(direct, 0.5)];
      rows.push([
        name,
        judged(p50, 1, p50 <= target.p50),
        judged(p95, 1, p95 <= target.p95),
        figure(ours, 2),
        figure(fts, 2),
        ratio(fts / ours, fts / ours >= target.ratio),
      ]);
    }
    return [
      `${count.toLocaleString("en-US")} made names in the format of the World Checklist of Vascular Plants, two of three old, beside the starter`,
      `list and the demo's plants. One request after the other, ${how.rounds} of each in turn: GET names with client and HTTP; what finds the names, in the`,
      `measuring process; and there too SQLite's full-text search of the same names with prefix indexes, in its own order, which knows no spellings,`,
      `no species and no garden.`,
      ``,
      `The file was read and added in ${judged(added.seconds, 0, added.seconds <= target.seconds)} s with ${judged(added.mb, 0, added.mb <= target.mb)} MB more memory in all processes`,
      `(targets ${target.seconds} s and ${target.mb} MB). Targets: p50 ${target.p50} ms, p95 ${target.p95} ms, ratio ${target.ratio}.`,
      ``,
      table(["Typed", "p50 ms", "p95 ms", "finder p50", "FTS5 p50", "FTS5 : finder"], rows),
    ].join("\n");
  });
