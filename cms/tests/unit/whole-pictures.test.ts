import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PhotoMimeType } from "shared-types/photo/import";
import { beforeAll, describe, expect, test } from "vitest";
import { adobeRgb } from "../../src/api/photo/formats/icc-profile";
import { withPicture } from "../../src/api/photo/formats/picture";
import { blankTiff } from "../../src/api/photo/formats/tiff";
import { exifOf, tiffWith, type ExifTag } from "../fixtures/exif";
import { folderOfFile } from "../fixtures/folders";
import { grayProfile } from "../fixtures/gray-profile";
import { redHeic } from "../fixtures/heic";
import { segment, withSegments } from "../fixtures/jpeg-segments";
import { fields, noise, sharp, type Colour } from "../fixtures/pictures";

const folder = folderOfFile();
let baseline: Buffer;
let progressive: Buffer;
beforeAll(async () => {
  // The same grains each time: of some others a Deflate strip whose bytes are damaged still unpacks to its full length, and libtiff leaves its checksum unread.
  baseline = await noise(200, 160, 1);
  progressive = await sharp(baseline).jpeg({ progressive: true }).toBuffer();
});

async function pixels(bytes: Buffer, mimeType: PhotoMimeType = "image/jpeg"): Promise<Buffer> {
  const path = join(folder, "photo");
  await writeFile(path, bytes);
  return withPicture(path, mimeType, (picture) =>
    picture.flatten({ background: "white" }).toColourspace("srgb").raw().toBuffer(),
  );
}

const insert = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
const stray = Buffer.from([1, 2, 3, 4, 5]);
const end = Buffer.from([0xff, 0xd9]);
/** Where the data of the first scan begin. */
const dataAt = (jpeg: Buffer) => {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  return scan + 2 + jpeg.readUInt16BE(scan + 2);
};
/** The tables in front of the last scan. */
const lastTables = (jpeg: Buffer) => jpeg.lastIndexOf(Buffer.from([0xff, 0xc4]));

describe("a JPEG whose pixels are whole", () => {
  // libjpeg-turbo 3 as sharp 0.35 has it warns of each; 'Invalid SOS parameters' are those of some Samsung phones (lovell/sharp#1578).
  test("is decoded in spite of what its decoder warns of", async () => {
    const samsung = Buffer.from(baseline);
    samsung.fill(0, dataAt(samsung) - 3, dataAt(samsung));
    const second = segment(0xe0, "JFIF\0\x02\x01\0\0\x01\0\x01\0\0");
    const expected = await pixels(baseline);
    for (const odd of [
      samsung,
      withSegments(baseline, second),
      insert(baseline, 2, stray),
      insert(samsung, 2, Buffer.concat([second, stray])),
      insert(baseline, baseline.length - 2, stray),
      baseline.subarray(0, -2),
    ])
      expect((await pixels(odd)).equals(expected)).toBe(true);
    const between = insert(progressive, lastTables(progressive), stray);
    expect((await pixels(between)).equals(await pixels(progressive))).toBe(true);
  });

  test("is refused when it is cut, whatever else is odd", async () => {
    const cut = baseline.subarray(0, Math.round(baseline.length * 0.7));
    const between = insert(progressive, lastTables(progressive), stray);
    for (const part of [
      cut,
      Buffer.concat([cut, end]),
      insert(Buffer.concat([cut, end]), 2, stray),
      progressive.subarray(0, -300),
      Buffer.concat([between.subarray(0, -300), end]),
    ])
      await expect(pixels(part)).rejects.toThrow(/JPEG/);
  });

  test("is Adobe RGB when EXIF's interoperability index alone says so", async () => {
    const named = (index: string) => {
      const interop = (at: number) =>
        exifOf({ main: [], camera: [[0xa005, 4, [at]]], place: [[1, 2, index]] });
      // The fixture's third directory is where its main one points to.
      const at = interop(0).readUInt32LE(8 + 2 + 12 + 8);
      return segment(0xe1, "Exif\0\0", interop(at));
    };
    const red: Colour = [219, 0, 0];
    const bare = await fields(32, 32, [red, red, red, red]).jpeg({ quality: 98 }).toBuffer();
    const first = async (index: string) => (await pixels(withSegments(bare, named(index))))[0];
    expect(await first("R98")).toBeLessThan(222);
    expect(await first("R03")).toBeGreaterThan(250);
  });
});

