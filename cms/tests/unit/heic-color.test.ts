import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { heicProfile } from "../../src/api/photo/formats/heic-color";
import { withPicture } from "../../src/api/photo/formats/picture";
import { namedProfile } from "../../src/api/photo/formats/icc-profile";
import { blankTiff } from "../../src/api/photo/formats/tiff";
import { folderOfTest } from "../fixtures/folders";
import { box, redHeic, withProperty } from "../fixtures/heic";

/** Numbers of ITU-T H.273. */
const bt709 = 1;
const bt2020 = 9;
const displayP3 = 12;
const srgb = 13;
const pq = 16;
const hlg = 18;

const bytes = (...given: number[]) => Buffer.from(given);
const named = (primaries: number, transfer: number) =>
  box("colr", Buffer.from("nclx"), bytes(0, primaries, 0, transfer, 0, 9, 0x80));

/** A HEIC file of two items, the second of which is shown; `places` says which properties are whose. */
const file = (properties: Buffer[], ...places: [item: number, ...properties: number[]][]) =>
  box(
    "meta",
    bytes(0, 0, 0, 0),
    box("pitm", bytes(0, 0, 0, 0, 0, 2)),
    box(
      "iprp",
      box("ipco", ...properties),
      box(
        "ipma",
        bytes(0, 0, 0, 0, 0, 0, 0, places.length),
        ...places.map(([item, ...own]) => bytes(0, item, own.length, ...own)),
      ),
    ),
  );

/** How a gray or color of a picture with such a profile is shown. */
async function shown(profile: Buffer | null, ...color: [number, number, number]) {
  const { file: tiff, pixels } = blankTiff({ width: 1, height: 1, profile });
  pixels.set([...color, 255]);
  const { data } = await sharp(tiff)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

const gray = async (profile: Buffer | null, value: number) =>
  (await shown(profile, value, value, value))[1] ?? 0;

describe("a picture for bright displays (Canon's HDR PQ, Sony's HLG)", () => {
  test.each([
    ["PQ", pq, [130, 148, 192]],
    ["HLG", hlg, [160, 191, 255]],
  ] as const)("of %s has the grays of a usual one", async (_name, transfer, values) => {
    const [middle, paper, light] = await Promise.all(
      values.map((value) => gray(namedProfile(bt2020, transfer), value)),
    );
    // 100, 203 and 1000 candelas a square meter.
    expect(Math.abs((middle ?? 0) - 186)).toBeLessThan(6);
    expect(Math.abs((paper ?? 0) - 233)).toBeLessThan(4);
    expect(light).toBeGreaterThan(252);
  });

  test("keeps its colors", async () => {
    // BT.709's red of half of paper's white, in BT.2020 and PQ.
    const [red = 0, green = 0, blue = 0] = await shown(namedProfile(bt2020, pq), 121, 77, 53);
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(40);
    expect(blue).toBeLessThan(40);
  });
});

describe("colors that a HEIC file names by numbers", () => {
  test("of Display P3 are richer than those of sRGB", async () => {
    const [red = 0, green = 255] = await shown(namedProfile(displayP3, srgb), 200, 100, 100);
    expect(red).toBeGreaterThan(210);
    expect(green).toBeLessThan(100);
  });

  test("of sRGB, or of none that is known, need no profile", () => {
    expect(namedProfile(bt709, srgb)).toBeNull();
    expect(namedProfile(2, pq)).toBeNull();
  });

  test("are those of the picture that is shown, not of its gain map", () => {
    const properties = [named(bt2020, pq), named(displayP3, srgb)];
    const p3 = namedProfile(displayP3, srgb);
    expect(heicProfile(file(properties, [1, 1], [2, 0x82]))).toEqual(p3);
    expect(heicProfile(file(properties, [2, 2], [1, 1]))).toEqual(p3);
    expect(heicProfile(file(properties.toReversed()))).toEqual(p3);
  });

  test("are what its picture is decoded with", async () => {
    const folder = folderOfTest();
    const path = join(folder, "IMG_1.HIF");
    const redOf = async (heic: Buffer) => {
      await writeFile(path, heic);
      const raw = await withPicture(path, "image/heic", (picture) =>
        picture.removeAlpha().toColourspace("srgb").raw().toBuffer(),
      );
      return raw[0] ?? 0;
    };
    const plain = redHeic("heix", "heix");
    expect(await redOf(plain)).toBeLessThan(240);
    expect(await redOf(withProperty(plain, named(bt2020, pq)))).toBeGreaterThan(250);
  });

  test("give way to a profile", () => {
    const profile = Buffer.alloc(200);
    profile.write("acsp", 36, "latin1");
    const own = box("colr", Buffer.from("prof"), profile);
    expect(heicProfile(file([named(bt2020, pq), own], [2, 1, 2]))).toEqual(profile);
  });
});
