// @slow
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import exifr from "exifr";
import type { PhotoPage, PhotosImported } from "shared-types/photo/answers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ask, send } from "../fixtures/ask";
import { wordsOf } from "../fixtures/lists";
import { adminToken, bearer } from "../fixtures/owner";
import { useOwnersSite } from "../fixtures/panel";
import { pathsBelow } from "../fixtures/photo-files";
import { privatePhotos, secret } from "../fixtures/private-photos";

const { site, panel } = useOwnersSite({ env: { PHOTO_AVIF: "background" } });
let photos: Record<string, Buffer>;
let imported: PhotosImported;

/** Every public file, as a path below images/. */
const publicFiles = () => pathsBelow(site, "images").map((path) => path.replace(/^images\//, ""));

beforeAll(async () => {
  photos = await privatePhotos();
  for (const [name, bytes] of Object.entries(photos)) {
    mkdirSync(join(site.dataDir, "inbox", name));
    writeFileSync(join(site.dataDir, "inbox", name, name.replace(".", "-of-a-") + ".jpg"), bytes);
  }
  const { body } = await panel.call<PhotosImported>("POST", "photosimport");
  imported = body;
  const avif = () => publicFiles().filter((path) => path.endsWith(".avif"));
  // Two widths of each photo.
  await vi.waitFor(() => expect(avif()).toHaveLength(8), { timeout: 120_000, interval: 200 });
});

const encodings = ["utf8", "utf16le"] as const;

/** Finds a planted text in bytes, as UTF-8 or UTF-16 of either byte order. */
function secretsIn(bytes: Buffer): string[] {
  const turned = Buffer.from(secret, "utf16le").swap16();
  const planted = [...encodings.map((encoding) => Buffer.from(secret, encoding)), turned];
  return planted.filter((text) => bytes.includes(text)).map((text) => text.toString("hex"));
}

/** The segments of a JPEG before its image data, by marker. */
function markersOf(jpeg: Buffer): number[] {
  const markers: number[] = [];
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2))
    markers.push(jpeg[at + 1] ?? 0);
  return markers;
}

/** The chunks of a WebP. */
function chunksOf(webp: Buffer): string[] {
  const chunks: string[] = [];
  for (let at = 12; at + 8 <= webp.length;) {
    chunks.push(webp.toString("latin1", at, at + 4));
    const size = webp.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return chunks;
}

const blockNames = wordsOf(`tiff exif gps ifd1 interop makerNote userComment xmp icc iptc`);
const allBlocks = Object.fromEntries(blockNames.map((name) => [name, true]));

/** What a file contains besides its picture. */
async function beside(path: string, bytes: Buffer): Promise<unknown[]> {
  const blocks = (await exifr
    .parse(bytes, { ...allBlocks, mergeOutput: false })
    .catch(() => null)) as object | null;
  const thumbnail = await exifr.thumbnail(bytes).catch(() => undefined);
  const place = await exifr.gps(bytes).catch(() => undefined);
  const found = [
    ...Object.keys(blocks ?? {}).filter((block) => !["jfif", "ihdr"].includes(block)),
    ...(thumbnail ? ["thumbnail"] : []),
    ...(place ? ["place"] : []),
  ];
  if (path.endsWith(".jpg")) {
    // JFIF, tables and frame; no other application segments, no comments.
    const allowed = new Set([0xe0, 0xdb, 0xc0, 0xc2, 0xc4, 0xdd]);
    found.push(
      ...markersOf(bytes)
        .filter((marker) => !allowed.has(marker))
        .map(String),
    );
  } else if (path.endsWith(".webp")) {
    const allowed = new Set(["VP8 ", "VP8L", "VP8X", "ALPH"]);
    found.push(...chunksOf(bytes).filter((name) => !allowed.has(name)));
  } else {
    const boxes = ["Exif", "mime", "rdf:", "prof", "rICC", "uuid"];
    found.push(...boxes.filter((name) => bytes.includes(name)));
  }
  return found;
}

test("the photos of this test are full of what nobody else should know", async () => {
  expect(imported).toMatchObject({ imported: 4, failed: [], newKeywords: [] });
  for (const [name, bytes] of Object.entries(photos)) {
    expect([name, secretsIn(bytes).length]).toEqual([name, expect.toSatisfy((n) => n > 0)]);
  }
  for (const name of ["everything.jpg", "everything.tif"]) {
    const { latitude } = await exifr.gps(photos[name] ?? Buffer.alloc(0));
    expect(latitude).toBeCloseTo(41.4, 1);
  }
  const jpeg = photos["everything.jpg"] ?? Buffer.alloc(0);
  expect(await beside("everything.jpg", jpeg)).toEqual(
    expect.arrayContaining([
      ...wordsOf(`ifd0 ifd1 exif gps makerNote userComment iptc mwg-rs thumbnail place`),
      // EXIF and XMP, the colour profile, IPTC, a maker's own, a comment.
      ...[0xe1, 0xe2, 0xed, 0xe5, 0xfe].map(String),
    ]),
  );
  const thumbnail = await exifr.thumbnail(jpeg);
  expect(secretsIn(Buffer.from(thumbnail ?? []))).not.toEqual([]);
});

describe("of a photo's metadata nothing is", () => {
  test("in any public file, on the disk or over HTTP", async () => {
    const paths = publicFiles();
    // Full, thumb, key, banner, and two widths in three formats, of four photos.
    expect(paths).toHaveLength(4 * (4 + 6));
    for (const path of paths) {
      const onDisk = readFileSync(join(site.dataDir, "images", path));
      const response = await fetch(`${site.url}/assets/images/${path}`);
      const served = Buffer.from(await response.arrayBuffer());
      expect([path, response.status, served.equals(onDisk)]).toEqual([path, 200, true]);
      expect([path, secretsIn(onDisk)]).toEqual([path, []]);
      expect([path, await beside(path, onDisk)]).toEqual([path, []]);
      expect([...response.headers.entries()].join()).not.toContain(secret);
    }
  });

  test("in what the API, the pages and the Media Library answer", async () => {
    const list = await send<PhotoPage>(`${site.url}/api/photos`, {});
    expect(list.body.totalCount).toBe(4);
    const asAdmin = { headers: bearer(await adminToken(site.url)) };
    const collection = "content-manager/collection-types/api::photo.photo";
    const answers = [
      list,
      await ask(`${site.url}/photos`),
      await ask(`${site.url}/sitemap.xml`),
      await ask(`${site.url}/upload/files?pageSize=100`, asAdmin),
      await ask(`${site.url}/${collection}?pageSize=100`, asAdmin),
      ...(await Promise.all(
        list.body.items.map(({ photoId }) => panel.call("POST", `photodetails/${photoId}`)),
      )),
      ...(await Promise.all(
        list.body.items.map(({ photoId }) => ask(`${site.url}/photos/${photoId}`)),
      )),
    ];
    for (const { text } of answers) expect(text).not.toContain(secret);
    expect(JSON.stringify(imported)).not.toContain(secret);
  });

  test("out of reach for the owner: the originals are kept as they came, and never served", async () => {
    const originals = readdirSync(join(site.dataDir, "originals"));
    const kept = originals.map((name) => readFileSync(join(site.dataDir, "originals", name)));
    for (const bytes of Object.values(photos))
      expect(kept.some((original) => original.equals(bytes))).toBe(true);
    for (const name of originals)
      for (const path of [
        `originals/${name}`,
        `assets/images/originals/${name}`,
        `uploads/${name}`,
        `assets/images/..%2foriginals%2f${name}`,
      ])
        expect((await ask(`${site.url}/${path}`)).status).toBe(404);
  });
});
