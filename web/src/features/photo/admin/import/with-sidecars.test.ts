import { expect, test } from "vitest";
import { withSidecars } from "./with-sidecars";

const fileAt = (path: string) =>
  Object.defineProperty(new File(["bytes"], path.split("/").at(-1) ?? ""), "webkitRelativePath", {
    value: path,
  });

/** The paths that are sent together. */
const together = (...paths: string[]) =>
  withSidecars(paths.map(fileAt)).map(({ file, sidecars }) =>
    [file, ...sidecars].map(({ webkitRelativePath }) => webkitRelativePath),
  );

test("the parts of a Takeout are one, whatever folders they were unpacked into", () => {
  const year = "Takeout/Google Photos/Photos from 2023";
  const photos = [`one/${year}/IMG_1.jpg`, `two/${year}/IMG_2.jpg`, "IMG_1.jpg"];
  const tell = [`two/${year}/IMG_1.jpg.json`, `one/${year}/IMG_2.jpg.suppl.json`];
  expect(together(...photos, ...tell)).toEqual([
    [photos[0], tell[0]],
    [photos[1], tell[1]],
    ["IMG_1.jpg"],
  ]);
});

test("a Flickr export is one, whatever zips it came in", () => {
  const photo = "data-download-1/at-the-pond_5678901234_o.jpg";
  const tells = "72157_part1/photo_5678901234.json";
  expect(together(photo, tells)).toEqual([[photo, tells]]);
});

test("what is only a part of a photo that is there is left out without a word", () => {
  const photos = ["a/IMG_1.JPG", "a/b.jpg", "a/c.HEIC"];
  const parts = [
    ...["a/IMG_1.CR2", "a/IMG_1.CR2.xmp", "a/IMG_1.JPG.pp3", "a/b.jpg.dop", "a/b.cos"],
    ...["a/b_01.jpg.xmp", "a/c.MOV"],
  ];
  const others = ["b/IMG_1.CR2", "a/d.nef", "a/b.pdf", "a/d_01.jpg.xmp"];
  expect(together(...photos, ...parts, ...others)).toEqual(
    [...photos, ...others].map((path) => [path]),
  );
});
