import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { publishMessages } from "shared-types/publish/codes";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Content } from "../../src/api/publish/content";
import { Cancelled } from "../../src/api/publish/progress";
import { publishToFolder } from "../../src/api/publish/targets/folder";
import { folderOfTest } from "../fixtures/folders";
import { copyOf } from "../fixtures/small-copy";

let place = "";
let folder = "";
beforeEach(() => {
  place = folderOfTest();
  folder = join(place, "garden");
});

/** Files by path, with their text; `asked` counts what is read. */
function copy(files: Record<string, string>, asked: string[] = []): Content {
  const content = copyOf(files);
  const read = (path: string) => {
    asked.push(path);
    return content.read(path);
  };
  return { ...content, read };
}

/** What a file server would find. */
function shown(): Record<string, string> {
  if (!existsSync(folder)) return {};
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, "utf8")]),
  );
}

const first = {
  "index.html": "a.js, one",
  "flora/aster/index.html": "a.js, aster",
  "assets/app/a.js": "a",
  "assets/images/aster.jpg": "aster",
};
const second = {
  "index.html": "b.js, two",
  "flora/ironweed/index.html": "b.js, ironweed",
  "assets/app/b.js": "b",
  "assets/images/ironweed.jpg": "ironweed",
};
const withOldScript = { ...second, "assets/app/a.js": "a" };

test("a folder shows what is published last; scripts of before stay for one publish", async () => {
  await publishToFolder(folder, copy(first));
  expect(shown()).toEqual(first);
  await publishToFolder(folder, copy(second));
  expect(shown()).toEqual(withOldScript);
  await publishToFolder(folder, copy(second));
  expect(shown()).toEqual(second);
  expect(existsSync(join(folder, "flora/aster"))).toBe(false);
});

test("a web server may read all of it, though the site's own files are nobody else's", async () => {
  const photo = join(place, "photo.jpg");
  writeFileSync(photo, "aster", { mode: 0o600 });
  const { files, read } = copy(first);
  const found = async (path: string) => (path.endsWith(".jpg") ? { file: photo } : read(path));
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  await publishToFolder(folder, { files, read: found });
  const all = ["", ...readdirSync(folder, { recursive: true }).map(String)];
  const modes = all.map((path) => (statSync(join(folder, path)).mode & 0o777).toString(8));
  expect(new Set(modes)).toEqual(new Set(["755", "644"]));
});

test("only what changed is read and written again", async () => {
  const asked: string[] = [];
  await publishToFolder(folder, copy(first, asked));
  expect(asked.sort()).toEqual(Object.keys(first).sort());
  asked.length = 0;
  const steps: string[] = [];
  const changed = { ...first, "index.html": "a.js, changed" };
  await publishToFolder(folder, copy(changed, asked), (path) => void steps.push(path));
  expect(asked).toEqual(["index.html"]);
  // Both generations, their notes, and the folder itself.
  expect(steps.filter((path) => path === "index.html")).toHaveLength(2);
  expect(steps).toHaveLength(5);
});

test("who cancels when the folder shows it already has published", async () => {
  await publishToFolder(folder, copy(first));
  await publishToFolder(folder, copy(second), () => {
    if (existsSync(join(folder, "flora/ironweed/index.html"))) throw new Cancelled();
  });
  expect(shown()).toEqual(withOldScript);
  await publishToFolder(folder, copy(second));
  expect(shown()).toEqual(second);
});

test.each([
  [
    "a folder with something in it",
    () => {
      mkdirSync(folder);
      writeFileSync(join(folder, "mine.txt"), "mine");
    },
  ],
  ["a file", () => writeFileSync(folder, "mine")],
])("%s is refused and left as it is", async (_what, make) => {
  make();
  const before = readdirSync(place, { recursive: true });
  await expect(publishToFolder(folder, copy(first))).rejects.toThrow("something else");
  expect(readdirSync(place, { recursive: true })).toEqual(before);
});

test("an empty folder becomes the site", async () => {
  mkdirSync(folder);
  await publishToFolder(folder, copy(first));
  expect(shown()).toEqual(first);
});

test("what others have put beside the site's files stays, until they take it away", async () => {
  const theirs = { CNAME: "garden.example", ".well-known/key.txt": "key" };
  await publishToFolder(folder, copy(first));
  mkdirSync(join(folder, ".well-known"));
  for (const [path, text] of Object.entries(theirs)) writeFileSync(join(folder, path), text);
  for (const files of [second, first, second]) {
    await publishToFolder(folder, copy(files));
    expect(shown()).toMatchObject({ ...files, ...theirs });
  }
  rmSync(join(folder, "CNAME"));
  for (const files of [first, second]) {
    await publishToFolder(folder, copy(files));
    expect(shown()).not.toHaveProperty("CNAME");
  }
});

test("what others have put into the site's own folders stays, too", async () => {
  const theirs = { "flora/notes.txt": "mine", "assets/images/mine/logo.png": "logo" };
  await publishToFolder(folder, copy(first));
  mkdirSync(join(folder, "assets/images/mine"));
  for (const [path, text] of Object.entries(theirs)) writeFileSync(join(folder, path), text);
  for (const files of [second, second, first, second]) {
    await publishToFolder(folder, copy(files));
    expect(shown()).toMatchObject({ ...files, ...theirs });
  }
});

