import type { Page } from "@playwright/test";
import { expect, test, visitWhole } from "./fixture/site";
import { slideshow } from "./fixture/gallery";
import { listPage } from "./fixture/list-page";

/** Opens a page on the screen and starts printing it: fires beforeprint and switches to print media. */
async function print(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  await visitWhole(page, path);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
}

const black = "rgb(0, 0, 0)";
const white = "rgb(255, 255, 255)";
/** A4 without margins, px; Letter is wider and shorter. */
const paper = { width: 696, height: 1017 };
const letterHeight = 950;

test.use({ viewport: paper });

test("pages are made for paper", { tag: "@desk" }, async ({ page }) => {
  await test.step("a list is a table with its heads, and nothing to click", async () => {
    const { names, panel } = listPage(page);
    await print(page, "/flora");
    await expect(page.getByRole("banner").getByRole("navigation")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(panel).toBeHidden();
    await expect(page.getByRole("complementary", { name: "A quotation" })).toBeHidden();

    const table = page.getByRole("table");
    await expect(table).toHaveCSS("display", "table");
    await expect(table.locator("thead")).toHaveCSS("display", "table-header-group");
    const row = table.locator("tbody tr").first();
    await expect(row).toHaveCSS("display", "table-row");
    await expect(row).toHaveCSS("break-inside", "avoid");
    await expect(row.getByRole("cell").nth(3)).toHaveCSS("border-top-style", "solid");
    await expect(row.getByRole("cell", { name: /sun|shade/i })).toBeVisible();
    await expect(names.first()).toBeVisible();
    await expect(page.locator(":root")).toHaveCSS("background-color", white);
    await expect(names.first()).toHaveCSS("color", black);
    const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isTooWide), "wider than the sheet").toBe(false);
  });

  await test.step("the calendar is a table with its strips, and two inks that differ in black", async () => {
    await print(page, "/calendar");
    const strip = page.getByRole("table").getByRole("button").first();
    await expect(strip).toBeVisible();
    const inks = strip.locator("xpath=ancestor::table").locator("svg path");
    const fills = await inks.evaluateAll((all) => all.map((ink) => getComputedStyle(ink).fill));
    expect(fills).toContain(black);
    expect(fills).toContain(white);
  });

  await test.step("a plant has its names, facts, notes and photos, and the sheet says where it is from", async () => {
    await print(page, "/flora/coneflower");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Echinacea purpurea", { exact: true })).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.locator("dl > div").nth(1)).toBeVisible();
    const [first, second] = await page.locator("dl > div").all();
    const left = async (fact: typeof first) => (await fact?.boundingBox())?.x;
    expect(await left(first)).toBe(await left(second));
    const caption = page.locator("figcaption").first();
    await expect(caption).toHaveCSS("opacity", "1");
    await expect(caption).toHaveCSS("position", "static");
    await expect(page.getByText("Show captions")).toBeHidden();
    const after = await page.evaluate(() => getComputedStyle(document.body, "::after").content);
    const today = await page.evaluate(() => new Date().toLocaleDateString("en-US"));
    expect(after).toBe(`"${page.url()} · ${today}"`);
    const link = page.locator("main a[target=_blank]").first();
    const written = await link.evaluate((one) => getComputedStyle(one, "::after").content);
    expect(written).toContain((await link.getAttribute("href")) ?? "nothing");
  });

  await test.step("the gallery is a contact sheet of equal pictures with their numbers", async () => {
    await print(page, "/photos");
    const pictures = page.locator("main li picture");
    const sizes = await pictures.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
    expect(sizes).toHaveLength(24);
    for (const [width = 0, height = 0] of sizes) {
      expect(width).toBeCloseTo(sizes[0]?.[0] ?? 0, 0);
      expect(width / height).toBeCloseTo(1.5, 1);
    }
    const link = page.locator("[data-photo]").first();
    const number = await link.getAttribute("data-photo");
    const after = await link.evaluate((one) => getComputedStyle(one, "::after").content);
    expect(after).toBe(`"${number}"`);
  });

  await test.step("an open photo has the sheet to itself, with its words below", async () => {
    await page.emulateMedia({ media: "screen" });
    await visitWhole(page, "/photos");
    await page.locator("[data-photo]").first().click();
    const { dialog, words, picture } = slideshow(page);
    await expect(words).toContainText("Photo ID");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#root")).toBeHidden();
    await expect(dialog.getByRole("button").first()).toBeHidden();
    const photo = await picture.boundingBox();
    const below = await words.boundingBox();
    expect(photo?.width).toBeGreaterThan(paper.width / 3);
    expect(photo?.width).toBeLessThanOrEqual(paper.width);
    expect(below?.y).toBeGreaterThanOrEqual((photo?.y ?? 0) + (photo?.height ?? paper.height));
    expect(below?.y).toBeLessThan(letterHeight);
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("each sheet of the plan begins a page and is as wide as it, in one piece", async () => {
    await print(page, "/plans/blueprint2");
    const figures = page.locator("main section figure");
    for (const figure of await figures.all()) {
      await expect(figure).toHaveCSS("break-inside", "avoid");
      const box = await figure.locator("picture").boundingBox();
      expect(box?.width).toBeCloseTo(paper.width, 0);
      expect(box?.height).toBeLessThan(letterHeight);
    }
    const west = page
      .locator("main section")
      .filter({ has: page.getByRole("heading", { name: "West side", exact: true }) });
    await expect(west).toHaveCSS("break-before", "page");
  });
});
