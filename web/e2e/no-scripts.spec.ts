import type { PhotoPage } from "shared-types/photo/codes";
import type { PlantRow } from "shared-types/plant/codes";
import { allowFaults } from "./fixture/faults";
import { ask } from "./fixture/calls";
import { anyPhoto, galleryPage } from "./fixture/gallery";
import { listPage, openFilters, openSearch } from "./fixture/list-page";
import { untouched } from "./fixture/lists";
import { pages, tabTitle } from "./fixture/pages";
import { addressOf, expect, test } from "./fixture/site";

test.use({ javaScriptEnabled: false });

test.beforeEach(({ page }) => {
  // Preloaded scripts that are not allowed to run.
  allowFaults(page, /^failed: csp .*\.js\)$/);
});

test("every page is there without scripts", async ({ page }) => {
  allowFaults(page, /status( of)? 404/);
  for (const { path, heading, status, ...rest } of pages) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(status);
    await expect(page).toHaveTitle(tabTitle(rest));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.locator("header nav").getByRole("link")).toHaveCount(8);
  }
});

test("the home page shows its first picture and its tiles", async ({ page }) => {
  await page.goto("/");
  const carousel = page.getByRole("region", { name: "Pictures from the garden" });
  await expect(carousel.getByRole("img")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Explore" }).getByRole("link")).toHaveCount(6);
});

test("the menu stands open on a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  await page.locator("header nav").getByRole("link", { name: "Photos" }).click();
  await expect(page).toHaveURL("/photos");
});

test("filters are links, and a search keeps them", async ({ page }) => {
  const plants = await ask<PlantRow[]>(page.request, "/api/flora", untouched);
  const sunny = plants.filter(({ sun }) => ["F", "F-P", "F-S"].includes(sun));
  await page.goto("/flora");
  await openFilters(page);
  await page.getByRole("link", { name: `Full sun ${sunny.length}` }).click();
  await expect(page).toHaveURL("/flora?sun=F");
  const { names, term } = listPage(page);
  await expect(names).toHaveCount(sunny.length);
  await openSearch(page);
  await term.fill("oak");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/sun=F/);
  const oaks = sunny.filter(({ nameCommon, aka }) => /oak/i.test(nameCommon + aka));
  await expect(names).toHaveText(oaks.map(({ nameCommon }) => nameCommon));
});

test("the list is searched and sorted by its form", async ({ page }) => {
  const filter = {
    searchColumn: "not",
    searchTerm: "bees",
    sortColumn: "hgt",
    sortDirection: "desc",
  };
  const found = await ask<PlantRow[]>(page.request, "/api/flora", { ...untouched, ...filter });
  await page.goto("/flora");
  const list = listPage(page);
  await openSearch(page);
  await list.column.selectOption("not");
  await list.term.fill("bees");
  await list.sort.selectOption("hgt");
  await list.order.selectOption("desc");
  await list.panel.getByRole("button", { name: "Search" }).click();
  expect(addressOf(page)).toBe("/flora?by=not&q=bees&sort=hgt&dir=desc");
  await expect(list.names).toHaveText(found.map(({ nameCommon }) => nameCommon));
  await expect(list.term).toHaveValue("bees");
  await expect(list.order).toHaveValue("desc");
  await list.names.first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Flora");
});

test("the gallery turns its pages and leads to each photo", async ({ page }) => {
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

test("the sections of the resources open one at a time", async ({ page }) => {
  await page.goto("/resources");
  await page.getByRole("button", { name: "Nurseries" }).click();
  expect(addressOf(page)).toBe("/resources?section=nurseries");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Nurseries"]);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("the calendar is a table, and its choices are links", async ({ page }) => {
  await page.goto("/calendar");
  await page.getByRole("link", { name: "Animals", exact: true }).click();
  await expect(page).toHaveURL("/calendar?kind=animals");
  await expect(page.getByRole("rowheader", { name: /^Monarch/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Monarch: Seen .*August/ })).toBeVisible();
});