describe("something of another's where a file of the site goes", () => {
  const make = (path: string, text?: string) => {
    const file = join(folder, path);
    rmSync(file, { recursive: true, force: true });
    if (text === undefined) mkdirSync(file);
    else writeFileSync(file, text);
  };
  test.each([
    ["a file for a folder", () => make("plans", "mine"), { "plans/index.html": "plans" }],
    ["a folder for a file", () => make("feed.xml"), { "feed.xml": "feed" }],
    ["a file for a file", () => make("feed.xml", "mine"), { "feed.xml": "feed" }],
    [
      "a file for a folder in one of the site's",
      () => make("flora/oak", ""),
      { "flora/oak/i": "" },
    ],
    ["a folder for a file that is there", () => make("assets/images/aster.jpg"), {}],
    ["a file for a folder that is there", () => make("flora", "mine"), {}],
  ])("%s gives way", async (_what, put, more) => {
    await publishToFolder(folder, copy(first));
    put();
    const files = { ...first, "index.html": "a.js, more", ...more };
    for (let times = 0; times < 3; times += 1) {
      await publishToFolder(folder, copy(files));
      expect(shown()).toEqual(files);
    }
  });

  test("a link in the place of a folder is removed, and what it leads to is left alone", async () => {
    await publishToFolder(folder, copy(first));
    const elsewhere = join(place, "elsewhere");
    mkdirSync(elsewhere);
    rmSync(join(folder, "assets"), { recursive: true });
    symlinkSync(elsewhere, join(folder, "assets"));
    for (const files of [second, second, first]) {
      await publishToFolder(folder, copy(files));
      expect(shown()).toMatchObject(files);
    }
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test("what lies in a folder of theirs that becomes one of the site's stays", async () => {
    await publishToFolder(folder, copy(first));
    make("plans");
    make("plans/mine.txt", "mine");
    const files = { ...first, "plans/index.html": "plans" };
    for (let times = 0; times < 3; times += 1) {
      await publishToFolder(folder, copy(files));
      expect(shown()).toEqual({ ...files, "plans/mine.txt": "mine" });
    }
  });
});

test("what is above the folder is not made: it may be a disk that was unplugged", async () => {
  rmSync(place, { recursive: true });
  await expect(publishToFolder(folder, copy(first))).rejects.toThrow(publishMessages.folderMissing);
  mkdirSync(place);
  const away = `${place}-away`;
  onTestFinished(() => rmSync(away, { recursive: true, force: true }));
  // At once, as a disk goes: files are being written at the same time.
  const unplugged = async () => {
    if (existsSync(place)) renameSync(place, away);
    return Buffer.from("");
  };
  const content = { ...copy(first), read: unplugged };
  await expect(publishToFolder(folder, content)).rejects.toThrow("ENOENT");
  expect(existsSync(place)).toBe(false);
});

test.each([
  ["whose files somebody has deleted", () => rmSync(join(folder, "index.html"))],
  [
    "one of whose folders somebody has deleted",
    () => rmSync(join(folder, "assets"), { recursive: true }),
  ],
  [
    "whose hidden folder somebody has deleted",
    () => rmSync(join(place, readlinkSync(folder)), { recursive: true }),
  ],
])("a site %s is whole again after each next publish", async (_what, empty) => {
  await publishToFolder(folder, copy(first));
  empty();
  for (const files of [first, first, second, second]) {
    await publishToFolder(folder, copy(files));
    expect(shown()).toMatchObject(files);
  }
});

test("a disk that is full has no more on it than before", async () => {
  await publishToFolder(folder, copy(first));
  const before = readdirSync(place, { recursive: true });
  const full = Object.assign(new Error("full"), { code: "ENOSPC" });
  const { files, read } = copy({ ...second, "last.txt": "" });
  const tried = (path: string) => (path === "last.txt" ? Promise.reject(full) : read(path));
  await expect(publishToFolder(folder, { files, read: tried })).rejects.toBe(full);
  expect(shown()).toEqual(first);
  expect(readdirSync(place, { recursive: true }).length).toBeLessThan(before.length);
});

describe("cut off after any step", () => {
  /** Stops a publish after so many steps, as a crash does; tells whether it was over before. */
  async function publishUntil(most: number, files: Record<string, string>): Promise<boolean> {
    let steps = 0;
    const stop = () => {
      steps += 1;
      if (steps > most) throw new Error("cut");
    };
    return publishToFolder(folder, copy(files), stop).then(
      () => true,
      () => false,
    );
  }

  test("the folder shows the old copy or the new one, whole, and the next publish completes it", async () => {
    let isOver = false;
    for (let most = 0; !isOver; most += 1) {
      await publishToFolder(folder, copy(first));
      await publishToFolder(folder, copy(first));
      isOver = await publishUntil(most, second);
      expect([first, withOldScript]).toContainEqual(shown());
      // Cut once more, elsewhere, before it goes through.
      await publishUntil(most % 3, second);
      expect([first, withOldScript, second]).toContainEqual(shown());
      await publishToFolder(folder, copy(second));
      await publishToFolder(folder, copy(second));
      expect(shown()).toEqual(second);
      expect(readdirSync(place, { recursive: true }).join()).not.toContain(".new");
    }
  });

  test("a first publish shows nothing or all", async () => {
    let isOver = false;
    for (let most = 0; !isOver; most += 1) {
      rmSync(place, { recursive: true, force: true });
      mkdirSync(place);
      isOver = await publishUntil(most, first);
      expect([{}, first]).toContainEqual(shown());
    }
  });
});
