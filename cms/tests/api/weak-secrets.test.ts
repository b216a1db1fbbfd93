import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { folderOfTest } from "../fixtures/folders";

test("a site with a weak key does not start, and says so in a sentence", () => {
  const dataDir = folderOfTest();
  writeFileSync(join(dataDir, "secrets.json"), JSON.stringify({ jwt: "changeme" }));
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", PORT: "0" };
  const serve = resolve(import.meta.dirname, "../../../scripts/serve.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [serve], {
    env,
    encoding: "utf8",
    // A started one would run forever.
    timeout: 45_000,
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^\S+secrets\.json: adminJwt is missing, .*jwt has fewer than 32/);
  expect(stderr).not.toMatch(/\n\s+at /);
});