test("a HEIC is decoded whatever it calls its container, also a sequence without a track", async () => {
  for (const [major, other] of [
    ["heic", "heic"],
    ["mif1", "mif1"],
    ["msf1", "hevc"],
  ] as const) {
    const [red = 0, green = 0, ...rest] = await pixels(redHeic(major, other), "image/heic");
    expect([red > 160, green < 70, rest.length]).toEqual([true, true, 64 * 64 * 3 - 2]);
  }
});

test("a fourth channel that is no transparency is left out: infrared of film scanners, 8 and 16 bits", async () => {
  for (const [space, scale] of [
    ["srgb", 1],
    ["rgb16", 257],
  ] as const) {
    const samples = new (scale === 1 ? Uint8Array : Uint16Array)(16 * 16 * 4);
    for (let at = 0; at < samples.length; at += 4)
      samples.set([200 * scale, 100 * scale, 50 * scale, at % 8 === 0 ? 0 : 255 * scale], at);
    const raw = { width: 16, height: 16, channels: 4 as const };
    const tiff = await sharp(samples, { raw })
      .toColourspace(space)
      .tiff({ compression: "none" })
      .toBuffer();
    const directory = tiff.readUInt32LE(4);
    const count = tiff.readUInt16LE(directory);
    const entries = Array.from({ length: count }, (_, n) => directory + 2 + n * 12);
    const extra = entries.find((at) => tiff.readUInt16LE(at) === 338) ?? 0;
    const transparent = await pixels(tiff, "image/tiff");
    expect([...transparent.subarray(0, 3)]).toEqual([255, 255, 255]);
    // ExtraSamples 0: what the fourth sample is, no one says (TIFF 6.0, page 31).
    tiff.writeUInt16LE(0, extra + 8);
    const opaque = await pixels(tiff, "image/tiff");
    expect([...opaque.subarray(0, 6)]).toEqual([200, 100, 50, 200, 100, 50]);
  }
});

