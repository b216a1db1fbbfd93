import { readdirSync } from "node:fs";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { publishMessages } from "shared-types/publish/codes";
import { beforeEach, expect, test, vi } from "vitest";
import { folderFault } from "../../src/api/publish/folder-fault";
import { folderOfTest } from "../fixtures/folders";

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  return { ...real, symlink: vi.fn(real.symlink) };
});

let place = "";
let folder = "";
beforeEach(() => {
  place = folderOfTest();
  folder = join(place, "garden");
});

test("a disk that knows no links is no place for a folder", async () => {
  expect(await folderFault(folder)).toBe("");
  expect(readdirSync(place)).toEqual([]);
  // As Linux answers on FAT and exFAT.
  vi.mocked(symlink).mockRejectedValueOnce(Object.assign(new Error("no"), { code: "EPERM" }));
  expect(await folderFault(folder)).toBe(publishMessages.folderLinks);
});
