// @slow
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { PlantRow } from "shared-types/plant/answers";
import { beforeAll, expect, test } from "vitest";
import { listBackups } from "../../src/api/backup/names";
import { useSite } from "../boot";
import { send } from "../fixtures/ask";
import { backupsFolder, placeOf } from "../fixtures/backup";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";
import { runVerb } from "../fixtures/run-verb";

const site = useSite();
beforeAll(async () => {
  await create(site.strapi, "plant", plant("oak", "White Oak"));
});

const run = (verb: string, ...args: string[]) => runVerb(placeOf(site), verb, ...args);
const kept = () => listBackups(backupsFolder(placeOf(site)));
const plants = async () =>
  (await send<PlantRow[]>(`${site.url}/api/flora`, {})).body.map(({ keyId }) => keyId);

test("npm run backup makes one while the site runs, and says where it is", async () => {
  const { code, said, warned } = await run("backup");
  expect([code, warned]).toEqual([0, ""]);
  const [{ name, bytes } = { name: "none", bytes: 0 }, ...more] = kept();
  expect(more).toEqual([]);
  const place = join(site.dataDir, "backups", name);
  expect(said).toContain(`· ${place}: ${(bytes / 1e6).toFixed(1)} MB, `);
});

test.each([
  ["no file", [], /^Say which backup: npm run restore -- data\/backups\/\S+\n$/],
  [
    "a file that is not there",
    ["none.tar"],
    /^There is no such file: name a habitat-….tar file\.\n$/,
  ],
])("npm run restore with %s says what to do, in a sentence", async (_what, args, words) => {
  const { code, warned } = await run("restore", ...args);
  expect([code, warned]).toEqual([1, expect.stringMatching(words)]);
});

test("npm run restore leaves a running site alone, and puts a stopped one back", async () => {
  const file = join(site.dataDir, "backups", kept()[0]?.name ?? "");
  await create(site.strapi, "plant", plant("yew", "Yew"));
  const refused = await run("restore", file);
  expect([refused.code, refused.warned]).toEqual([1, expect.stringMatching(/: stop it first \(/)]);
  expect(await plants()).toEqual(["oak", "yew"]);

  let done = refused;
  await site.restart(async () => {
    done = await run("restore", file);
    // The next process would create it, but this one has already read the configuration.
    mkdirSync(join(site.dataDir, "public", "uploads"), { recursive: true });
  });
  expect([done.code, done.warned]).toEqual([0, ""]);
  expect(done.said).toMatch(/The site is as it was on 20\S+Z\. Start it with npm start/);
  const [before = ""] = /\S+-before-restore\.tar/.exec(done.said) ?? [];
  expect(existsSync(before)).toBe(true);
  expect(await plants()).toEqual(["oak"]);
}, 180_000);
