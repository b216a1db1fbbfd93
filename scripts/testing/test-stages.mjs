import { join } from "node:path";
import { root } from "../stages/run.mjs";
import { say } from "../stages/say.mjs";
import { checkBudgets } from "./budgets.mjs";
import { check } from "./check-tasks.mjs";
import { chromiumPath } from "./chromium.mjs";
import { startPostgres } from "./postgres.mjs";
import { runPlaywright, runVitest } from "./runners.mjs";
import { startServer } from "./server.mjs";

/** @typedef {import("./runners.mjs").Count} Count */
/** @typedef {{ name: string, title: string, isApart?: boolean, run: () => Promise<Count> }} Stage  `isApart`: only when it is asked for by name */

const apiConfig = ["--root", join(root, "cms")];
const faultsConfig = ["--config", join(root, "scripts/faults/faults.config.mjs")];
/** Faults that take seconds, and measure nothing that a busy machine would spoil. */
const shortFaults = ["drain", "full-disk", "missing-images"].map((name) => `${name}.fault`);

/** @type {ReturnType<typeof startServer> | undefined} */
let site;

/** The site that journeys and budgets share, started when the first of them needs it. */
function sharedSite() {
  if (!site) say("Starting the site with the demo content …");
  site ??= startServer();
  return site;
}

/** Stops what stages have left running for one another. */
export async function stopShared() {
  const running = await site?.catch(() => undefined);
  await running?.stop();
}

async function apiOnPostgres() {
  const postgres = await startPostgres();
  try {
    return await runVitest(apiConfig, { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function journeys() {
  const CHROMIUM_PATH = chromiumPath();
  const { url } = await sharedSite();
  return runPlaywright(["--config", join(root, "web/playwright.config.mjs")], {
    CHROMIUM_PATH,
    SITE_URL: url,
  });
}

/** The owner's journeys begin with the set-up link that the site has printed. */
async function panelJourneys() {
  const CHROMIUM_PATH = chromiumPath();
  const { url, output } = await sharedSite();
  const [SETUP_LINK = ""] = /\S+\/cp\/setup\?token=\S+/.exec(output()) ?? [];
  return runPlaywright(["--config", join(root, "web/playwright.panel.config.mjs")], {
    CHROMIUM_PATH,
    SITE_URL: url,
    SETUP_LINK,
  });
}

/** What `npm test` runs, in this order. @type {Stage[]} */
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
    run: () => runVitest(apiConfig, { TEST_DATABASE_URL: "" }),
  },
  { name: "api-postgres", title: "API over HTTP, on PostgreSQL", run: apiOnPostgres },
  {
    name: "faults",
    title: "Faults, on servers of their own",
    // Minutes of kills and floods: too long to stand before every commit.
    isApart: true,
    run: () => runVitest(faultsConfig),
  },
  {
    name: "faults-short",
    title: "Faults that take seconds",
    run: () => runVitest([...faultsConfig, ...shortFaults]),
  },
  { name: "journeys", title: "Journeys in a browser", run: journeys },
  { name: "panel", title: "The owner's journeys in a browser", run: panelJourneys },
  {
    name: "budgets",
    title: "What visitors load",
    run: async () => checkBudgets((await sharedSite()).url),
  },
];
