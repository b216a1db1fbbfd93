import { join } from "node:path";
import { root } from "../stages/run.mjs";
import { apiFilesThat } from "./api-files.mjs";
import { checkBudgets } from "./budgets.mjs";
import { check } from "./check-tasks.mjs";
import { headlessPath } from "./chromium.mjs";
import { demoTemplate, startDemoSite } from "./demo-site.mjs";
import { startPostgres } from "./postgres.mjs";
import { runPlaywright, runVitest } from "./runners.mjs";
import { quickPasswords, setUpLink, startServer } from "./server.mjs";

/** @typedef {import("./runners.mjs").Count} Count */
/** @typedef {"commit" | "rest" | "release"} Part */
/**
 * `part`: the command that runs it: `npm test` before each commit, `npm run test:rest`, or `npm run test:postgres`
 * before a release. `isBeside`: it begins together with the stage before it. `runsNothing`: of the product, so that it
 * begins while SQLite is compiled still. `site`: the running site that the stage needs; stages that name the same one share it.
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} title
 * @property {Part} part
 * @property {boolean} [isBeside]
 * @property {boolean} [runsNothing]
 * @property {Part} [site]
 * @property {() => Promise<Count>} run
 */

const apiConfig = ["--root", join(root, "cms")];

const slow = apiFilesThat(({ isSlow }) => isSlow);
const dialect = apiFilesThat(({ dialect }) => dialect.length > 0);
const ofOneDatabase = apiFilesThat(({ isOfOneDatabase }) => isOfOneDatabase);

/** @param {string[]} files */
const without = (files) => files.map((file) => `--exclude=${file}`);

/** @type {Map<string, ReturnType<typeof startDemoSite>>} */
const sites = new Map();

/**
 * A site with the demo content, started when it is first asked for.
 * @param {Part} name  visitors come before the owner, who changes it: each part has its own
 */
export function siteOf(name) {
  const started = sites.get(name) ?? startDemoSite();
  sites.set(name, started);
  // Whoever waits for it is told.
  started.catch(() => undefined);
  return started;
}

/**
 * Stops a site that no further stage needs.
 * @param {string} name
 */
export async function stopSite(name) {
  const running = await sites.get(name)?.catch(() => undefined);
  sites.delete(name);
  await running?.stop();
}

/** @param {string} stage @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function apiOnPostgres(stage, args, env) {
  const postgres = await startPostgres();
  try {
    const more = { ...env, TEST_DATABASE_URL: postgres.url };
    return await runVitest(stage, [...apiConfig, ...args], more);
  } finally {
    await postgres.stop();
  }
}

/** @param {string} stage @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const apiOnSqlite = (stage, args, env) =>
  runVitest(stage, [...apiConfig, ...args], { ...env, TEST_DATABASE_URL: "" });

/** @param {string} stage @param {"playwright" | "playwright.panel"} config @param {Part} part */
async function journeys(stage, config, part) {
  const CHROMIUM_PATH = headlessPath();
  const site = await siteOf(part);
  // The owner's journeys begin with the set-up link that the site has printed.
  const SETUP_LINK = setUpLink(site);
  return runPlaywright(stage, ["--config", join(root, `web/${config}.config.mjs`)], {
    CHROMIUM_PATH,
    SETUP_LINK,
    SITE_URL: site.url,
    TEST_PART: part,
    TEST_AXE: part === "release" ? "1" : "",
  });
}

/**
 * Journeys in other engines than Chromium's: no stage, as CI has none of them.
 * @param {import("./engines.mjs").Engine[]} engines
 * @param {string} [display]  for windows
 */
export async function journeysIn(engines, display) {
  const site = await siteOf("release");
  return runPlaywright("engines", ["--config", join(root, "web/playwright.engines.config.mjs")], {
    ...Object.assign({}, ...engines.map(({ env }) => env)),
    ...(display !== undefined && { DISPLAY: display }),
    ENGINES: engines.map(({ name }) => name).join(),
    SETUP_LINK: setUpLink(site),
    SITE_URL: site.url,
  });
}

const gardenConfig = ["--config", join(root, "web/playwright.garden.config.mjs")];

/** @param {string[]} names */
const projects = (...names) => names.map((name) => `--project=${name}`);

/** An owner's evening, whose clicks are counted, on a site of its own. */
async function evening() {
  const site = await startServer({ env: { ...quickPasswords, DEMO: "none" } });
  try {
    return await runPlaywright("evening", [...gardenConfig, ...projects("evening")], {
      CHROMIUM_PATH: headlessPath(),
      EVENING: setUpLink(site),
    });
  } finally {
    await site.stop();
  }
}

