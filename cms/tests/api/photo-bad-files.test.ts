// @slow
// @one-database
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { importMessages } from "shared-types/photo/import-messages";
import type { PhotoPage, PhotosImported } from "shared-types/photo/answers";
import { beforeAll, expect, test } from "vitest";
import { send } from "../fixtures/ask";
import { badFiles, claimingPng, type BadFile } from "../fixtures/bad-files";
import { wordsOf } from "../fixtures/lists";
import { memoryGrowth } from "../fixtures/memory";
import { useOwnersSite } from "../fixtures/panel";
import { filesBelow } from "../fixtures/photo-files";
import { noise } from "../fixtures/pictures";
import { formWith, upload } from "../fixtures/upload";

const gigabyte = 1024 ** 3;

const { site, panel } = useOwnersSite();
let photo: Buffer;
let refused: BadFile[];
beforeAll(async () => {
  photo = await noise(400, 300, 1);
  refused = badFiles(photo);
});

const inbox = (...path: string[]) => join(site.dataDir, "inbox", ...path);
const rejected = () => readdirSync(inbox("rejected")).toSorted();
const total = async () => (await send<PhotoPage>(`${site.url}/api/photos`, {})).body.totalCount;

async function importInbox(): Promise<PhotosImported> {
  return (await panel.call<PhotosImported>("POST", "photosimport")).body;
}

/** Valid headers followed by invalid data. */
async function damagedFiles(): Promise<Record<string, Buffer>> {
  const formats = ["jpeg", "png", "webp", "tiff"] as const;
  const whole = await Promise.all(formats.map((format, n) => noise(400, 300, 10 + n, format)));
  const halves = whole.map((bytes, n) => {
    // sharp writes a TIFF's directory at the end of the file.
    const half = Buffer.from(bytes.subarray(0, Math.floor(bytes.length / 2)));
    return [`half-of-a.${formats[n]}`, formats[n] === "tiff" ? holed(bytes) : half] as const;
  });
  return { ...Object.fromEntries(halves), "few-data.png": claimingPng(10_000, 6000) };
}

/** A TIFF whose picture is beyond the end of the file. */
function holed(tiff: Buffer): Buffer {
  const directory = tiff.readUInt32LE(4);
  return Buffer.concat([
    tiff.subarray(0, 4),
    Buffer.from(Uint32Array.of(8).buffer),
    tiff.subarray(directory),
  ]);
}

test("what is no photo is refused at upload, each with its reason, in little memory", async () => {
  const growth = await memoryGrowth(async () => {
    const { status, body } = await upload(site, panel.token, formWith(refused));
    expect([status, body.accepted]).toEqual([200, []]);
    expect(body.refused).toEqual(
      refused.map(({ name, reason }) => ({ fileName: name, errorMessage: reason })),
    );
  });
  expect(growth).toBeLessThan(gigabyte / 4);
  expect(readdirSync(inbox()).filter((name) => name !== "rejected")).toEqual([]);
  expect(await total()).toBe(0);
});

test("what was copied into the inbox is refused by the import, and lies among the rejected", async () => {
  for (const { name, bytes } of refused) writeFileSync(inbox(name), bytes);
  const broken = await damagedFiles();
  for (const [name, bytes] of Object.entries(broken)) writeFileSync(inbox(name), bytes);
  const reasons = [
    ...refused.map(({ name, reason }) => [name, reason]),
    ...Object.keys(broken).map((name) => [name, importMessages.damaged]),
  ];
  let answer: PhotosImported | undefined;
  const growth = await memoryGrowth(async () => {
    answer = await importInbox();
  });
  expect(growth).toBeLessThan(gigabyte);
  expect(answer).toMatchObject({ imported: 0, skipped: 0, photos: [] });
  const told = answer?.failed.map(({ fileName, errorMessage }) => [fileName, errorMessage]);
  expect(told?.toSorted()).toEqual(reasons.toSorted());
  expect(rejected()).toEqual(reasons.map(([name]) => name).toSorted());
  for (const { name, bytes } of refused)
    expect(readFileSync(inbox("rejected", name)).equals(bytes)).toBe(true);
  expect([await total(), readdirSync(join(site.dataDir, "images", "_full"))]).toEqual([0, []]);
  expect(filesBelow(site, "originals")).toEqual([]);
});

test("photos of any name come in under a safe one, with what stands behind their end", async () => {
  const names = [
    `${"n".repeat(251)}.jpg`,
    "no extension",
    ...wordsOf(`🐝🌻.jpg wren\u0007\u202e.jpg IMG.JPG img.jpg é.jpg e\u0301.jpg con.jpg rejected.jpg
    -rf.jpg a'b".jpg`),
  ];
  for (const [n, name] of names.entries()) {
    mkdirSync(inbox(`folder ${n}`));
    const tail = Buffer.from(["PK\x03\x04", "<script>", "%PDF"][n % 3] ?? "");
    writeFileSync(inbox(`folder ${n}`, name), Buffer.concat([await noise(340, 200, 50 + n), tail]));
  }
  const { imported, failed, photos, errors } = await importInbox();
  expect([imported, failed]).toEqual([names.length, []]);
  const stored = photos.map(({ fileName }) => fileName);
  expect(new Set(stored).size).toBe(names.length);
  for (const fileName of stored) expect(fileName).toMatch(/^[a-z0-9][a-z0-9-]{0,84}\.jpg$/);
  expect(stored).toEqual(expect.arrayContaining(["img.jpg", "img-2.jpg", "e.jpg", "e-2.jpg"]));
  expect(errors).toEqual([{ fieldId: "", errorMessage: importMessages.duplicates }]);
  expect(await total()).toBe(names.length);
});
