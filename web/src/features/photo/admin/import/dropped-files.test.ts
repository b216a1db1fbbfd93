import { expect, test } from "vitest";
import { chosenFiles, droppedFiles } from "./dropped-files";

const fileOf = (name: string) => new File(["x"], name);

const entryOf = (name: string, fullPath: string) => ({
  ...{ name, fullPath, isFile: true },
  file: (found: (file: File) => void) => found(fileOf(name)),
});

/** A folder as browsers tell it: two entries at a time, then none. */
function folderOf(name: string, inner: { name: string }[]) {
  const left = [...inner];
  const readEntries = (found: (entries: unknown[]) => void) => found(left.splice(0, 2));
  return { name, fullPath: `/${name}`, isFile: false, createReader: () => ({ readEntries }) };
}

const dropped = (entries: unknown[], files: File[] = []) =>
  droppedFiles({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
  } as unknown as DataTransfer);

const system = [".DS_Store", "Thumbs.db", "._oak.jpg"];

test("a dropped folder gives all its photos with where they were, and none of the system's files", async () => {
  const names = ["oak.jpg", ...system, "Thumbs.db.jpg", "elm.jpg"];
  const inner = names.map((name) => entryOf(name, `/may/${name}`));
  const hidden = folderOf(".trash", [entryOf("old.jpg", "/may/.trash/old.jpg")]);
  const inLibrary = {
    ...folderOf("resources", [entryOf("s.jpeg", "/x")]),
    fullPath: "/My.photoslibrary/resources",
  };
  const found = await dropped([
    folderOf("may", [...inner, hidden]),
    folderOf("My.photoslibrary", [inLibrary]),
    entryOf("fern.jpg", "/fern.jpg"),
  ]);
  expect(found.map(({ webkitRelativePath }) => webkitRelativePath)).toEqual([
    "may/oak.jpg",
    "may/Thumbs.db.jpg",
    "may/elm.jpg",
    "fern.jpg",
  ]);
});

test("files that are not of a disk, as from another page, are taken as they are", async () => {
  const files = [fileOf("oak.jpg")];
  expect(await dropped([null], files)).toEqual(files);
});

test("of a chosen folder, what systems and drives keep in it is none of its photos", () => {
  const paths = [
    ".pictures/IMG_1.jpg",
    ".pictures/desktop.ini",
    ".pictures/._IMG_1.jpg",
    ".pictures/.trash/IMG_2.jpg",
    // A thumbnail of Synology's, and what its users see of the folder.
    ".pictures/@eaDir/IMG_1.jpg/SYNOPHOTO_THUMB_XL.jpg",
    ".pictures/Recently Deleted/IMG_4.jpg",
    ".pictures/May/IMG_3.jpg",
    // Apple's Photos keeps smaller copies and faces beside the photos themselves.
    ".pictures/My.photoslibrary/originals/0/0A1B.jpg",
    ".pictures/My.photoslibrary/resources/derivatives/0/0A1B_4_5005_c.jpeg",
    ".pictures/Old.photolibrary/Thumbnails/2009/IMG_5.jpg",
  ];
  const list = paths.map((path) =>
    Object.defineProperty(new File(["bytes"], path.split("/").at(-1) ?? ""), "webkitRelativePath", {
      value: path,
    }),
  );
  expect(chosenFiles(list as unknown as FileList).map(({ name }) => name)).toEqual([
    "IMG_1.jpg",
    "IMG_3.jpg",
    "0A1B.jpg",
  ]);
  expect(chosenFiles(null)).toEqual([]);
});
