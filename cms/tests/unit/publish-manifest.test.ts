import { expect, test } from "vitest";
import {
  afterCut,
  differenceOf,
  readOnline,
  storedOnline,
  summaryOf,
  withRetired,
  type Manifest,
} from "../../src/api/publish/manifest";

/** Files by path, each with its digest; all of 10 bytes. */
const copy = (files: Record<string, string>): Manifest =>
  new Map(Object.entries(files).map(([path, digest]) => [path, { digest, bytes: 10 }]));

const before = copy({
  "assets/images/_full/aster.jpg": "1",
  "assets/app/a-1.js": "1",
  "index.html": "1",
  "flora/index.html": "1",
  "flora/aster/index.html": "1",
  "robots.txt": "1",
  "data/flora-1.json": "1",
  "data/index.json": "1",
  "sw.js": "1",
});
const after = copy({
  "sw.js": "2",
  "data/index.json": "2",
  "index.html": "2",
  "flora/index.html": "2",
  "robots.txt": "1",
  "flora/ironweed/index.html": "2",
  calendar: "2",
  "data/flora-2.json": "2",
  "assets/app/a-2.js": "2",
  "assets/images/_full/ironweed.jpg": "2",
});

test("what pages name is put before them, and what leads to the parts after the parts", () => {
  expect(differenceOf(before, after).put).toEqual([
    "assets/images/_full/ironweed.jpg",
    "assets/app/a-2.js",
    "data/flora-2.json",
    "index.html",
    "flora/index.html",
    "flora/ironweed/index.html",
    "calendar",
    "sw.js",
    "data/index.json",
  ]);
});

test("what goes is removed after all is put, pages before what they name", () => {
  expect(differenceOf(before, after).remove).toEqual([
    "flora/aster/index.html",
    "data/flora-1.json",
    "assets/app/a-1.js",
    "assets/images/_full/aster.jpg",
  ]);
});

test("scripts stay for one publish more, and no page, picture or data does", () => {
  const first = withRetired({ files: before, retired: new Set() }, after);
  expect([...first.retired]).toEqual(["assets/app/a-1.js"]);
  expect(differenceOf(before, first.files).remove).toEqual([
    "flora/aster/index.html",
    "data/flora-1.json",
    "assets/images/_full/aster.jpg",
  ]);
  const second = withRetired(first, after);
  expect([...second.retired]).toEqual([]);
  expect(differenceOf(first.files, second.files)).toEqual({
    put: [],
    remove: ["assets/app/a-1.js"],
  });
  const back = withRetired(first, before);
  expect([...back.retired]).toEqual(["assets/app/a-2.js"]);
});

test("files that a cut publish was to change are put again, or removed", () => {
  const online = afterCut(before, ["index.html", "flora/ironweed/index.html"]);
  expect(differenceOf(online, before)).toEqual({
    put: ["index.html"],
    remove: ["flora/ironweed/index.html"],
  });
});

/** What is online after so many steps of a publish. */
function cutAfter(steps: number) {
  const online = new Map(before);
  const { put, remove } = differenceOf(before, after);
  const all = [
    ...put.map((path) => () => online.set(path, after.get(path) ?? { digest: "", bytes: 0 })),
    ...remove.map((path) => () => online.delete(path)),
  ];
  for (const step of all.slice(0, steps)) step();
  return online;
}

/** What the pages of a publish name. */
const named: Record<string, string[]> = {
  "1": ["assets/app/a-1.js", "assets/images/_full/aster.jpg"],
  "2": ["assets/app/a-2.js", "assets/images/_full/ironweed.jpg"],
};

test("cut off anywhere, each page online has what it names, and the next publish completes it", () => {
  for (let steps = 0; steps <= 12; steps += 1) {
    const online = cutAfter(steps);
    for (const [path, { digest }] of online)
      if (path.endsWith(".html"))
        for (const file of named[digest] ?? []) expect([...online.keys()]).toContain(file);
    const { put, remove } = differenceOf(online, after);
    for (const path of put) online.set(path, after.get(path) ?? { digest: "", bytes: 0 });
    for (const path of remove) online.delete(path);
    expect(Object.fromEntries(online)).toEqual(Object.fromEntries(after));
  }
});

test("a preview counts pages, photos and bytes that come, and files that go", () => {
  expect(summaryOf(differenceOf(before, after), after)).toEqual({
    pages: 4,
    photos: 1,
    bytes: 90,
    removed: 4,
  });
});

test.each(["", "{", '{"format":2,"files":[],"retired":[]}', '{"format":1}', "null"])(
  "a manifest that is cut off or of another version is none: %j",
  (text) => {
    expect(readOnline(text)).toBeNull();
  },
);

test("a manifest is read as it was stored", () => {
  const online = { files: after, retired: new Set(["assets/app/a-1.js"]) };
  expect(readOnline(storedOnline(online))).toEqual(online);
});
