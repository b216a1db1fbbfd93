import { allowFaults } from "./fixture/faults";
import { pages } from "./fixture/pages";
import { expect, test, visit } from "./fixture/site";

/** 200 % zoom, and the width at which nothing may scroll sideways (WCAG 1.4.10). */
const widths = [640, 320];

for (const { path, status } of pages)
  test(`${path} becomes as narrow as its window`, { tag: "@desk" }, async ({ page }) => {
    if (status === 404) allowFaults(page, /status( of)? 404/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, path);
    // Rows remember the size they had in view.
    for (let seen = 0; seen < 8; seen += 1) await page.mouse.wheel(0, 800);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBeLessThanOrEqual(width);
    }
  });
