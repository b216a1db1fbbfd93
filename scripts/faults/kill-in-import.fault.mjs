// kill -9 in the middle of a CSV import: nothing of it is there.
import { setTimeout as passed } from "node:timers/promises";
import { afterAll, describe, test } from "vitest";
import { quickPasswords } from "../testing/server.mjs";
import { bothDatabases } from "./databases.mjs";
import { gardener, newGarden, saidOf } from "./garden.mjs";

const columns = /** @type {(keyof ReturnType<typeof saidOf>)[]} */ (Object.keys(saidOf(1)));
const file = [
  columns,
  ...Array.from({ length: 2000 }, (_, n) => columns.map((column) => saidOf(n + 2)[column])),
]
  .map((cells) => `${cells.join(",")}\r\n`)
  .join("");

describe.each(bothDatabases())("on $name", ({ url, integrity }) => {
  const garden = newGarden(quickPasswords);
  afterAll(() => garden.remove());

  test("an import that was cut off has left nothing, and can be made again", async ({ expect }) => {
    const env = { DATABASE_URL: url() };
    const first = await garden.start(env);
    const owner = await gardener(first.url);
    await owner.add(1);
    const body = new FormData();
    body.append("file", new Blob([file]), "plants.csv");
    const cut = fetch(`${first.url}/api/sheetimport/plants?dryRun=false`, {
      method: "POST",
      headers: owner.headers,
      body,
    }).then(
      () => false,
      () => true,
    );
    const state = async (/** @type {string} */ site, /** @type {typeof owner} */ who) =>
      /** @type {import("shared-types/csv/answers").CsvImports} */ (
        await (await fetch(`${site}/api/sheetimports`, { headers: who.headers })).json()
      );
    while (((await state(first.url, owner)).running?.done ?? 0) < 100) await passed(20);
    await garden.kill();
    expect(await cut).toBe(true);
    expect(await integrity(garden.dataDir)).toBe("ok");

    const { url: site } = await garden.start(env);
    const again = await gardener(site);
    expect([...(await again.all()).keys()]).toEqual([1]);
    expect(await state(site, again)).toEqual({ running: null, last: null, imports: [] });
  });
});
