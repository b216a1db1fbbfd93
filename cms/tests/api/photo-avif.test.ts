// @slow
// @one-database
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { importMessages } from "shared-types/photo/import-messages";
import type { PhotoItem, PhotosImported } from "shared-types/photo/answers";
import { expect, test } from "vitest";
import { wordsOf } from "../fixtures/lists";
import { useOwnersSite } from "../fixtures/panel";
import { loadPhoto, photoOf } from "../fixtures/photo-drafts";
import { filesBelow, importPhoto } from "../fixtures/photo-files";
import { noise } from "../fixtures/pictures";
import { tableOf } from "../fixtures/records";

const { site, panel } = useOwnersSite({ env: { PHOTO_AVIF: "background" } });

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
const typesOf = ({ sources }: PhotoItem) => sources.map(({ type }) => type.slice(6));
const avifs = () => filesBelow(site, "images/_web").filter((name) => name.endsWith(".avif"));

async function withAvif(id: number): Promise<PhotoItem> {
  for (;;) {
    const photo = await photoOf(panel, id);
    if (typesOf(photo).includes("avif")) return photo;
    await pause();
  }
}

test("AVIF files come by themselves, and are told of when all are there", async () => {
  const { photoId } = await importPhoto(site, "finch");
  expect(typesOf(await photoOf(panel, photoId))).toEqual(["webp", "jpeg"]);
  const photo = await withAvif(photoId);
  expect(typesOf(photo)).toEqual(["avif", "webp", "jpeg"]);
  expect(avifs()).toEqual(["finch-320.avif", "finch-640.avif"]);
  expect(photo.sources[0]?.srcSet).toMatch(
    /^\/assets\/images\/_web\/finch-320\.avif\?v=\w{8} 320w, \S+finch-640\.avif\?v=\w{8} 640w$/,
  );
  const bytes = await fetch(`${site.url}/assets/images/_web/finch-640.avif`);
  expect(bytes.headers.get("content-type")).toBe("image/avif");
  const head = Buffer.from(await bytes.arrayBuffer());
  expect(head.toString("latin1", 4, 12)).toBe("ftypavif");
  const size = head.indexOf("ispe") + 8;
  expect([head.readUInt32BE(size), head.readUInt32BE(size + 4)]).toEqual([
    640,
    Math.round((photo.height * 640) / photo.width),
  ]);
  // The record lists them a moment before the folder is removed.
  await expect.poll(() => filesBelow(site, "imports")).toEqual([]);
});

test("they are made again for a photo that was turned", async () => {
  const { photoId } = await importPhoto(site, "owl");
  await withAvif(photoId);
  expect(await panel.save("POST", "photorotate", { photoId, rotation: 90 })).toEqual([]);
  const photo = await withAvif(photoId);
  expect(photo.height).toBe(700);
  const bytes = readFileSync(join(site.dataDir, "images/_web/owl-320.avif"));
  const size = bytes.indexOf("ispe") + 8;
  expect([bytes.readUInt32BE(size), bytes.readUInt32BE(size + 4)]).toEqual([
    320,
    Math.round((700 * 320) / photo.width),
  ]);
});

test("they follow a photo that is renamed or binned meanwhile", async () => {
  const renamed = await importPhoto(site, "before");
  const binned = await importPhoto(site, "unwanted");
  const { draft } = await loadPhoto(panel, renamed.photoId);
  await panel.save("POST", "photoupdate", { ...draft, fileName: "after.jpg" });
  await panel.save("DELETE", `photodelete/${binned.photoId}`);
  await withAvif(renamed.photoId);
  const files = wordsOf(`after-320.avif after-640.avif`);
  expect(avifs().filter((name) => /^(before|after|unwanted)/.test(name))).toEqual(files);
  await panel.save("POST", `photorestore/${binned.photoId}`);
  expect(typesOf(await withAvif(binned.photoId))).toHaveLength(3);
  await panel.save("POST", "photoupdate", { ...draft, fileName: "at-last.jpg" });
  const renamedFiles = wordsOf(`at-last-320.avif at-last-640.avif`);
  expect(avifs().filter((name) => /^(after|at-last)/.test(name))).toEqual(renamedFiles);
});

test("they are taken along when they come in the middle of a rename", async () => {
  const { photoId: id } = await importPhoto(site, "slow");
  await withAvif(id);
  const photos = tableOf(site.strapi, "photo");
  await photos.update({ where: { id }, data: { avifWidths: null } });
  let comes = true;
  // By now the rename has read the record and its files.
  site.strapi.documents.use(async (context, next) => {
    if (comes && context.action === "update")
      await photos.update({ where: { id }, data: { avifWidths: "320,640" } });
    comes = false;
    return next();
  });
  const { draft } = await loadPhoto(panel, id);
  await panel.save("POST", "photoupdate", { ...draft, fileName: "quick.jpg" });
  const files = wordsOf(`quick-320.avif quick-640.avif`);
  expect(avifs().filter((name) => /^(slow|quick)/.test(name))).toEqual(files);
});

/** Limits the file size of this process and its children; returns how to lift the limit. */
function limitFiles(bytes: number): () => void {
  const set = (limit: string) =>
    execFileSync("prlimit", ["--pid", String(process.pid), `--fsize=${limit}`]);
  set(`${bytes}:unlimited`);
  return () => set("unlimited:unlimited");
}

/** A small tmpfs mounted over a folder; null where mounting is not allowed. */
function smallDisk(folder: string): (() => void) | null {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], { stdio: "ignore" });
    return () => execFileSync("umount", [folder]);
  } catch {
    return null;
  }
}

test("a full disk leaves the files in the inbox, and the next import takes them", async () => {
  for (const n of [1, 2])
    writeFileSync(join(site.dataDir, `inbox/no-room-${n}.jpg`), await noise(700, 500, n));
  const before = filesBelow(site, "images");
  const giveRoom = smallDisk(join(site.dataDir, "imports")) ?? limitFiles(2000);
  try {
    const { body } = await panel.call<PhotosImported>("POST", "photosimport");
    expect(body.imported).toBe(0);
    expect(body.failed).toEqual(
      expect.arrayContaining(
        [1, 2].map((n) => ({
          fileName: `no-room-${n}.jpg`,
          errorMessage: importMessages.noSpace,
        })),
      ),
    );
  } finally {
    giveRoom();
  }
  expect(filesBelow(site, "inbox")).toEqual(["no-room-1.jpg", "no-room-2.jpg"]);
  expect(filesBelow(site, "images")).toEqual(before);
  const { body } = await panel.call<PhotosImported>("POST", "photosimport");
  expect([body.imported, body.failed]).toEqual([2, []]);
  expect(filesBelow(site, "inbox")).toEqual([]);
  expect(existsSync(join(site.dataDir, "images/_full/no-room-2.jpg"))).toBe(true);
  const rows = await tableOf<{ fileName: string }>(site.strapi, "photo").findMany();
  for (const { fileName } of rows)
    expect(existsSync(join(site.dataDir, "images/_full", fileName))).toBe(true);
});
