import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { withPicture } from "../../src/api/photo/formats/picture";
import { chunk } from "../fixtures/bad-files";
import { exifOf } from "../fixtures/exif";
import { folderOfFile } from "../fixtures/folders";
import { sharp } from "../fixtures/pictures";

const folder = folderOfFile();
const ihdrEnd = 33;

/** A PNG of 2 × 1 pixels of one color, with chunks in front of the pixels and behind them. */
async function png(
  color: { r: number; g: number; b: number },
  before: Buffer[],
  behind: Buffer[] = [],
) {
  const plain = await sharp({ create: { width: 2, height: 1, channels: 3, background: color } })
    .png()
    .toBuffer();
  const parts = [plain.subarray(0, ihdrEnd), ...before, plain.subarray(ihdrEnd, -12), ...behind];
  return Buffer.concat([...parts, plain.subarray(-12)]);
}

async function shown(bytes: Buffer) {
  const path = join(folder, "photo.png");
  await writeFile(path, bytes);
  return withPicture(path, "image/png", (picture) =>
    picture.autoOrient().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true }),
  );
}

const middle = { r: 128, g: 128, b: 128 };
const redOf = async (bytes: Buffer) => (await shown(bytes)).data[0] ?? 0;
const cicp = (primaries: number, transfer: number) =>
  chunk("cICP", Buffer.from([primaries, transfer, 0, 1]));

function gamma(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return chunk("gAMA", bytes);
}

describe("colors of a PNG that are no ICC profile", () => {
  test("are those of a bright display", async () => {
    // 100 candelas a square meter of PQ, and of HLG.
    expect(Math.abs((await redOf(await png(middle, [cicp(9, 16)]))) - 183)).toBeLessThan(6);
    const profile = await sharp(await png(middle, []))
      .withIccProfile("p3")
      .png()
      .toBuffer();
    const both = Buffer.concat([
      profile.subarray(0, ihdrEnd),
      cicp(9, 16),
      profile.subarray(ihdrEnd),
    ]);
    expect(Math.abs((await redOf(both)) - 183)).toBeLessThan(6);
  });

  test("have the gamma that is said", async () => {
    expect(await redOf(await png(middle, [gamma(45_455)]))).toBe(128);
    expect(Math.abs((await redOf(await png(middle, [gamma(100_000)]))) - 188)).toBeLessThan(2);
    for (const chunks of [
      [gamma(100_000), chunk("sRGB", Buffer.of(0))],
      // None that can be.
      [gamma(1)],
      [chunk("gAMA", Buffer.of(0)), chunk("cICP", Buffer.alloc(0))],
    ])
      expect(await redOf(await png(middle, chunks))).toBe(128);
  });
});

describe("a PNG is turned as EXIF says", () => {
  const exif = exifOf({ main: [[0x0112, 4, [6]]], camera: [], place: [] });

  test.each([
    ["in front of the pixels", [chunk("eXIf", exif)], []],
    ["behind them, as ImageMagick writes it", [], [chunk("eXIf", exif)]],
    [
      "in a text, as exiv2 writes it",
      [],
      [
        chunk(
          "tEXt",
          Buffer.from(
            `Raw profile type exif\0\nexif\n${String(exif.length).padStart(8)}\n${exif.toString("hex")}\n`,
          ),
        ),
      ],
    ],
  ])("%s", async (_name, before, behind) => {
    const { info } = await shown(await png(middle, before, behind));
    expect([info.width, info.height]).toEqual([1, 2]);
  });
});
