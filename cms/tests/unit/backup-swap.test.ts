import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { writeJournal } from "../../src/api/backup/journal";
import { recoverRestore } from "../../src/api/backup/swap";
import { folderOfTest } from "../fixtures/folders";

let dataDir: string;
const at = (path: string) => join(dataDir, path);

/** An old site of three entries, and two new ones: one replaces an entry, one is added. */
beforeEach(() => {
  dataDir = folderOfTest();
  for (const folder of ["restoring/files", "restoring/going", "backups"])
    mkdirSync(at(folder), { recursive: true });
  for (const name of ["habitat.db", "habitat.db-wal", "images"]) writeFileSync(at(name), "old");
  for (const name of ["habitat.db", "originals"])
    writeFileSync(at(`restoring/files/${name}`), "new");
});

const site = () =>
  Object.fromEntries(
    readdirSync(dataDir)
      .filter((name) => name !== "backups")
      .map((name) => [name, readFileSync(at(name), "utf8")]),
  );
const mend = () => recoverRestore({ dataDir, databaseUrl: "" });
const journal = { comes: ["habitat.db", "originals"], goes: ["habitat.db-wal", "images"] };

/** The steps of a swap, in its order. */
const steps: [from: string, to: string][] = [
  ["habitat.db-wal", "restoring/going/habitat.db-wal"],
  ["images", "restoring/going/images"],
  ["habitat.db", "restoring/going/habitat.db"],
  ["restoring/files/habitat.db", "habitat.db"],
  ["restoring/files/originals", "originals"],
];

test.each([0, 1, 2, 3, 4, 5])("a swap that was ended after %i steps is finished", async (done) => {
  writeJournal({ dataDir, databaseUrl: "" }, { id: "1", database: "sqlite", ...journal });
  for (const [from, to] of steps.slice(0, done)) renameSync(at(from), at(to));
  expect(await mend()).toBe("finished");
  expect(site()).toEqual({ "habitat.db": "new", originals: "new" });
  expect(await mend()).toBe("nothing");
});

test("a restore that had not come as far as its journal is undone", async () => {
  expect(await mend()).toBe("undone");
  expect(site()).toEqual({ "habitat.db": "old", "habitat.db-wal": "old", images: "old" });
  expect(existsSync(at("backups"))).toBe(true);
});