describe("a TIFF", () => {
  const withProfile = (profile: Buffer) => ({
    main: [[34675, 7, profile] satisfies ExifTag],
    camera: [],
    place: [],
  });
  const side = 8;
  const rgb = side * side * 3;

  // As darktable, RawTherapee and GIMP write them; sRGB's half, but for the last, whose light is half of white's.
  test.each([
    ["floating point", adobeRgb(), new Float32Array(rgb).fill(0.5), 128],
    ["32 bits", adobeRgb(), new Uint32Array(rgb).fill(2 ** 31), 128],
    ["gray floating point", grayProfile(1), new Float32Array(rgb / 3).fill(0.5), 188],
  ])("of %s keeps its colors", async (_name, profile, samples, expected) => {
    const tiff = tiffWith(withProfile(profile), side, side, samples);
    const shown = await pixels(tiff, "image/tiff");
    expect(Math.abs((shown[0] ?? 0) - expected)).toBeLessThan(3);
    expect([rgb / 3, rgb]).toContain(shown.length);
  });

  // sharp 0.35 made Display P3 of the first, and dropped the profile of the second.
  test("of 16 bits is shown by its profile", async () => {
    const { file, pixels: samples } = blankTiff({
      ...{ width: 1, height: 1, bits: 16 },
      profile: adobeRgb(),
    });
    new Uint16Array(samples.buffer, samples.byteOffset).set([219 * 257, 0, 0, 65535]);
    const [red = 0, green = 255] = await pixels(file, "image/tiff");
    expect([red > 250, green < 3]).toEqual([true, true]);
    const gray = blankTiff({
      ...{ width: 1, height: 1, bits: 16, isGray: true },
      profile: grayProfile(1),
    });
    new Uint16Array(gray.pixels.buffer, gray.pixels.byteOffset).fill(128 * 257);
    expect(Math.abs(((await pixels(gray.file, "image/tiff"))[0] ?? 0) - 188)).toBeLessThan(2);
  });

  /** Four colors as a TIFF whose tag 262 says that its samples are Lab or YCbCr, as ImageMagick writes it (`-colorspace`). */
  async function samplesOf(color: number, samples: readonly number[], compression = 1) {
    const raw = { width: 2, height: 2, channels: 3 as const };
    const tiff = await sharp(Uint8Array.from(samples), { raw })
      .tiff({ compression: "none" })
      .toBuffer();
    const tags = tiff.readUInt32LE(4) + 2;
    for (let at = tags; at < tags + tiff.readUInt16LE(tags - 2) * 12; at += 12) {
      const tag = tiff.readUInt16LE(at);
      if (tag === 259) tiff.writeUInt16LE(compression, at + 8);
      if (tag === 262) tiff.writeUInt16LE(color, at + 8);
      // In place of the unit of resolution: each pixel has a color of its own.
      if (tag === 296 && color === 6)
        for (const [n, is] of [530, 3, 2, 0, 1, 1].entries()) tiff.writeUInt16LE(is, at + n * 2);
    }
    return tiff;
  }
  const red = [254, 0, 0];
  const white = [255, 255, 255];

  test.each([
    ["YCbCr", 6, [76, 85, 255], [255, 128, 128]],
    // Of 8 bits a and b are signed.
    ["CIE Lab", 8, [136, 80, 67], [255, 0, 0]],
  ])("of %s is shown in its colors", async (_name, color, ofRed, ofWhite) => {
    const tiff = await samplesOf(color, [...ofRed, ...ofWhite, ...ofWhite, ...ofRed]);
    const shown = await pixels(tiff, "image/tiff");
    const far = [...red, ...white, ...white, ...red].map((is, at) =>
      Math.abs(is - (shown[at] ?? 0)),
    );
    expect(Math.max(...far)).toBeLessThan(6);
  });

  test.each([34661, 34925, 50000, 34712])(
    "of a compression without a decoder, %d, is refused as such and not as damaged",
    async (scheme) => {
      for (const color of [2, 8]) {
        const tiff = await samplesOf(color, [...red, ...white, ...white, ...red], scheme);
        await expect(pixels(tiff, "image/tiff")).rejects.toThrow(/packed in a way/);
      }
    },
  );

  const described = (text: string | Buffer) =>
    tiffWith({ main: [[270, 2, text]], camera: [], place: [] }, 8, 8);

  // libtiff 4.7 as sharp 0.35 has it warns of both, as users of tropy/tropy#927 were told of their scans.
  test("is decoded in spite of tags out of order, or a text without its end", async () => {
    const sound = described("Scan of a slide");
    const [first, second] = [8 + 2, 8 + 2 + 12];
    const swapped = Buffer.from(sound);
    sound.copy(swapped, first, second, second + 12);
    sound.copy(swapped, second, first, first + 12);
    const expected = await pixels(sound, "image/tiff");
    for (const odd of [swapped, described(Buffer.from("Scan of a slide"))])
      expect((await pixels(odd, "image/tiff")).equals(expected)).toBe(true);
  });

  test.each(["lzw", "deflate", "jpeg"] as const)(
    "whose %s data are damaged is refused",
    async (compression) => {
      const tiff = await sharp(baseline).tiff({ compression }).toBuffer();
      for (let at = 0; at < 60; at++) {
        const place = Math.floor(tiff.length * 0.3) + at * 37;
        tiff.writeUInt8(tiff.readUInt8(place) ^ 0xff, place);
      }
      await expect(pixels(tiff, "image/tiff")).rejects.toThrow(/tiff|Warning/);
    },
  );
});
