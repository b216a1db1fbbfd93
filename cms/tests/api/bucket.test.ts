// @slow
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { importMessages } from "shared-types/photo/import-messages";
import type { PhotosImported } from "shared-types/photo/answers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootSite, type BootedSite } from "../boot";
import { ask } from "../fixtures/ask";
import { startBucket, type Bucket } from "../fixtures/bucket";
import { bearer } from "../fixtures/owner";
import { ownersPanel, type Panel } from "../fixtures/panel";
import { photoOf } from "../fixtures/photo-drafts";
import { filesBelow, importPhoto, paintPhoto } from "../fixtures/photo-files";
import { documentsOf } from "../fixtures/records";

/** Files as a site has them that was on a disk, two of them cut off. */
const before = ["images/_web/old-640.jpg", "originals/old.jpg", "bin/1/old.jpg"];
function layOut(dataDir: string): void {
  for (const path of [...before, "images/_web/half.jpg.part", "images/.cut"]) {
    const file = join(dataDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path);
  }
}

let bucket: Bucket;
let site: BootedSite;
let panel: Panel;
beforeAll(async () => {
  bucket = await startBucket();
  const env = { ...bucket.env, PHOTO_AVIF: "background" };
  site = await bootSite({ env, layOut: async ({ dataDir }) => layOut(dataDir) });
  panel = await ownersPanel(site);
});
afterAll(async () => {
  await site.close();
  await bucket.close();
});

const health = async () => {
  const { status, body } = await panel.get<{ parts: object; details: object }>("health");
  return { ...body, status };
};

/** Waits until a photo has all its files. */
async function hasAvif(photoId: number): Promise<void> {
  const types = async () => {
    const { sources } = await photoOf(panel, photoId);
    return sources.map(({ type }) => type);
  };
  await expect.poll(types, { timeout: 30_000 }).toContain("image/avif");
}

test("a new bucket gets the files that were on the disk", () => {
  const files = [...bucket.objects].filter(([key]) => /old|half|cut/.test(key));
  const texts = files.map(([key, bytes]) => [key, bytes.toString()]);
  expect(texts.sort()).toEqual(before.map((path) => [path, path]).sort());
});

test("a photo in a bucket gets its AVIF files there", async () => {
  const { photoId } = await importPhoto(site, "finch");
  await hasAvif(photoId);
  const address = `${site.url}/assets/images/_web/finch-640.avif`;
  const { status, headers } = await ask(address);
  const said = ["content-type", "content-range"].map((name) => headers.get(name));
  expect([status, ...said]).toEqual([200, "image/avif", null]);
  const part = await fetch(address, { headers: { range: "bytes=10-19" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toMatch(/^bytes 10-19\/\d+$/);
  await expect.poll(() => filesBelow(site, "imports")).toEqual([]);
  expect(filesBelow(site, "images").join()).not.toContain("finch");
  expect(await health()).toMatchObject({ status: 200, parts: { files: "ok" } });
});

test("a photo in a bucket is turned there, and its original comes back", async () => {
  const { photoId, fileName } = await importPhoto(site, "wren");
  const original = [...bucket.objects.keys()].filter((key) => key.startsWith("originals/")).at(-1);
  expect(await panel.save("POST", "photorotate", { photoId, rotation: 90 })).toEqual([]);
  const { width, height, version } = await photoOf(panel, photoId);
  expect(height).toBe(700);
  expect(width).toBeLessThan(height);
  const shown = await ask(`${site.url}/assets/images/_full/${fileName}?v=${version}`);
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([
    200,
    expect.stringContaining("immutable") as string,
  ]);
  const url = `${site.url}/api/photooriginal/${photoId}`;
  const answer = await fetch(url, { headers: bearer(panel.token) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.equals(bucket.objects.get(original ?? "") ?? Buffer.alloc(0))).toBe(true);
  // It is the owner's alone: nobody climbs to it from the pictures.
  const climbing = `${site.url}/assets/images/..%2f${original?.replaceAll("/", "%2f")}`;
  expect((await ask(climbing)).status).toBe(404);
});

test("a photo in a bucket leaves nothing there under a former name, in the bin, or deleted from it", async () => {
  const { photoId, documentId } = await importPhoto(site, "swift");
  await hasAvif(photoId);
  const files = (name: string) =>
    [...bucket.objects.keys()].filter((key) => key.startsWith("images/") && key.includes(name));
  const count = files("swift").length;
  expect(count).toBeGreaterThan(3);
  const documents = documentsOf(site.strapi, "photo");
  await documents.update({ documentId, data: { fileName: "martin.jpg" } });
  expect([files("swift"), files("martin").length]).toEqual([[], count]);
  const { size } = bucket.objects;
  await panel.save("DELETE", `photodelete/${photoId}`);
  expect(files("martin")).toEqual([]);
  await panel.save("POST", "bindelete", { kind: "photo", id: photoId });
  expect(bucket.objects.size).toBeLessThan(size - count);
});

test("a backup names the bucket, and what photos lack there", async () => {
  await importPhoto(site, "thrush");
  bucket.objects.delete("images/_full/thrush.jpg");
  const { makeBackup, placeOf } = await import("../fixtures/backup");
  const { manifest } = await makeBackup({ ...placeOf(site), bucket: bucket.environment });
  expect(manifest).toMatchObject({
    bucket: { name: bucket.env["S3_BUCKET"], endpoint: bucket.env["S3_ENDPOINT"] },
    lacking: { count: 1, first: ["images/_full/thrush.jpg"] },
  });
  expect(await health()).toMatchObject({
    details: { missing: { count: 1, fileNames: ["thrush.jpg"] } },
  });
});

test("a bucket that is away is told of; pages go out, and what waits to be imported stays", async () => {
  await importPhoto(site, "robin");
  await bucket.pause();
  const file = await paintPhoto(site, "late", 333);
  const { body } = await panel.call<PhotosImported>("POST", "photosimport");
  expect(body.failed).toEqual([{ fileName: "333/late.jpg", errorMessage: importMessages.failed }]);
  expect(existsSync(file)).toBe(true);
  const { status, headers, text } = await ask(`${site.url}/assets/images/_full/robin.jpg`);
  const told = [status, headers.get("retry-after"), headers.get("cache-control")];
  expect(told).toEqual([503, "5", "no-store"]);
  expect(text).toMatch(/try again/);
  // Nobody knows of a file that it is missing.
  expect(await health()).toMatchObject({
    status: 200,
    parts: { files: "degraded" },
    details: { advice: [expect.stringContaining("bucket")], missing: { count: 0, fileNames: [] } },
  });
  expect((await panel.get("picturesmissing")).body).toEqual([]);
  expect((await ask(`${site.url}/photos`)).status).toBe(200);

  await bucket.resume();
  const again = await panel.call<PhotosImported>("POST", "photosimport");
  expect(again.body).toMatchObject({ imported: 1, failed: [] });
  expect((await ask(`${site.url}/assets/images/_full/late.jpg`)).status).toBe(200);
  expect(existsSync(join(site.dataDir, "images/_full/late.jpg"))).toBe(false);
});
