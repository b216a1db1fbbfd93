import { join } from "node:path";
import { root } from "../stages/run.mjs";
import { checkBudgets } from "./budgets.mjs";
import { check } from "./check-tasks.mjs";
import { headlessPath } from "./chromium.mjs";
import { startPostgres } from "./postgres.mjs";
import { runPlaywright, runVitest } from "./runners.mjs";
import { quickPasswords, startServer } from "./server.mjs";

/** @typedef {import("./runners.mjs").Count} Count */
/**
 * `isRest`: part of `npm run test:all` only. `site`: the running site that the stage needs; stages that name
 * the same one share it.
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} title
 * @property {boolean} [isRest]
 * @property {"commit" | "rest"} [site]
 * @property {() => Promise<Count>} run
 */

const apiConfig = ["--root", join(root, "cms")];

/** API tests of what the server does differently on each database: searches, limits, locks, backups, changes. */
const dialect = [
  "backup",
  "bin",
  "cache-freshness",
  "contact-limits",
  "demo-remove",
  "empty-site",
  "failed-commits",
  "history",
  "media-library",
  "panel-bulk",
  "photo-filters",
  "plans",
  "search-plan",
  "sightings-import",
].map((name) => `tests/api/${name}.test.ts`);

/** API tests of files, whose bytes no database sees: one is enough. */
const ofFiles = [
  "api/app-files",
  "api/photo-avif",
  "api/photo-bad-files",
  "thorough/photo-mutated",
].map((name) => `tests/${name}.test.ts`);

/** API tests that start whole servers and commands, wait for a clock, or move big files: too long for each commit. */
const slow = [
  "api/access-routes",
  "api/admin-sign-in",
  "api/backup-nightly",
  "api/bucket",
  "api/category-upgrade",
  "api/command-lines",
  "api/contact-provider",
  "api/csv-undo",
  "api/demo-older",
  "api/media-library",
  "api/photo-copying",
  "api/photo-picture",
  "api/photo-proposed-alt",
  "api/photo-upload",
  "api/photo-workers",
  "api/reset",
  "api/restart",
  "api/upgrade",
  "thorough/backup-crash",
  "thorough/photo-import-crash",
].map((name) => `tests/${name}.test.ts`);

/** @param {string[]} files */
const without = (files) => files.map((file) => `--exclude=${file}`);

/** @type {Map<string, ReturnType<typeof startServer>>} */
const sites = new Map();

/**
 * A site with the demo content, started when it is first asked for.
 * @param {"commit" | "rest"} name  visitors come before the owner, who changes it: each part has its own
 */
export function siteOf(name) {
  const started = sites.get(name) ?? startServer({ env: quickPasswords });
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

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function apiOnPostgres(args, env) {
  const postgres = await startPostgres();
  try {
    return await runVitest([...apiConfig, ...args], { ...env, TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const apiOnSqlite = (args, env) =>
  runVitest([...apiConfig, ...args], { ...env, TEST_DATABASE_URL: "" });

/** The set-up link that a site without an owner has printed. @param {import("./server.mjs").Server} site */
const setUpLink = ({ output }) => /\S+\/cp\/setup\?token=\S+/.exec(output())?.[0] ?? "";

/** @param {"playwright" | "playwright.panel"} config @param {"commit" | "rest"} part */
async function journeys(config, part) {
  const CHROMIUM_PATH = headlessPath();
  const site = await siteOf(part);
  // The owner's journeys begin with the set-up link that the site has printed.
  const SETUP_LINK = setUpLink(site);
  return runPlaywright(["--config", join(root, `web/${config}.config.mjs`)], {
    CHROMIUM_PATH,
    SETUP_LINK,
    SITE_URL: site.url,
    TEST_PART: part,
  });
}

/** Journeys from a new site to an own garden, each on a site of its own. */
async function gardens() {
  const env = { ...quickPasswords, DEMO: "none" };
  const sites = await Promise.all([
    startServer({ env }),
    startServer({ env }),
    startServer({ env: quickPasswords }),
  ]);
  const [EMPTY_DESK, EMPTY_PHONE, WITH_DEMO] = sites.map(setUpLink);
  try {
    return await runPlaywright(["--config", join(root, "web/playwright.garden.config.mjs")], {
      CHROMIUM_PATH: headlessPath(),
      EMPTY_DESK,
      EMPTY_PHONE,
      WITH_DEMO,
    });
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/** In this order: first what `npm test` runs, then the rest. @type {Stage[]} */
export const testStages = [
  { name: "check", title: "Types, lint, format", run: check },
  {
    name: "unit",
    title: "Unit tests",
    run: () => runVitest(["--config", join(root, "scripts/testing/unit.config.mjs")]),
  },
  {
    name: "api-sqlite",
    title: "API over HTTP, on SQLite",
    run: () => apiOnSqlite(without(slow)),
  },
  {
    name: "api-postgres",
    title: "API over HTTP, what depends on the database, on PostgreSQL",
    run: () => apiOnPostgres(dialect),
  },
  {
    name: "journeys",
    title: "Journeys in a browser",
    site: "commit",
    run: () => journeys("playwright", "commit"),
  },
  {
    name: "panel",
    title: "The owner's journeys in a browser",
    site: "commit",
    run: () => journeys("playwright.panel", "commit"),
  },
  {
    name: "budgets",
    title: "What visitors load",
    site: "commit",
    run: async () => checkBudgets((await siteOf("commit")).url),
  },
  {
    name: "api-sqlite-rest",
    title: "API over HTTP, slow tests and suites of many cases whole, on SQLite",
    isRest: true,
    run: () => apiOnSqlite(["tests/thorough", ...slow], { TEST_ALL: "1" }),
  },
  {
    name: "api-postgres-rest",
    title: "API over HTTP, all other tests, on PostgreSQL",
    isRest: true,
    run: () => apiOnPostgres(without([...dialect, ...ofFiles]), { TEST_ALL: "1" }),
  },
  {
    name: "journeys-rest",
    title: "Journeys in a browser, at the other width",
    isRest: true,
    site: "rest",
    run: () => journeys("playwright", "rest"),
  },
  {
    name: "panel-rest",
    title: "The owner's journeys in a browser, at the other width",
    isRest: true,
    site: "rest",
    run: () => journeys("playwright.panel", "rest"),
  },
  {
    name: "gardens",
    title: "From a new site to an own garden, on sites of their own",
    isRest: true,
    run: gardens,
  },
  {
    name: "faults",
    title: "Faults, on servers of their own",
    isRest: true,
    run: () => runVitest(["--config", join(root, "scripts/faults/faults.config.mjs")]),
  },
];
