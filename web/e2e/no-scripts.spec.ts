import type { PhotoPage } from "shared-types/photo/answers";
import type { PlantRow } from "shared-types/plant/answers";
import { allowFaults } from "./fixture/faults";
import { ask } from "./fixture/calls";
import { anyPhoto, galleryPage } from "./fixture/gallery";
import { listPage, openFilters, openSearch } from "./fixture/list-page";
import { untouched } from "./fixture/lists";
import { addressOf, expect, test } from "./fixture/site";

test.use({ javaScriptEnabled: false });

test.beforeEach(({ page }) => {
  // Preloaded scripts that are not allowed to run.
  allowFaults(page, /^failed: csp .*\.js\)$/);
});

test("the panel says what it needs", async ({ page }) => {
  await page.goto("/cp");
  const needs = page.locator("noscript p");
  await expect(needs).toContainText("The panel needs JavaScript.");
  await expect(needs).toBeVisible();
});

test("the site is walked without scripts: menu, pages, search, resources, calendar", async ({
  page,
}) => {
  await test.step("home shows its first picture and its tiles", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const carousel = page.getByRole("region", { name: "Pictures from the garden" });
    await expect(carousel.getByRole("img")).toBeVisible();
    const tiles = page.getByRole("navigation", { name: "Explore" });
    await expect(tiles.getByRole("link")).toHaveCount(6);
  });

  await test.step("the menu stands open on a small screen", async () => {
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    await page.locator("header nav").getByRole("link", { name: "Resources" }).click();
    await expect(page).toHaveURL("/resources");
  });

  await test.step("the sections of the resources open one at a time", async () => {
    await page.getByRole("button", { name: "Nurseries" }).click();
    expect(addressOf(page)).toBe("/resources?section=nurseries");
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Nurseries"]);
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  await test.step("the calendar is a table, and its choices are links", async () => {
    await page.goto("/calendar");
    await page.getByRole("link", { name: "Animals", exact: true }).click();
    await expect(page).toHaveURL("/calendar?kind=animals");
    await expect(page.getByRole("rowheader", { name: /^Monarch/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Monarch: Seen .*August/ })).toBeVisible();
  });

  await test.step("the search is a form, and its page shows what is found", async () => {
    await page.locator("header").getByRole("link", { name: "Search" }).click();
    await page.getByLabel("Search for").fill("chickadee");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=chickadee");
    await expect(page.getByLabel("Search for")).toHaveValue("chickadee");
    const animals = page.getByRole("region", { name: /^Animals/ });
    await expect(animals.getByRole("link", { name: "Carolina chickadee" })).toBeVisible();
  });
});

test("without scripts a list is filtered by links, and its form searches and sorts", async ({
  page,
}) => {
  const filter = { searchColumn: "not", searchTerm: "bees", sortColumn: "hgt" };
  const asked = { ...untouched, ...filter, sortDirection: "desc" };
  const plants = await ask<PlantRow[]>(page.request, "/api/flora", untouched);
  const isSunny = ({ sun }: PlantRow) => ["F", "F-P", "F-S"].includes(sun);
  const sunny = plants.filter(isSunny).length;
  const found = (await ask<PlantRow[]>(page.request, "/api/flora", asked)).filter(isSunny);
  expect(found.length).toBeGreaterThan(1);
  await page.goto("/flora");
  await openFilters(page);
  await page.getByRole("link", { name: `Full sun ${sunny}` }).click();
  await expect(page).toHaveURL("/flora?sun=F");
  const list = listPage(page);
  await expect(list.names).toHaveCount(sunny);
  await openSearch(page);
  await list.column.selectOption("not");
  await list.term.fill("bees");
  await list.sort.selectOption("hgt");
  await list.order.selectOption("desc");
  await list.panel.getByRole("button", { name: "Search" }).click();
  expect(addressOf(page)).toBe("/flora?by=not&q=bees&sort=hgt&dir=desc&sun=F");
  await expect(list.names).toHaveText(found.map(({ nameCommon }) => nameCommon));
  await expect(list.term).toHaveValue("bees");
  await expect(list.order).toHaveValue("desc");
  await list.names.first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Flora");
});

test("without scripts the gallery turns its pages and leads to each photo", async ({ page }) => {
  const second = await ask<PhotoPage>(page.request, "/api/photos", { ...anyPhoto, pageId: 2 });
  await page.goto("/photos");
  const { next, thumbs, category, term } = galleryPage(page);
  await next.click();
  expect(addressOf(page)).toBe("/photos?page=2");
  const [first, after] = second.items;
  await thumbs.first().click();
  expect(addressOf(page)).toBe(`/photos/${first?.photoId}?page=2`);
  const sheet = page.getByRole("region", { name: `Photo ${first?.photoId}` });
  await expect(sheet.getByRole("img", { name: first?.alt })).toHaveJSProperty("complete", true);
  await expect(sheet).toContainText(first?.caption ?? "");
  await expect(sheet).toContainText(/Taken \d+\/\d+\/\d{4}/);
  for (const { nameCommon } of first?.species ?? [])
    await expect(sheet.getByRole("link", { name: nameCommon })).toBeVisible();
  await sheet.getByRole("link", { name: "next >" }).click();
  expect(addressOf(page)).toBe(`/photos/${after?.photoId}?page=2`);
  await page.getByRole("link", { name: "Close" }).click();
  expect(addressOf(page)).toBe("/photos?page=2");
  await openSearch(page);
  await category.selectOption("7");
  await term.press("Enter");
  await expect(page).toHaveURL(/category=7/);
  await expect(thumbs).toHaveCount(7);
});
