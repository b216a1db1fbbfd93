import { defineConfig } from "@playwright/test";
import base from "./playwright.config.mjs";

const last = "**/*.last.spec.ts";
const [phone, desk] = base.projects ?? [];

/**
 * Journeys of the owner's panel at SITE_URL. They change what is on the site, so they run after the
 * public ones; SETUP_LINK is what a site without an owner has printed (decision 030).
 */
export default defineConfig({
  ...base,
  testDir: "e2e/panel",
  testIgnore: [],
  timeout: 120_000,
  projects: [
    { name: "set-up", testMatch: "**/*.setup.ts", use: desk?.use },
    // What does not depend on the width is shown once.
    { ...phone, name: "phone", testIgnore: ["**/*.desk.spec.ts", last], dependencies: ["set-up"] },
    { ...desk, name: "desk", testIgnore: last, dependencies: ["set-up"] },
    // Ends all other sessions.
    { ...desk, name: "last", testMatch: last, dependencies: ["phone", "desk"] },
  ],
});
