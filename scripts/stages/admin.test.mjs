import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { planAdmin } from "./admin.mjs";
import { PlainError } from "./say.mjs";

/** @type {string} */
let dist;
/** @type {string[]} */
let said;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "habitat-dist-"));
  mkdirSync(join(dist, "build"));
  writeFileSync(join(dist, "build/.built"), "of an older version");
  said = [];
  for (const way of /** @type {const} */ (["log", "error"]))
    vi.spyOn(console, way).mockImplementation((line) => void said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dist, { recursive: true, force: true });
});

const note = () => join(dist, ".admin");
const noted = () => existsSync(note()) && readFileSync(note(), "utf8");
const isBuilt = () => existsSync(join(dist, "build/.built"));

test("an admin that fits is not built again", () => {
  writeFileSync(note(), "failed");
  expect(planAdmin({ isFresh: () => true, build: vi.fn() }, dist)).toBeUndefined();
  expect([noted(), isBuilt(), said]).toEqual([false, true, []]);
});

test("until an admin is built, a note of the builder stands in place of the older one", async () => {
  const build = vi.fn(async () => {});
  const begin = planAdmin({ isFresh: () => false, build }, dist);
  expect([noted(), isBuilt(), build.mock.calls.length]).toEqual([String(process.pid), false, 0]);
  await begin?.();
  expect([noted(), build.mock.calls.length]).toEqual([false, 1]);
  expect(said).toEqual(["· Strapi's admin is built."]);
});

test("an admin that cannot be built is noted, and said with its reason", async () => {
  const build = () =>
    Promise.reject(new PlainError("No space left.\n\nBuilding failed: see above."));
  await planAdmin({ isFresh: () => false, build }, dist)?.();
  expect(noted()).toBe("failed");
  expect(said).toEqual([
    "No space left.\n\nBuilding failed: see above.",
    "· The site runs on without Strapi's admin; npm start tries again.",
  ]);
});
