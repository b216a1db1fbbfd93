import { defineConfig } from "@playwright/test";
import base, { desk, phone } from "./playwright.config.mjs";

/** A site of its own for each: what it printed as its set-up link. */
const at = (
  /** @type {import("@playwright/test").Project} */ { use },
  /** @type {string | undefined} */ link,
) => ({
  use: { ...use, baseURL: link && new URL(link).origin },
  metadata: { link },
});

/**
 * Journeys from a new site to an owner's own garden: from nothing at either width, and from the demo. Each has a site
 * of its own, whose set-up link is in the environment.
 */
export default defineConfig({
  ...base,
  testDir: "e2e/garden",
  testIgnore: [],
  timeout: 300_000,
  use: { ...base.use, actionTimeout: 20_000 },
  projects: [
    { name: "desk", testMatch: "empty.spec.ts", ...at(desk, process.env.EMPTY_DESK) },
    { name: "phone", testMatch: "empty.spec.ts", ...at(phone, process.env.EMPTY_PHONE) },
    { name: "evening", testMatch: "evening.spec.ts", ...at(desk, process.env.EVENING) },
    { name: "demo", testMatch: "demo.spec.ts", ...at(desk, process.env.WITH_DEMO) },
  ],
});
