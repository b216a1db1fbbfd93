import { defineConfig } from "@playwright/test";
import base from "./playwright.config.mjs";

const all = ["firefox", "webkit"];

/** The engines to use, such as 'firefox,webkit'. */
const engines = (process.env.ENGINES ?? "").split(",").filter((name) => name !== "");

/**
 * Journeys at SITE_URL in other engines than Chromium's. Each engine is driven as its makers say, without Playwright's
 * own pages (docs/decisions/132); what is tagged with an engine's name runs in that one only.
 */
export default defineConfig({
  ...base,
  testDir: "e2e/engines",
  testIgnore: [],
  // The same journeys on the same site: one engine after the other.
  workers: 1,
  outputDir: ".cache/test-results/engines",
  use: { baseURL: process.env.SITE_URL },
  projects: [
    { name: "set-up", testMatch: "**/*.setup.ts" },
    ...engines.map((engineName) => ({
      name: engineName,
      use: { engineName },
      dependencies: ["set-up"],
      grepInvert: all.filter((name) => name !== engineName).map((name) => new RegExp(`@${name}`)),
    })),
  ],
});
