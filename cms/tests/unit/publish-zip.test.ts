import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { publishToZip } from "../../src/api/publish/targets/zip";
import { folderOfTest } from "../fixtures/folders";
import { readZip } from "../fixtures/zip";

let place = "";
let file = "";
beforeEach(() => {
  place = folderOfTest();
  file = join(place, "made", "site.zip");
});

const texts: Record<string, string> = {
  "index.html": "<p>home</p>".repeat(100),
  "flora/aster/index.html": "aster",
  "assets/images/_full/wren & co.jpg": "picture",
};
const files = new Map(
  Object.entries(texts).map(([path, text]) => [path, { digest: text, bytes: text.length }]),
);
const read = async (path: string) => Buffer.from(texts[path] ?? "");

test("a zip has all files, those of this machine too, the texts of them compressed", async () => {
  const picture = join(place, "wren.jpg");
  writeFileSync(picture, "picture");
  const fromDisk = async (path: string) => (path.endsWith(".jpg") ? { file: picture } : read(path));
  await publishToZip(file, { files, read: fromDisk });
  const zip = readFileSync(file);
  expect(Object.fromEntries(readZip(zip))).toEqual(texts);
  expect(zip.length).toBeLessThan(1000);
  expect(zip.includes("picture")).toBe(true);
});

test.each([
  ["that cannot be read", async () => Promise.reject(new Error("gone"))],
  ["that is not there any more", async () => ({ file: join(place, "none.jpg") })],
])("a file %s ends it, and an older zip stays", async (_what, readNone) => {
  await publishToZip(file, { files, read });
  const older = readFileSync(file);
  const failing = (path: string) => (path.endsWith(".jpg") ? readNone() : read(path));
  await expect(publishToZip(file, { files, read: failing })).rejects.toThrow(/gone|ENOENT/);
  expect(readFileSync(file).equals(older)).toBe(true);
  expect(await readdir(join(place, "made"))).toEqual(["site.zip"]);
});

test("the very first file may be the one that fails", async () => {
  const stop = () => {
    throw new Error("stopped");
  };
  // Nothing is awaited between the beginning and the failure.
  for (let n = 0; n < 20; n += 1)
    await expect(publishToZip(file, { files, read }, stop)).rejects.toThrow("stopped");
  expect(await readdir(join(place, "made"))).toEqual([]);
});

test("one that is stopped leaves nothing", async () => {
  const stop = (path: string) => {
    if (path.startsWith("flora")) throw new Error("stopped");
  };
  await expect(publishToZip(file, { files, read }, stop)).rejects.toThrow("stopped");
  expect(existsSync(file)).toBe(false);
});
