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
