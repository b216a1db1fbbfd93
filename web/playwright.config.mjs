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
 * Which half of the journeys runs where TEST_PART says so. Before a commit: at the desk's width all, and at the
 * phone's what is tagged for it or for both, but no file named `….rest.…`, and nothing that is tagged @rest. The rest:
 * all others. Without TEST_PART: all. An expression is matched against the file's name, the title and the tags.
 */
export const part = process.env.TEST_PART;
const rest = /@rest|\.rest\./;
const phones = {
  all: { grepInvert: /@desk/ },
  commit: { grep: /@phone|@both/, grepInvert: rest },
  rest: { grep: /^(?!.*@desk)((?=.*(@rest|\.rest\.))|(?!.*(@phone|@both)))/ },
};
const desks = {
  all: { grepInvert: /@phone/ },
  commit: { grepInvert: [/@phone/, rest] },
  rest: { grep: rest, grepInvert: /@phone/ },
};
const half = part === "commit" || part === "rest" ? part : "all";
export const phone = {
  name: "phone",
  ...phones[half],
  use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
};
export const desk = {
  name: "desk",
  ...desks[half],
  use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
};

/** Journeys on the real site at SITE_URL, in the Chromium at CHROMIUM_PATH (`npm test` sets both). */
export default defineConfig({
  testDir: "e2e",
  // The owner’s journeys, and those on sites of their own, have configurations of their own.
  testIgnore: "**/e2e/{panel,garden}/**",
  outputDir: ".cache/test-results",
  workers: 2,
  forbidOnly: true,
  // Before a release, a machine that others use too may stall for seconds. The report names what needed a second
  // try; whoever runs the journeys at a desk sees each failure.
  retries: process.env.CI ? 1 : 0,
  timeout: 150_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.SITE_URL,
    locale: "en-US",
    timezoneId: "America/New_York",
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    // What a worker kept is no part of a journey; that of being offline lets it in.
    serviceWorkers: "block",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: flags },
  },
  projects: [phone, desk],
});
