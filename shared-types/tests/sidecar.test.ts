import { expect, test } from "vitest";
import { sidecarsOf } from "../src/photo/sidecar";

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
  ["IMG_1.jpg", "metadata.json", false],
  ["IMG_1.jpg", "IMG_1.txt", false],
])("of %s, %s: %s", (photo, name, expected) => {
  expect(sidecarsOf(photo, [name], String)).toEqual(expected ? [name] : []);
});
