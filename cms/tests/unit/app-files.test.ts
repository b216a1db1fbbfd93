import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { appFiles } from "../../src/api/site/files/app-files";
import { folderOfTest } from "../fixtures/folders";

test("a file that a new version has taken away is none", async () => {
  const folder = folderOfTest();
  const file = join(folder, "assets", "page.js");
  mkdirSync(join(folder, "assets"));
  writeFileSync(file, "run()");
  const find = appFiles(folder);
  const found = await find("/assets/page.js");
  expect((await found?.body.encode("br"))?.bytes.toString()).toBe("run()");
  expect([await find("/assets"), await find("/assets/other.js")]).toEqual([null, null]);
  rmSync(file);
  expect(await find("/assets/page.js")).toBeNull();
});
