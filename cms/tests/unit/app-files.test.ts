import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { appFiles } from "../../src/api/site/files/app-files";

test("a file that a new version has taken away is none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "habitat-files-"));
  const file = join(folder, "assets", "page.js");
  mkdirSync(join(folder, "assets"));
  writeFileSync(file, "run()");
  const find = appFiles(folder);
  const found = await find("/assets/page.js");
  expect((await found?.body.encode("br"))?.bytes.toString()).toBe("run()");
  expect([await find("/assets"), await find("/assets/other.js")]).toEqual([null, null]);
  rmSync(file);
  expect(await find("/assets/page.js")).toBeNull();
  rmSync(folder, { recursive: true });
});
