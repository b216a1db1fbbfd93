import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { importMessages } from "shared-types/photo/import-messages";
import { beforeAll, describe, expect, test } from "vitest";
import { identify } from "../../src/api/photo/formats/identify";
import { badFiles, claimingPng, tiff } from "../fixtures/bad-files";
import { folderOfFile } from "../fixtures/folders";
import { box, brands, heicHeader, ispe, meta, shownHeader } from "../fixtures/heic";
import { list, readWritten, xmp } from "../fixtures/metadata";
import { painted } from "../fixtures/pictures";

const folder = folderOfFile();
let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await painted("jpeg");
});

const bigTiff = async () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .withXmp(xmp(list("dc:description", "Alt", "Robin")))
    .tiff({ bigtiff: true })
    .toBuffer();

/** The type of a file, or why it is refused. */
async function verdict(bytes: Uint8Array, name = "photo.jpg"): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return identify(path).catch((error: unknown) => {
    const { name: kind, message } = error as Error;
    return kind === "RefusedFileError" ? message : `${kind}: ${message}`;
  });
}

describe("a file is taken for what it holds", () => {
  test.each([
    ["jpeg", "image/jpeg"],
    ["png", "image/png"],
    ["webp", "image/webp"],
    ["tiff", "image/tiff"],
  ] as const)("%s, whatever it is called", async (format, mimeType) => {
    for (const name of ["photo.jpg", "photo.txt", "photo.svg", "photo"])
      expect(await verdict(await painted(format), name)).toBe(mimeType);
  });

  // ImageMagick's TIFF64, libtiff's tiffcp -8 and programs for pictures of drones write it.
  test("TIFF of 64 bits with its words, but not a raw photo of that kind", async () => {
    const big = await bigTiff();
    expect([big[2], await verdict(big)]).toEqual([43, "image/tiff"]);
    expect(await readWritten(big, "image/tiff")).toMatchObject({ caption: "Robin" });
    const raw = Buffer.from(big);
    const directory = Number(raw.readBigUInt64LE(8));
    raw.writeUInt16LE(50706, directory + 8);
    expect(await verdict(raw)).toBe(importMessages.raw);
    const endless = Buffer.from(big);
    endless.writeBigUInt64LE(2n ** 64n - 1n, 8);
    expect(await verdict(endless)).toBe(importMessages.damaged);
  });

  test("HEIC by its brands, its size in any order of boxes", async () => {
    expect(await verdict(heicHeader([4032, 3024]))).toBe("image/heic");
    const generic = Buffer.concat([brands("mif1", "mif1", "heic"), box("free"), meta(ispe(9, 9))]);
    expect(await verdict(generic)).toBe("image/heic");
    expect(await verdict(Buffer.concat([brands("mif1", "mif1"), meta(ispe(9, 9))]))).toBe(
      importMessages.notPhoto,
    );
  });

  test("HEIC by the picture it shows, where its brands name the container only", async () => {
    const of = async (brand: string, ...types: string[]) =>
      verdict(shownHeader(brands(brand, brand), ...types));
    expect(await of("mif1", "hvc1", "Exif")).toBe("image/heic");
    expect(await of("msf1", "hvc1")).toBe("image/heic");
    expect(await of("mif1", "grid", "hvc1", "hvc1")).toBe("image/heic");
    for (const types of [["av01"], ["grid", "av01"], ["Exif", "hvc1"], ["jpeg"], []])
      expect(await of("mif1", ...types)).toBe(importMessages.notPhoto);
    expect(await verdict(shownHeader(brands("mif1", "avif"), "hvc1"))).toBe(
      importMessages.notPhoto,
    );
  });

  test("JPEG with stray bytes behind its first two", async () => {
    for (const stray of ["\0", "\r\n", "stray \xff\0 bytes"]) {
      const bytes = Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from(stray, "latin1"),
        jpeg.subarray(2),
      ]);
      expect(await verdict(bytes)).toBe("image/jpeg");
    }
    expect(await verdict(Buffer.from("\xff\xd8 words", "latin1"))).toBe(importMessages.notPhoto);
  });

  test("a photo with something behind it is a photo: nothing of the original is served", async () => {
    for (const tail of ["PK\x03\x04", "<script>alert(1)</script>", "\0".repeat(1000)])
      expect(await verdict(Buffer.concat([jpeg, Buffer.from(tail)]))).toBe("image/jpeg");
  });

  test("a photo of 65 megapixels is taken, one of a pixel more is not", async () => {
    expect(await verdict(claimingPng(10_000, 6500))).toBe("image/png");
    expect(await verdict(claimingPng(10_001, 6500))).toBe(importMessages.tooManyPixels);
  });
});

test("what is no photo is refused by its first bytes, in no time", async () => {
  for (const { name, bytes, reason } of badFiles(jpeg)) {
    // Of the processor: other programs may hold it up.
    const began = process.cpuUsage();
    expect([name, await verdict(bytes, name)]).toEqual([name, reason]);
    expect(process.cpuUsage(began).user / 1000, "ms").toBeLessThan(500);
  }
});

describe("a file that lies about itself is refused", () => {
  const reasons = new Set<string>([...Object.values(importMessages), "image/heic", "image/tiff"]);

  test("when a HEIC's boxes say that they are larger, smaller or endless", async () => {
    const whole = heicHeader([4000, 3000]);
    const at = whole.indexOf("meta") - 4;
    for (const size of [0, 1, 2, 7, 9, 0x7fffffff, 0xffffffff]) {
      const lying = Buffer.from(whole);
      lying.writeUInt32BE(size, at);
      expect(reasons).toContain(await verdict(lying));
    }
    const many = Buffer.concat([brands("heic"), ...Array<Buffer>(5000).fill(box("free"))]);
    expect(await verdict(Buffer.concat([many, meta(ispe(9, 9))]))).toBe(importMessages.damaged);
  });

  test("whatever bytes of a header are changed", async () => {
    const headers = [heicHeader([4000, 3000]), tiff({ 254: 0, 256: 10, 257: 10 }), await bigTiff()];
    const change = fc.record({ at: fc.nat(80), byte: fc.integer({ min: 0, max: 255 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...headers),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        async (header, changes) => {
          const changed = Buffer.from(header);
          for (const { at, byte } of changes) changed[at % changed.length] = byte;
          expect(reasons).toContain(await verdict(changed));
        },
      ),
      { numRuns: 150 },
    );
  });
});
