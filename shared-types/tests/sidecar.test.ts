import { expect, test } from "vitest";
import { beginningOf, sidecarsOf, withEditedCopy } from "../src/photo/sidecar";

const long = "a-very-long-name-of-a-photo-from-the-garden-in-s.jpg";

test.each([
  ["IMG_1.jpg", "IMG_1.xmp", true],
  ["IMG_1.JPG", "img_1.jpg.XMP", true],
  ["IMG_1.jpg", "IMG_10.xmp", false],
  ["IMG_10.jpg", "IMG_1.xmp", false],
  ["IMG_1.jpg", "IMG_1.jpg.json", true],
  ["IMG_1.jpg", "IMG_1.json", true],
  ["IMG_1.jpg", "IMG_1.jpg.supplemental-metadata.json", true],
  ["IMG_20240517_101500_HDR.jpg", "IMG_20240517_101500_HDR.jpg.supplemental-meta.json", true],
  ["IMG_1.jpg", "IMG_1.j.json", false],
  ["IMG_1.jpg", "IMG_1.jpg(2).json", false],
  ["IMG_1(2).jpg", "IMG_1.jpg(2).json", true],
  ["IMG_1(2).jpg", "IMG_1.jpg.supplemental-metadata(2).json", true],
  ["IMG_1(2).jpg", "IMG_1.jpg.json", false],
  ["IMG_1(2).jpg", "IMG_1(2).jpg.json", true],
  ["IMG_1-edited.jpg", "IMG_1.jpg.json", true],
  [long, `${long.slice(0, 46)}.json`, true],
  [long, `${long.slice(0, 30)}.json`, false],
  // Real names, of simulot/immich-go#674, #756 and #884 and TheLastGimbus/GooglePhotosTakeoutHelper#204 and #217.
  ["Peanut butter.jpg", "Peanut butter.supplemental-metadata.json", true],
  ["2013-12-23(1).jpg", "2013-12-23.supplemental-metadata(1).json", true],
  ["2013-12-23.jpg", "2013-12-23.supplemental-metadata(1).json", false],
  ["IMG-20150125-WA0005~2-edited.jpg", "IMG-20150125-WA0005~2.jpg.supplemental-metadat.json", true],
  ["PXL_1.PORTRAIT-modifié.jpg", "PXL_1.PORTRAIT.jpg.json", true],
  ["IMG_1-ha editado(1).jpeg", "IMG_1.jpeg.supplemental-metadata(1).json", true],
  [
    "A photo of the pond that was edited here (3)-edi.jpg",
    "A photo of the pond that was edited here (3).jp.json",
    true,
  ],
  ["PXL_1.LONG_EXPOSURE-02.ORIGINA.jpg", "PXL_1.LONG_EXPOSURE-02.jpg.json", false],
  ["IMG_1-edi.jpg", "IMG_1.jpg.json", false],
  ["IMG_1-edited.jpg", "IMG_1-edited.jpg.json", true],
  ["2024.05.17 1.jpg", "2024.05.17 1.jpg.json", true],
  // Flickr's export: names of photoprism/photoprism#812 and brownphotographic/Flickr2Any-Tool#18.
  ["30410016513_b941ab820b_o.jpg", "photo_30410016513.json", true],
  ["monarch-on-milkweed_5678901234_o.jpg", "photo_5678901234.json", true],
  ["20240517_5678901234_o.png", "photo_5678901234.json", true],
  ["monarch_5678901234_o.jpg", "photo_567890123.json", false],
  ["monarch_5678901234_o.jpg", "albums.json", false],
  ["IMG_1.jpg", "metadata.json", false],
  ["IMG_1.jpg", "IMG_1.txt", false],
])("of %s, %s: %s", (photo, name, expected) => {
  expect(sidecarsOf(photo, [name], String)).toEqual(expected ? [name] : []);
  // Only what begins alike is compared.
  if (expected) expect(beginningOf(name)).toBe(beginningOf(photo));
});

test("photos named by a date with dots do not all begin alike", () => {
  expect(beginningOf("2024.05.17 1.jpg")).not.toBe(beginningOf("2024.05.17 2.jpg"));
});

test.each([
  ["IMG_E1234.JPG", "IMG_1234.HEIC", true],
  ["IMG_1-edited.jpg", "img_1.JPG", true],
  ["PXL_1.PORTRAIT-modifié.jpg", "PXL_1.PORTRAIT.jpg", true],
  ["IMG_1234_edited.jpeg", "IMG_1234.HEIC", true],
  ["PXL_1.PORTRAIT-01.COVER.jpg", "PXL_1.PORTRAIT-02.ORIGINAL.jpg", true],
  ["PXL_1.PORTRAIT.jpg", "PXL_1.PORTRAIT.ORIGINAL.jpg", true],
  ["PXL_1.jpg", "PXL_1.PORTRAIT.jpg", false],
  ["IMG_EVENING.jpg", "IMG_VENING.jpg", false],
  ["well-tended.jpg", "well.jpg", false],
  ["oak-edited.MOV", "oak.jpg", false],
])("%s takes the place of %s in its folder: %s", (edited, original, isGone) => {
  const paths = [`a/${edited}`, `a/${original}`, `b/${original}`];
  expect([...withEditedCopy(paths)]).toEqual(isGone ? [`a/${original}`] : []);
  const onWindows = paths.map((path) => path.replace("/", "\\"));
  expect([...withEditedCopy(onWindows)]).toEqual(isGone ? [`a\\${original}`] : []);
});
