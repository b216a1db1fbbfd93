import type { Page } from "@playwright/test";
import { pages, tabTitle } from "./fixture/pages";
import { listPage, openSearch } from "./fixture/list-page";
import { expect, focused, follow, isSameDocument, markDocument, test, visit } from "./fixture/site";

const links = [
  ["Home", "/"],
  ["Flora", "/flora"],
  ["Fauna", "/fauna"],
  ["Photos", "/photos"],
  ["Calendar", "/calendar"],
  ["Blueprint", "/plans/blueprint2"],
  ["Resources", "/resources"],
  ["Contact", "/contact"],
] as const;

test("menu and footer lead to eight pages, each named in the tab, with the focus at its top @desk", async ({
  page,
}) => {
  await visit(page, "/cats");
  await expect(page.locator("header nav").getByRole("link")).toHaveCount(links.length);
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  for (const place of [page.locator("header nav"), page.getByRole("contentinfo")]) {
    const found = place.locator("a:not([href='/search'])");
    await expect(found).toHaveText(links.map(([name]) => name));
    const targets = await found.evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(targets).toEqual(links.map(([, path]) => path));
  }

  await test.step("the first stop of the keyboard leads past the menu", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  await markDocument(page);
  for (const [name, path] of links) {
    await follow(page, name);
    await expect(page).toHaveURL(path);
    const target = pages.find((entry) => entry.path === path);
    await expect(page).toHaveTitle(tabTitle({ title: target?.title ?? "" }));
    await expect(focused(page)).toHaveText(target?.heading ?? "");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  expect(await isSameDocument(page)).toBe(true);
});

/** Where the page has come to rest: cards that come into view are laid out a moment later, and push those below. */
function restingPlace(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let last = NaN; ; last = window.scrollY) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      if (window.scrollY === last) return last;
    }
  });
}

test("back and forward find the list as it was left: filter, order and place @smoke", async ({
  page,
}) => {
  await visit(page, "/flora?by=not&q=bees");
  await openSearch(page);
  const list = listPage(page);
  await list.sort.selectOption("hgt");
  await expect(page).toHaveURL("/flora?by=not&q=bees&sort=hgt");
  await expect(list.count).not.toHaveAttribute("data-busy", "true");
  const row = list.names.nth(7);
  await row.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 120, behavior: "instant" }));
  const names = await list.names.allTextContents();
  const place = await restingPlace(page);
  expect(place).toBeGreaterThan(0);

  await row.evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Flora");
  const detail = page.url();
  await page.goBack();
  await expect(page).toHaveURL("/flora?by=not&q=bees&sort=hgt");
  await expect(list.names).toHaveText(names);
  await expect(list.term).toHaveValue("bees");
  await expect(row, "the keys go on where they were").toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place));
  await page.goForward();
  await expect(page).toHaveURL(detail);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Flora");
});

test("the way back finds the place in a long list whose cards were not all laid out @phone", async ({
  page,
}) => {
  await visit(page, "/flora");
  const list = listPage(page);
  const row = list.names.nth(45);
  await row.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: "instant" }));
  const top = () => row.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  // The cards above scrolled into view one after another, as with a finger.
  for (let y = 0; y < 46; y += 1) await list.names.nth(y).scrollIntoViewIfNeeded();
  const left = await top();
  await row.evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Flora");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flora");
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(3);
});
