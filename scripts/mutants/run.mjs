// `npm run test:mutants`: breaks the product in seeded places, one at a time, and says which breaks no test of the fitting
// level noticed (docs/decisions/077-mutants.md). It edits sources while it runs, and puts each back.
//   --places 300    how many, in equal parts in each area
//   --seed N        the same seed takes the same places of the same sources
//   --only PATH     only in files whose path begins so
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { requireNode } from "../stages/node-version.mjs";

requireNode();
const { ensureInstalled } = await import("../stages/install.mjs");
const { ensureBuilt, buildServer } = await import("../stages/build.mjs");
const { root } = await import("../stages/run.mjs");
const { fail, PlainError, say } = await import("../stages/say.mjs");
const { chosenPlaces } = await import("./chosen.mjs");

/** @typedef {import("./places.mjs").Place} Place */
/** `killed`: a test failed; `types`: only the compiler noticed; `untested`: no test of the level loads it. */
/** @typedef {"killed" | "types" | "survived" | "untested"} Outcome */

const areas = ["shared-types/src", "cms/src/api", "web/src/features"];

/** A test that takes longer hangs, which is noticed as well. */
const patienceMs = 300_000;

const unitConfig = ["--config", join(root, "scripts/testing/unit.config.mjs")];
const apiConfig = ["--root", join(root, "cms")];

const folder = mkdtempSync(join(tmpdir(), "habitat-mutants-"));

/**
 * Runs a program of this project until it ends.
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
async function succeeds(args) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, TEST_DATABASE_URL: "" },
    stdio: "ignore",
    timeout: patienceMs,
  });
  const end = () => child.kill();
  process.once("exit", end);
  return new Promise((resolve) =>
    child.once("close", (code) => {
      process.off("exit", end);
      resolve(code === 0);
    }),
  );
}

const report = join(folder, "report.json");

/**
 * The first test file that fails; "" if it hangs or ends otherwise, undefined if all pass.
 * @param {string[]} config
 * @param {string[]} files
 * @returns {Promise<string | undefined>}
 */
async function failing(config, files) {
  if (files.length === 0) return undefined;
  rmSync(report, { force: true });
  const reporters = ["--reporter=json", `--outputFile=${report}`];
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  if (await succeeds([vitest, "run", ...config, "--bail=1", "--silent", ...reporters, ...files]))
    return undefined;
  if (!existsSync(report)) return "";
  /** @type {{ testResults: { name: string, status: string }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  return testResults.find(({ status }) => status === "failed")?.name ?? "";
}

/** Test files that have been seen to pass on the product as it is. */
const trusted = new Set();

/**
 * Whether a broken product fails these tests, which pass on the unbroken one.
 * @param {string[]} config
 * @param {string[]} files
 * @param {{ breakIt: () => void, mend: () => void }} product
 */
async function notice(config, files, { breakIt, mend }) {
  breakIt();
  const failed = await failing(config, files).finally(mend);
  if (failed === undefined) return false;
  const asked = failed === "" ? files : [failed];
  if (asked.every((file) => trusted.has(file))) return true;
  if ((await failing(config, asked)) !== undefined)
    throw new PlainError(`${asked.join(", ")} fails on the unbroken product: mend that first.`);
  for (const file of asked) trusted.add(file);
  return true;
}

/** @param {string} file */
const projectOf = (file) => /** @type {string} */ (/^[\w-]+/.exec(file)?.[0]);

/**
 * @param {Place} place
 * @param {string} text  of its file, broken there
 * @returns {Promise<Outcome>}
 */
async function outcomeOf({ file }, text) {
  const { unitTestsOf, apiTestsOf } = await import("./tests-for.mjs");
  const { compiled } = await import("./places.mjs");
  const source = join(root, file);
  const whole = readFileSync(source, "utf8");
  const isBuilt = !file.startsWith("web/");
  const compiledTo = file
    .replace(/^cms/, "cms/dist")
    .replace("shared-types/src", "shared-types/dist");
  const built = isBuilt ? join(root, compiledTo.replace(/\.tsx?$/, ".js")) : "";
  const wholeBuilt = built === "" ? "" : readFileSync(built, "utf8");
  const product = {
    breakIt: () => {
      writeFileSync(source, text);
      if (built !== "") writeFileSync(built, compiled(text));
    },
    mend: () => {
      writeFileSync(source, whole);
      if (built !== "") writeFileSync(built, wholeBuilt);
    },
  };
  process.once("exit", product.mend);
  try {
    const units = unitTestsOf(file);
    const calls = built === "" ? [] : apiTestsOf(file);
    const project = units.some((test) => test.startsWith("web/")) ? [] : ["--project=node"];
    if (await notice([...unitConfig, ...project], units, product)) return "killed";
    if (await notice(apiConfig, calls, product)) return "killed";
    product.breakIt();
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const isTyped = await succeeds([tsc, "-p", projectOf(file), "--noEmit"]);
    if (!isTyped) return "types";
    return units.length + calls.length > 0 ? "survived" : "untested";
  } finally {
    product.mend();
    process.off("exit", product.mend);
  }
}

/** @param {{ place: Place, outcome: Outcome }[]} results */
function tell(results) {
  const of = (/** @type {string} */ area) =>
    results.filter(({ place }) => place.file.startsWith(area));
  for (const area of areas.filter((name) => of(name).length > 0)) {
    const count = (/** @type {Outcome} */ which) =>
      of(area).filter(({ outcome }) => outcome === which).length;
    const [killed, types, survived] = [count("killed"), count("types"), count("survived")];
    const rate = Math.round((100 * (killed + types)) / Math.max(1, killed + types + survived));
    console.log(
      `${area}: ${killed} of ${of(area).length} noticed by tests, ${types} by types, ${survived} by nothing, ${count("untested")} without a test of this level: ${rate} %`,
    );
  }
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.once(signal, () => process.exit(130));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

try {
  const { values } = parseArgs({
    options: {
      places: { type: "string", default: "300" },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
      only: { type: "string", default: "" },
    },
  });
  await ensureInstalled();
  await ensureBuilt();
  // Should this be killed, the next start compiles all of the server.
  for (const name of ["cms/dist/.built", "cms/dist/.tsbuildinfo", "shared-types/dist/.built"])
    rmSync(join(root, name), { force: true });
  const { broken } = await import("./places.mjs");
  const places = chosenPlaces(areas, Number(values.places), Number(values.seed), values.only);
  say(`${places.length} places, seed ${values.seed}.`);
  const results = [];
  for (const place of places) {
    const text = readFileSync(join(root, place.file), "utf8");
    const outcome = await outcomeOf(place, broken(text, place));
    results.push({ place, outcome });
    const what = `${text.slice(place.start, place.end)} → ${place.instead}`.replace(/\s+/g, " ");
    console.log(
      `${String(results.length).padStart(4)} ${outcome.padEnd(8)} ${place.file}:${place.line}  ${what}`,
    );
  }
  tell(results);
  await buildServer();
} catch (error) {
  fail(error);
}
