// `npm run test:mutants`: breaks the product in seeded places, one at a time, and says which breaks no test of the fitting
// level noticed (docs/decisions/077-mutants.md). It edits sources while it runs, and puts each back.
//   --places 300    how many, in equal parts in each area
//   --seed N        the same seed takes the same places, as long as their lines stand
//   --only PATH     of these places, those in files whose path begins so
//   --no-journeys   unit and API tests and types alone, which takes seconds a place
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { requireNode } from "../stages/node-version.mjs";

requireNode();
const { ensureInstalled } = await import("../stages/install.mjs");
const { ensureBuilt, buildServer, buildWeb } = await import("../stages/build.mjs");
const { root } = await import("../stages/run.mjs");
const { fail, say } = await import("../stages/say.mjs");
const { chosenPlaces } = await import("./chosen.mjs");
const { asBuilt, journeys, notice, succeeds, vitest } = await import("./notice.mjs");

/** @typedef {import("./places.mjs").Place} Place */
/** `killed`: a test failed; `types`: only the compiler noticed; `untested`: no test of the level is about it. */
/** @typedef {"killed" | "types" | "survived" | "untested"} Outcome */

const areas = ["shared-types/src", "cms/src/api", "web/src/features"];

const unitConfig = ["--config", join(root, "scripts/testing/unit.config.mjs")];
const apiConfig = ["--root", join(root, "cms")];

/** @param {string} file */
const projectOf = (file) => /** @type {string} */ (/^[\w-]+/.exec(file)?.[0]);

/**
 * @param {Place} place
 * @param {string} text  of its file, broken there
 * @param {boolean} walksToo  whether journeys are run as well
 * @returns {Promise<Outcome>}
 */
async function outcomeOf({ file }, text, walksToo) {
  const { unitTestsOf, apiTestsOf, journeysOf } = await import("./tests-for.mjs");
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
    if (await notice(vitest([...unitConfig, ...project]), units, product)) return "killed";
    if (await notice(vitest(apiConfig), calls, product)) return "killed";
    product.breakIt();
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const isTyped = await succeeds([tsc, "-p", projectOf(file), "--noEmit"]);
    if (!isTyped) return "types";
    const walks = isBuilt || !walksToo ? [] : journeysOf(file);
    if (await notice(journeys, walks, asBuilt(product))) return "killed";
    return units.length + calls.length + walks.length > 0 ? "survived" : "untested";
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

try {
  const { values } = parseArgs({
    options: {
      places: { type: "string", default: "300" },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
      only: { type: "string", default: "" },
      journeys: { type: "boolean", default: true },
    },
    allowNegative: true,
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
    const outcome = await outcomeOf(place, broken(text, place), values.journeys);
    results.push({ place, outcome });
    const what = `${text.slice(place.start, place.end)} → ${place.instead}`.replace(/\s+/g, " ");
    console.log(
      `${String(results.length).padStart(4)} ${outcome.padEnd(8)} ${place.file}:${place.line}  ${what}`,
    );
  }
  tell(results);
  await Promise.all([buildServer(), buildWeb()]);
} catch (error) {
  fail(error);
}
