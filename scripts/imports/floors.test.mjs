import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { circlesOf, essential, floorsOf, grouped } from "./floors.mjs";
import { importsOf, roomOf } from "./read.mjs";

/** @param {Record<string, string[]>} arrows */
const arrowsOf = (arrows) =>
  new Map(Object.entries(arrows).map(([one, others]) => [one, new Set(others)]));

test("those that import each other are one circle, however long", () => {
  expect(circlesOf(arrowsOf({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] }))).toEqual([]);
  expect(circlesOf(arrowsOf({ a: ["b"], b: ["c"], c: ["b", "d"], d: ["d"], e: [] }))).toEqual([
    ["d"],
    ["b", "c"],
  ]);
});

test("files without a circle can stand in rooms with one", () => {
  const files = arrowsOf({ "x/1": ["y/1"], "y/2": ["x/2"], "x/2": [], "y/1": [] });
  expect(circlesOf(files)).toEqual([]);
  const rooms = grouped(files, (file) => file.slice(0, 1));
  expect(rooms).toEqual(arrowsOf({ x: ["y"], y: ["x"] }));
  expect(circlesOf(rooms)).toEqual([["x", "y"]]);
});

test("each stands above all that it imports, and an arrow that others say is left out", () => {
  const arrows = arrowsOf({ app: ["page", "lib"], page: ["part", "lib"], part: ["lib"], lib: [] });
  expect(floorsOf(arrows)).toEqual(new Map(Object.entries({ lib: 0, part: 1, page: 2, app: 3 })));
  expect(essential(arrows)).toEqual(
    arrowsOf({ app: ["page"], page: ["part"], part: ["lib"], lib: [] }),
  );
});

test("imports are found by path and by name, of types too", () => {
  const folder = mkdtempSync(join(tmpdir(), "habitat-imports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sources = {
    "web/src/lib/a.ts":
      'import type { B } from "./b";\nimport { c } from "shared-types/plant/codes";',
    "web/src/lib/b.tsx": 'export * from "react"; void import("./a");',
    "shared-types/src/plant/codes.ts": "export const c = 1;",
  };
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  expect(importsOf(folder, Object.keys(sources))).toEqual(
    arrowsOf({
      "web/src/lib/a.ts": ["web/src/lib/b.tsx", "shared-types/src/plant/codes.ts"],
      "web/src/lib/b.tsx": ["web/src/lib/a.ts"],
      "shared-types/src/plant/codes.ts": [],
    }),
  );
});

test.each([
  ["cms/src/api/plant/services/plant.ts", "cms/src/api/plant"],
  ["cms/src/http/etag.ts", "cms/src/http"],
  ["cms/src/index.ts", "cms/src/index"],
  ["cms/config/server.ts", "cms/config"],
  ["web/src/features/plan/admin/PlanForm.tsx", "web/src/features/plan"],
  ["web/vite.config.ts", "web/settings of tools"],
  ["shared-types/src/plant/codes.ts", "shared-types/codes"],
  ["shared-types/src/plant/list.ts", "shared-types/plant/list"],
  ["shared-types/src/kit/codes.ts", "shared-types/kit"],
  ["shared-types/src/calls.ts", "shared-types/table of all calls"],
  ["scripts/stages/run.mjs", "scripts/stages"],
  ["scripts/test.mjs", "scripts/commands"],
])("%s stands in %s", (file, room) => expect(roomOf(file)).toBe(room));
