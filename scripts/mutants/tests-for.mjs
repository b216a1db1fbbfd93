import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../stages/run.mjs";

/** Enough to notice a fault where its behavior is tested, and few enough to run for each place. */
const most = { unit: 5, api: 4 };

/** A test that loads a module through more others than this is about something else. */
const farthest = 3;

/** Files of API tests that take minutes. */
const slow = /restart|upgrade|nightly|older|copying|workers|photo-avif|command-lines|reset|bucket/;

/** All modules below a folder. @param {string} folder  from the project's root @returns {string[]} */
export const modulesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .sort();

const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");
const isUnitTest = (/** @type {string} */ file) =>
  /\.test\.\w+$/.test(file) && !file.startsWith("cms/tests/api/");

/** The file that an import means, if it is one of ours. @param {string} from @param {string} name */
function resolved(from, name) {
  if (name.startsWith("shared-types/")) return name.replace("/", "/src/").concat(".ts");
  if (!name.startsWith(".")) return undefined;
  const path = relative(root, join(root, dirname(from), name)).replaceAll("\\", "/");
  return ["", ".ts", ".tsx", "/index.ts"]
    .map((end) => path + end)
    .find((file) => /\.\w+$/.test(file) && existsSync(join(root, file)));
}

/** Who imports each module, types left out. @returns {Map<string, string[]>} */
function importers() {
  const found = new Map();
  for (const file of [
    "shared-types/src",
    "shared-types/tests",
    "cms/src",
    "cms/tests/unit",
    "web/src",
  ].flatMap(modulesIn))
    for (const [, name = ""] of read(file).matchAll(
      /^(?:import|export|\}|.*\bimport\()(?! type\b)[^"\n]*"([^"\n]+)"/gm,
    )) {
      const imported = resolved(file, name);
      if (imported !== undefined) found.set(imported, [...(found.get(imported) ?? []), file]);
    }
  return found;
}

/** @type {Map<string, string[]> | undefined} */
let graph;

/**
 * The unit and component tests that load a module, the nearest first.
 * @param {string} file
 */
export function unitTestsOf(file) {
  graph ??= importers();
  const distance = new Map([[file, 0]]);
  // A map is walked in the order in which it grows.
  for (const [one, far] of distance)
    for (const importer of far < farthest ? (graph.get(one) ?? []) : [])
      if (!distance.has(importer)) distance.set(importer, far + 1);
  const nearest = [...distance.keys()].filter(isUnitTest);
  if (!file.startsWith("shared-types/")) return nearest.slice(0, most.unit);
  // The contract's own tests take seconds together; what server and web do with it is tested there.
  const isOwn = (/** @type {string} */ test) => test.startsWith("shared-types/");
  const own = modulesIn("shared-types/tests").filter(isUnitTest);
  return [...own, ...nearest.filter((test) => !isOwn(test)).slice(0, most.unit)];
}

const apiTests = ["cms/tests/api", "cms/tests/thorough"]
  .flatMap(modulesIn)
  .filter((file) => file.endsWith(".test.ts") && !slow.test(file));

/** How often a text has a word, at most a few times. @param {string} text @param {string} word */
const hits = (text, word) => Math.min(5, text.split(word).length - 1);

/**
 * The API tests that say most about a module of a noun: by what they import, their names, and the words in them.
 * @param {string} file  cms/src/api/NOUN/…, shared-types/src/NOUN/…
 */
export function apiTestsOf(file) {
  const inRoom = file.replace(/^(cms\/src\/api|shared-types\/src)\//, "").replace(/\.ts$/, "");
  const [noun = "", ...rest] = inRoom.split("/");
  const own = rest.flatMap((part) => part.split("-")).filter((word) => word.length > 3);
  const words = [...new Set([...noun.split("-"), ...own])].filter(
    (word) => !["services", "controllers", "routes"].includes(word),
  );
  return apiTests
    .map((test) => {
      const text = read(test);
      const named = words.filter((word) => test.includes(word)).length;
      const found = words.reduce((sum, word) => sum + hits(text, word), 0);
      const isOf = 3 * hits(text, `api/${noun}/`) + 20 * hits(text, `shared-types/${inRoom}"`);
      return { test, score: 6 * named + found + isOf };
    })
    .filter(({ score }) => score > 3)
    .sort((a, b) => b.score - a.score)
    .slice(0, most.api)
    .map(({ test }) => test);
}
