import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.mjs";

/** @param {string} file @returns {string} */
const read = (file) => readFileSync(join(root, file), "utf8");

test("a first start, which installs no tools, installs what it builds with", () => {
  const programs = [...read("scripts/stages/build.mjs").matchAll(/"node_modules\/([^/"]+)\//g)];
  const installed = ["web", "shared-types"].flatMap((name) => {
    const { dependencies, devDependencies } = JSON.parse(read(`${name}/package.json`));
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const used = [...new Set(programs.map(([, name]) => name))];
  expect(used).toContain("typescript");
  expect(installed).toEqual(expect.arrayContaining(used));
});
