import { defineConfig } from "@playwright/test";
import base, { desk, phone } from "./playwright.config.mjs";

const last = "**/*.last.spec.ts";
const setUp = { name: "set-up", testMatch: "**/*.setup.ts", use: desk.use };
const isOnce = ["**/*.desk.spec.ts", last];

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
    { ...desk, testIgnore: last, dependencies: ["set-up"] },
    // Ends all other sessions.
    { ...desk, name: "last", testMatch: last, dependencies: ["phone", "desk"] },
  ],
});
