import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../stages/run.mjs";
import { testFilesIn } from "./api-files.mjs";

const source = join(root, "cms/src");

/** The modules that do something differently on PostgreSQL, but for what is there for SQLite only. */
const modules = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.startsWith("patches/sqlite-"))
  .filter((name) => /\bisPostgres\(/.test(readFileSync(join(source, name), "utf8")))
  .map((name) => name.replace(/\.ts$/, ""));

test("each module that asks which database this is has a test on PostgreSQL that says so", () => {
  const files = [
    ...testFilesIn("cms/tests/api", /\.test\.ts$/),
    ...testFilesIn("cms/tests/thorough", /\.test\.ts$/),
    ...testFilesIn("scripts/faults", /\.fault\.mjs$/),
  ];
  const claimed = new Set(files.flatMap(({ dialect }) => dialect));
  expect(modules.length).toBeGreaterThan(20);
  expect(modules.filter((module) => !claimed.has(module))).toEqual([]);
  expect(claimed.delete("every call")).toBe(true);
  expect([...claimed].filter((module) => !existsSync(join(source, `${module}.ts`)))).toEqual([]);
});