/** Journeys from a new site to an own garden, each on a site of its own. */
async function gardens() {
  const env = { ...quickPasswords, DEMO: "none" };
  const [desk, phone, demo] = [startServer({ env }), startServer({ env }), startDemoSite()];
  const sites = await Promise.all([desk, phone, demo]);
  const [EMPTY_DESK, EMPTY_PHONE, WITH_DEMO] = sites.map(setUpLink);
  try {
    return await runPlaywright("gardens", [...gardenConfig, ...projects("desk", "phone", "demo")], {
      CHROMIUM_PATH: headlessPath(),
      EMPTY_DESK,
      EMPTY_PHONE,
      WITH_DEMO,
    });
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/** @param {string} stage @param {NodeJS.ProcessEnv} [env] */
const faults = (stage, env) =>
  runVitest(stage, ["--config", join(root, "scripts/faults/faults.config.mjs")], env);

/** In this order: what `npm test` runs, the rest, and what only a release needs. @type {Stage[]} */
export const testStages = [
  { name: "check", title: "Types, lint, format", part: "commit", runsNothing: true, run: check },
  {
    name: "unit",
    title: "Unit tests",
    part: "commit",
    isBeside: true,
    run: () => runVitest("unit", ["--config", join(root, "scripts/testing/unit.config.mjs")]),
  },
  {
    name: "api-sqlite",
    title: "API over HTTP, on SQLite",
    part: "commit",
    // Suites of many cases run once, with the rest.
    run: () => apiOnSqlite("api-sqlite", without(["tests/thorough/**", ...slow])),
  },
  {
    name: "journeys",
    title: "Journeys in a browser: one for each page",
    part: "commit",
    site: "commit",
    run: () => journeys("journeys", "playwright", "commit"),
  },
  {
    name: "panel",
    title: "The owner's journeys in a browser: one for each kind of form",
    part: "commit",
    site: "commit",
    run: () => journeys("panel", "playwright.panel", "commit"),
  },
  {
    name: "budgets",
    title: "What visitors load",
    part: "commit",
    site: "commit",
    run: async () => checkBudgets((await siteOf("commit")).url),
  },
  {
    name: "api-sqlite-rest",
    title: "API over HTTP, slow tests and a third of suites of many cases, on SQLite",
    part: "rest",
    run: () => apiOnSqlite("api-sqlite-rest", ["tests/thorough", ...slow], { TEST_SHARE: "third" }),
  },
  {
    name: "api-postgres",
    title: "API over HTTP, what depends on the database, on PostgreSQL",
    part: "rest",
    run: () => apiOnPostgres("api-postgres", ["tests/postgres", ...dialect]),
  },
  {
    name: "journeys-rest",
    title: "All other journeys in a browser",
    part: "rest",
    site: "rest",
    run: () => journeys("journeys-rest", "playwright", "rest"),
  },
  {
    name: "panel-rest",
    title: "All other journeys of the owner in a browser, and an audit of each screen",
    part: "rest",
    site: "rest",
    run: () => journeys("panel-rest", "playwright.panel", "rest"),
  },
  {
    name: "gardens",
    title: "From a new site to an own garden, on sites of their own",
    part: "rest",
    run: gardens,
  },
  {
    name: "faults",
    title: "Faults, on servers of their own",
    part: "rest",
    run: async () => {
      await demoTemplate();
      return faults("faults");
    },
  },
  {
    name: "api-sqlite-thorough",
    title: "API over HTTP, suites of many cases whole, on SQLite",
    part: "release",
    run: () => apiOnSqlite("api-sqlite-thorough", ["tests/thorough"], { TEST_SHARE: "all" }),
  },
  {
    name: "api-postgres-whole",
    title: "API over HTTP, whole, on PostgreSQL",
    part: "release",
    run: () => apiOnPostgres("api-postgres-whole", without(ofOneDatabase), { TEST_SHARE: "all" }),
  },
  {
    name: "journeys-widths",
    title: "Journeys in a browser, at the other width",
    part: "release",
    site: "release",
    run: () => journeys("journeys-widths", "playwright", "release"),
  },
  {
    name: "panel-widths",
    title: "The owner's journeys in a browser, at the other width",
    part: "release",
    site: "release",
    run: () => journeys("panel-widths", "playwright.panel", "release"),
  },
  {
    name: "evening",
    title: "An owner's evening, from an empty site to a garden, in at most 130 clicks",
    part: "release",
    run: evening,
  },
  {
    name: "kills",
    title: "Many more kills",
    part: "release",
    run: () => faults("kills", { KILLS: "10" }),
  },
];
