import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtNight } from "./fixture/accessible";
import { allowFaults } from "./fixture/faults";
import { pages, tabTitle, type SitePage } from "./fixture/pages";
import { countShifts, shiftsToTheEnd } from "./fixture/shifts";
import { expect, test, visit } from "./fixture/site";

/** Lighthouse's slow connection: 1.6 Mbit/s, 150 ms latency. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** 200 % zoom, and the width at which nothing may scroll sideways (WCAG 1.4.10). */
const narrowWidths = [640, 320];

const isSideways = () => document.documentElement.scrollWidth > window.innerWidth;

/** Whether something in the site's head lies on its name. */
const isNameCovered = () => {
  const parts = "header a > span, header button, header a:has(> svg:only-child)";
  const [name, ...others] = [...document.querySelectorAll(parts)].map((part) =>
    part.getBoundingClientRect(),
  );
  return others.some(
    (other) =>
      name && other.left < name.right && other.right > name.left && other.top < name.bottom,
  );
};

/** Text twice as large, by the browser's setting (WCAG 1.4.4). */
async function expectRoomForLargeText(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await page.evaluate(isSideways), `${path} scrolls sideways in large text`).toBe(false);
  expect(await page.evaluate(isNameCovered), `${path}: the site's name is covered`).toBe(false);
}

/** Opens a page, and expects all of it, at rest and without anything out of place, for whoever reads or hears it. */
async function expectWhole(page: Page, { path, heading, menu, status, ...rest }: SitePage) {
  const response = await visit(page, path);
  expect(response.status()).toBe(status);
  await expect(page).toHaveTitle(tabTitle(rest));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  expect(await page.evaluate(isSideways), "scrolls sideways").toBe(false);
  const marked = page.locator("header nav [aria-current=page]");
  await expect(marked).toHaveText(menu ? [menu] : []);
  expect(await shiftsToTheEnd(page), "layout shift").toBeLessThanOrEqual(0.01);
  await expectAccessible(page, path);
}

const longWord = "Rotblättrigesüdwestbrandenburgischerwiesenstorchschnabelhybrid";

test("no page gets wider than its window by a long word @desk", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    "/",
    "/fauna/bluebird",
    "/flora/littleblue",
    "/plans/blueprint2",
    "/calendar",
  ])
    await test.step(path, async () => {
      await visit(page, path);
      await page.evaluate((word) => {
        const texts = "main :is(h1, h2, h3, a, i, dd, figcaption):not(:has(*))";
        for (const text of document.querySelectorAll(texts))
          if (/\p{L}{3}/u.test(text.textContent)) text.textContent = word;
      }, longWord);
      expect(await page.evaluate(isSideways), path).toBe(false);
    });
});

for (const target of pages)
  test(
    `${target.path} is whole, steady and accessible, by day and by night, and as narrow as its window`,
    { tag: ["@smoke", "@audit", "@desk"] },
    async ({ page }) => {
      const { path, status } = target;
      if (status === 404) allowFaults(page, /status( of)? 404/);
      await countShifts(page);
      await expectWhole(page, target);
      await expectAccessibleAtNight(page, path);
      await expect(page.locator(":root")).toHaveCSS("background-color", "rgb(19, 32, 32)");
      // Rows remember the size that they had in view.
      for (const width of narrowWidths) {
        await page.setViewportSize({ width, height: 800 });
        const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(scrollWidth, { message: path }).toBeLessThanOrEqual(width);
      }
    },
  );

test(
  "every page is whole, steady and accessible at a phone’s width",
  { tag: ["@phone", "@audit"] },
  async ({ page }) => {
    allowFaults(page, /status( of)? 404/);
    await countShifts(page);
    for (const target of pages)
      await test.step(target.path, async () => {
        await expectWhole(page, target);
        // It has all parts that only a phone shows; colors are the same at every width.
        if (target.path === "/flora") {
          await expectAccessibleAtNight(page, target.path);
          await page.emulateMedia({ colorScheme: "light" });
        }
        await expectRoomForLargeText(page, target.path);
      });
  },
);

test("what is drawn by color alone is drawn in forced colors too", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/calendar");
  const ground = await page
    .locator(":root")
    .evaluate((root) => getComputedStyle(root).backgroundColor);
  for (const words of ["In flower, above the line", "Other records, on it"])
    await expect(page.getByText(words).locator("span")).not.toHaveCSS("background-color", ground);
  const today = page.getByRole("button", { name: /^Wild columbine: / }).locator("..");
  const line = await today.evaluate((cell) => getComputedStyle(cell, "::after").backgroundColor);
  expect(line).not.toBe(ground);
  await visit(page, "/plans/blueprint2");
  const ticks = page
    .getByRole("slider", { name: /^What stood in/ })
    .locator("..")
    .locator("> div");
  await expect(ticks).not.toHaveCSS("background-image", "none");
});

test("a page that comes slowly stands as still", { tag: "@phone" }, async ({ page }) => {
  await countShifts(page);
  await slowDown(page);
  for (const path of ["/", "/photos", "/flora/littleblue"]) {
    await visit(page, path);
    expect(await shiftsToTheEnd(page), path).toBeLessThanOrEqual(0.01);
  }
});

test.describe("far from the garden's time zone and language", () => {
  test.use({ timezoneId: "Asia/Tokyo", locale: "de-DE" });

  test("pages with dates are taken over as the server wrote them", async ({ page }) => {
    await visit(page, "/");
    const caption = page.getByRole("region", { name: "Pictures from the garden" });
    await expect(caption.getByText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/)).toHaveCount(1);
    await visit(page, "/photos?sort=dtt");
    await visit(page, "/fauna/chickadee");
  });
});
