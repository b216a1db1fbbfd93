// @slow
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, watch, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { PhotosImported } from "shared-types/photo/answers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seeded } from "../../../scripts/testing/seeded.mjs";
import { createDatabase, type Database } from "../../../scripts/testing/database.mjs";
import {
  startImportingSite,
  type ImportingSite,
  type RecordOfPhoto,
} from "../fixtures/importing-site";
import { pathsBelow } from "../fixtures/photo-files";
import { noise } from "../fixtures/pictures";
import { isThorough, times } from "../fixtures/thorough";

/** Each photo has different bytes; several have the same name. */
const names = ["wren.jpg", "wren.jpg", "Blue Jay.png"];
const onPostgres = (process.env["TEST_DATABASE_URL"] ?? "") !== "";
const kills = times(onPostgres ? 6 : 12, 2);

let dataDir: string;
let database: Database;
let site: ImportingSite | undefined;
/** Hashes of all photos that were ever put into the inbox. */
const given: string[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "habitat-crash-"));
  database = await createDatabase(process.env["TEST_DATABASE_URL"]);
});
afterAll(async () => {
  await site?.kill();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function fillInbox(round: number): Promise<void> {
  for (const [n, name] of names.entries()) {
    const folder = join(dataDir, "inbox", `round-${round}`, String(n));
    mkdirSync(folder, { recursive: true });
    const bytes = await noise(360, 240, round * 10 + n, name.endsWith("png") ? "png" : "jpeg");
    writeFileSync(join(folder, name), bytes);
    for (const path of [join(folder, name), folder]) utimesSync(path, 0, 0);
    given.push(createHash("sha256").update(bytes).digest("hex"));
  }
  const notes = join(dataDir, "inbox", `round-${round}`, "notes.jpg");
  writeFileSync(notes, `not a photo ${round}`);
  // A folder that was modified a moment ago would be looked at twice.
  for (const path of [notes, dirname(notes)]) utimesSync(path, 0, 0);
}

const filesBelow = (folder: string) => pathsBelow({ dataDir }, folder);

/** Every public file that the records name, typed by hand. */
function publicFilesOf({ fileName, webpWidths, jpegWidths }: RecordOfPhoto): string[] {
  const stem = fileName.replace(/\.jpg$/, "");
  const web = (widths: string, extension: string) =>
    widths.split(",").map((width) => `images/_web/${stem}-${width}.${extension}`);
  return [
    ...["_full", "_thumb", "_thumb/keys", "_banners"].map((f) => `images/${f}/${fileName}`),
    ...web(webpWidths, "webp"),
    ...web(jpegWidths, "jpg"),
  ];
}

/** Compares rows with files, and files with rows. */
async function expectWhole(running: ImportingSite): Promise<RecordOfPhoto[]> {
  const records = await running.ask<RecordOfPhoto[]>("records");
  const hashes = records.map(({ contentHash }) => contentHash);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(filesBelow("images")).toEqual(records.flatMap(publicFilesOf).sort());
  const originals = filesBelow("originals").map((path) => /originals\/(\w+)\./.exec(path)?.[1]);
  expect(originals.toSorted()).toEqual(hashes.toSorted());
  expect(filesBelow("imports")).toEqual([]);
  const duplicates = await running.ask<{ fileNameNew: string }[]>("duplicates");
  const renamed = records.filter(({ fileName }) => /-\d+\.jpg$/.test(fileName));
  expect(duplicates.map((row) => row.fileNameNew).toSorted()).toEqual(
    renamed.map(({ fileName }) => fileName).toSorted(),
  );
  return records;
}

/** Resolves when the next file in that folder is created, removed or written. */
function changeIn(folder: string, nth: number): Promise<void> {
  return new Promise((resolve) => {
    let seen = 0;
    const watcher = watch(join(dataDir, folder), { recursive: folder === "imports" }, () => {
      seen += 1;
      if (seen < nth) return;
      watcher.close();
      resolve();
    });
  });
}

const passed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test("killed at many moments, the import ends with every photo exactly once", async () => {
  const random = seeded(4);
  await fillInbox(0);
  site = await startImportingSite(dataDir, database.url);
  const began = Date.now();
  await site.ask("run");
  const wholeMs = Date.now() - began;
  await expectWhole(site);
  const steps = ["imports", "images/_full", "images/_web", "originals"];
  let broken = 0;
  for (let round = 1; round <= kills; round += 1) {
    await fillInbox(round);
    const step = steps[round % steps.length] ?? "";
    const moment =
      round % 3 === 0 ? passed(wholeMs * random()) : changeIn(step, 1 + Math.floor(random() * 6));
    const run = site.ask<PhotosImported>("run").then(
      () => true,
      () => false,
    );
    const ended = await Promise.race([moment.then(() => false), run]);
    await site.kill();
    if (!ended) broken += 1;
    site = await startImportingSite(dataDir, database.url);
    // The start alone has recovered everything; files not imported yet wait in the inbox.
    const records = await expectWhole(site);
    const waiting = filesBelow("inbox").filter((path) => !/notes|rejected/.test(path));
    expect(records.length + waiting.length).toBe(given.length);
  }
  expect(broken).toBeGreaterThan(isThorough ? kills / 2 : 0);
  const last = await site.ask<PhotosImported>("run");
  expect(last.failed.map(({ fileName }) => fileName)).toSatisfy((failed: string[]) =>
    failed.every((fileName) => fileName.endsWith("notes.jpg")),
  );
  const records = await expectWhole(site);
  expect(records.map(({ contentHash }) => contentHash).toSorted()).toEqual(given.toSorted());
  expect(filesBelow("inbox").every((path) => path.startsWith("inbox/rejected/notes"))).toBe(true);
  expect(filesBelow("inbox")).toHaveLength(kills + 1);
  expect(filesBelow(".").filter((path) => path.endsWith(".part"))).toEqual([]);
}, 900_000);
