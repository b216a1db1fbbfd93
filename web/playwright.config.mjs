import { defineConfig, devices } from "@playwright/test";

const flags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A Chromium without windows does not know its line, and would fetch lazy pictures from twice as far. This
  // replaces Playwright's own settings, which give it a mouse.
  `--blink-settings=${[
    "primaryHoverType=2",
    "availableHoverTypes=2",
    "primaryPointerType=4",
    "availablePointerTypes=4",
    "lazyLoadingImageMarginPxUnknown=1250",
  ].join(",")}`,
];

/**
 * Which journeys run where TEST_PART says so. All run at the desk's width, but those tagged `@phone` or `@both`, whose
 * behavior depends on the width. Before a commit: what is tagged `@smoke`, one for each page and kind of form. The rest:
 * all others. Before a release: all that depends on no width, at the phone's, but what is tagged `@desk` or in a
 * file named `….desk.…`. An expression is matched against the file's name, the title and the tags.
 */
const part = process.env.TEST_PART;
const smoke = /@smoke/;
const phones = {
  all: { grep: /@phone|@both/ },
  commit: { grep: /^(?=.*@smoke)(?=.*(@phone|@both))/ },
  rest: { grep: /@phone|@both/, grepInvert: smoke },
  release: { grepInvert: /@phone|@both|@desk|\.desk\./ },
};
const desks = {
  all: { grepInvert: /@phone/ },
  commit: { grep: smoke, grepInvert: /@phone/ },
  rest: { grepInvert: [/@phone/, smoke] },
  release: { grep: /@set-up/ },
};
const chosen = part === "commit" || part === "rest" || part === "release" ? part : "all";
export const phone = {
  name: "phone",
  ...phones[chosen],
  use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
};
export const desk = {
  name: "desk",
  ...desks[chosen],
  use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
};

/** Journeys on the real site at SITE_URL, in the Chromium at CHROMIUM_PATH (`npm test` sets both). */
export default defineConfig({
  testDir: "e2e",
  // The owner’s journeys, those on sites of their own and in other engines have configurations of their own.
  testIgnore: "**/e2e/{panel,garden,engines}/**",
  outputDir: ".cache/test-results",
  workers: 2,
  forbidOnly: true,
  // Long enough for a machine that does ten things at once: whoever waits for an event loses nothing by it.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.SITE_URL,
    locale: "en-US",
    timezoneId: "America/New_York",
    trace: "off",
    screenshot: "only-on-failure",
    // What a worker kept is no part of a journey; that of being offline lets it in.
    serviceWorkers: "block",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: flags },
  },
  projects: [phone, desk],
});
