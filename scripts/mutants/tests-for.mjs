import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../stages/run.mjs";

/** Enough to notice a fault where its behavior is tested, and few enough to run for each place. */
const most = { unit: 5, api: 4, journeys: 3 };

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
 * Those of these tests that say most about a module: words in their names and texts, and what more is worth something.
 * @param {string[]} tests
 * @param {string[]} words
 * @param {(text: string) => number} more
 * @param {number} count
 */
const tellingMost = (tests, words, more, count) =>
  tests
    .map((test) => {
      const text = read(test);
      const scores = words.map((word) => (test.includes(word) ? 6 : 0) + hits(text, word));
      return { test, score: scores.reduce((sum, score) => sum + score, more(text)) };
    })
    .filter(({ score }) => score > 3)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ test }) => test);

/**
 * The API tests that say most about a module of a noun: by what they import, their names, and the words in them.
 * @param {string} file  cms/src/api/NOUN/…, shared-types/src/NOUN/…
 */
export function apiTestsOf(file) {
  const inRoom = file.replace(/^(cms\/src\/api|shared-types\/src)\//, "").replace(/\.ts$/, "");
  const [noun = "", ...rest] = inRoom.split("/");
  const own = rest.flatMap((part) => part.split("-")).filter((word) => word.length > 3);
  const words = [...new Set([...noun.split("-"), ...own])].filter(
    (word) => !["services", "controllers"].includes(word),
  );
  const imports = (/** @type {string} */ text) =>
    3 * hits(text, `api/${noun}/`) + 20 * hits(text, `shared-types/${inRoom}"`);
  return tellingMost(apiTests, words, imports, most.api);
}

/** Without those that begin with sites of their own. */
const journeys = ["web/e2e", "web/e2e/panel"].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".spec.ts"))
    .map((name) => `${folder}/${name}`),
);

/**
 * The journeys that say most about a module of a feature: by the words of its path, and what it shows in so many words.
 * @param {string} file  web/src/features/NOUN/…
 */
export function journeysOf(file) {
  const [noun = "", ...rest] = file.replace(/^web\/src\/features\/|\.tsx?$/g, "").split("/");
  const own = rest.flatMap((part) => part.split(/-|(?=[A-Z])/));
  const words = [noun, ...own.map((word) => word.toLowerCase())].filter(
    (word, i) => i === 0 || (word.length > 3 && !/^(admin|components|form|fields)$/.test(word)),
  );
  const shown = read(file).match(/(?<=["`>]|^\s+)[A-Z][\w'’,.]*( [\w'’,.]+)+(?=["`<]|$)/gm) ?? [];
  const shows = (/** @type {string} */ text) =>
    4 * new Set(shown.filter((what) => text.includes(what))).size;
  const isOfPanel = file.includes("/admin/");
  const those = journeys.filter((test) => test.includes("/panel/") === isOfPanel);
  return tellingMost(those, [...new Set(words)], shows, most.journeys);
}
