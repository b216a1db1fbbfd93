// kill -9 during saves, at moments that differ from run to run. The import has such a test of its own:
// cms/tests/thorough/photo-import-crash.test.ts.
import { setTimeout as passed } from "node:timers/promises";
import { afterAll, describe, test } from "vitest";
import { say } from "../stages/say.mjs";
import { seeded, seedFor } from "../testing/seeded.mjs";
import { quickPasswords } from "../testing/server.mjs";
import { bothDatabases } from "./databases.mjs";
import { gardener, newGarden, saidOf } from "./garden.mjs";
import { importPicture, markers, tagger } from "./saves.mjs";

/** The saves of one kind: those acknowledged, and how many kills hit a save in progress. */
function book() {
  /** @type {Set<number>} */
  const acknowledged = new Set();
  let next = 1;
  let cut = 0;
  return {
    acknowledged,
    last: () => next - 1,
    cut: () => cut,
    /** Saves one after the other, until it is over. @param {import("./saves.mjs").Save} save @param {() => boolean} isOver */
    async fill(save, isOver) {
      while (!isOver()) {
        const n = next++;
        const isStored = await save(n).catch(() => undefined);
        if (isStored === true) acknowledged.add(n);
        if (isStored === undefined) cut += 1;
      }
    },
  };
}

// In parallel: most of a round is starting a server.
describe.concurrent.each(bothDatabases())("on $name", ({ name, url, integrity }) => {
  const kills = (name === "SQLite" ? 5 : 4) * Number(process.env.KILLS ?? 1);
  const garden = newGarden(quickPasswords);
  afterAll(() => garden.remove());

  test("everything acknowledged is there, and nothing is half there", async ({ expect }) => {
    const random = seeded(seedFor(`Kills on ${name}`));
    const env = { DATABASE_URL: url() };
    const plants = book();
    const tags = book();
    const links = book();
    const kinds = [plants, tags, links];
    /** The last that was acknowledged, or one that was under way later. @param {number} n */
    const expectKept = (n) => {
      expect(n).toBeGreaterThanOrEqual(Math.max(0, ...tags.acknowledged));
      expect(n).toBeLessThanOrEqual(tags.last());
    };
    const first = await garden.start(env);
    for (const n of markers) await (await gardener(first.url)).add(n);
    for (const word of ["dawn", "dusk"]) await (await tagger(first.url)).addKeyword(word);
    expect(await importPicture(garden, "wren.jpg")).toMatchObject({ imported: 1 });
    for (let round = 1; round <= kills; round += 1) {
      const { url: site } = round === 1 ? first : await garden.start(env);
      const owner = await gardener(site);
      const editor = await tagger(site);
      expectKept(await editor.tagged());
      let isOver = false;
      const add = async (/** @type {number} */ n) => {
        const answer = await owner.add(n);
        return answer.status === 200 && (await answer.text()) === "[]";
      };
      const saves = [
        ...[add, add].map((save) => plants.fill(save, () => isOver)),
        tags.fill(editor.tag, () => isOver),
        links.fill(editor.link, () => isOver),
      ];
      // Measured in saves, not seconds: a busy machine does less in a second. Every fourth round waits for one of each kind:
      // the quick ones alone would fill the rounds.
      const before = kinds.map(({ acknowledged }) => acknowledged.size);
      const gained = () => kinds.map(({ acknowledged }, n) => acknowledged.size - (before[n] ?? 0));
      const least = round % 4 === 0 ? 1 : 0;
      const goal = 1 + Math.floor(12 * random());
      const isReached = () =>
        gained().reduce((sum, more) => sum + more) >= goal && Math.min(...gained()) >= least;
      const began = performance.now();
      while (!isReached()) await passed(1);
      await passed((random() * (performance.now() - began)) / goal);
      isOver = true;
      await garden.kill();
      await Promise.all(saves);
      if (name === "SQLite") expect(integrity(garden.dataDir)).toBe("ok");
    }
    const { url: site } = await garden.start(env);
    expect(await integrity(garden.dataDir)).toBe("ok");
    const found = await (await gardener(site)).all();
    const editor = await tagger(site);
    const linked = await editor.linked();
    const [added, tagged, hung] = [plants, tags, links].map(
      ({ acknowledged, cut }) => `${acknowledged.size} acknowledged (${cut()} cut)`,
    );
    say(
      `${name}: ${kills} kills; plants ${added}, ${found.size} there; tags ${tagged}; links ${hung}, ${linked.length} there`,
    );
    for (const { acknowledged, cut } of [plants, tags, links]) {
      expect(acknowledged.size).toBeGreaterThan(kills / 8);
      expect(cut()).toBeGreaterThan(kills / 5);
    }
    expect([...found.keys()]).toEqual(expect.arrayContaining([...plants.acknowledged]));
    expect(linked).toEqual(expect.arrayContaining([...links.acknowledged]));
    expect(new Set(linked).size).toBe(linked.length);
    for (const [n, record] of found) expect(record).toMatchObject(saidOf(n));
    expectKept(await editor.tagged());
  });
});
