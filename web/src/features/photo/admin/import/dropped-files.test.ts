import { expect, test } from "vitest";
import { chosenFiles } from "./dropped-files";

test("of a chosen folder, what systems and drives keep in it is none of its photos", () => {
  const paths = [
    ".pictures/IMG_1.jpg",
    ".pictures/desktop.ini",
    ".pictures/._IMG_1.jpg",
    ".pictures/.trash/IMG_2.jpg",
    // A thumbnail of Synology's, and what its users see of the folder.
    ".pictures/@eaDir/IMG_1.jpg/SYNOPHOTO_THUMB_XL.jpg",
    ".pictures/May/IMG_3.jpg",
  ];
  const list = paths.map((path) =>
    Object.defineProperty(new File(["bytes"], path.split("/").at(-1) ?? ""), "webkitRelativePath", {
      value: path,
    }),
  );
  expect(chosenFiles(list as unknown as FileList).map(({ name }) => name)).toEqual([
    "IMG_1.jpg",
    "IMG_3.jpg",
  ]);
});
