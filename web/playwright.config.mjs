import { defineConfig, devices } from "@playwright/test";

const flags = [
  ...["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  ...["--disable-component-update", "--disable-sync"],
];

/** Journeys on the real site at SITE_URL, in the Chromium at CHROMIUM_PATH (`npm test` sets both). */
export default defineConfig({
  testDir: "e2e",
  // The owner's journeys have a configuration of their own.
  testIgnore: "panel/**",
  outputDir: ".cache/test-results",
  workers: 2,
  forbidOnly: true,
  // Decision 012: a busy machine may be late now and then; a fault always is.
  retries: 2,
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
  projects: [
    {
      name: "phone",
      grepInvert: /@desk/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
    {
      name: "desk",
      grepInvert: /@phone/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
  ],
});
