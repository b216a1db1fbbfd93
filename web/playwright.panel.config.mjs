import { defineConfig } from "@playwright/test";
import base, { desk, phone } from "./playwright.config.mjs";

const last = "**/*.last.spec.ts";
const setUp = { name: "set-up", testMatch: "**/*.setup.ts", use: desk.use };
const alone = "**/*.alone.spec.ts";
const isOnce = ["**/*.desk.spec.ts", alone, last];

/**
 * Journeys of the owner's panel at SITE_URL. They change what is on the site, so they run after the
 * public ones; SETUP_LINK is what a site without an owner has printed (docs/decisions/020).
 */
export default defineConfig({
  ...base,
  testDir: "e2e/panel",
  testIgnore: [],
  timeout: 300_000,
  projects: [
    setUp,
    // What does not depend on the width is shown once.
    { ...phone, testIgnore: isOnce, dependencies: ["set-up"] },
    { ...desk, testIgnore: [alone, last], dependencies: ["set-up"] },
    // What another journey would change: an import takes all that waits, a backup reads all there is.
    { ...desk, name: "alone", testMatch: alone, workers: 1, dependencies: ["phone", "desk"] },
    // Ends all other sessions.
    { ...desk, name: "last", testMatch: last, dependencies: ["alone"] },
  ],
});
