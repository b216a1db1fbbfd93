import { slideshow } from "./fixture/gallery";
import { expectNothingHidden, tabTo } from "./fixture/keys";
import { listPage, openSearch } from "./fixture/list-page";
import { expect, test, visit } from "./fixture/site";

test("from the list to a record, its slideshow and back, by keys alone", async ({ page }) => {
  await visit(page, "/fauna");
  await openSearch(page);
  const list = listPage(page);
  await tabTo(page, list.term);
  await page.keyboard.type("chickadee");
  await page.keyboard.press("Enter");
  await expect(list.names).toHaveCount(1);
  await tabTo(page, list.names.first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/fauna/chickadee");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  const thumb = page.getByRole("region", { name: "Photos" }).getByRole("link").first();
  await tabTo(page, thumb);
  await page.keyboard.press("Enter");
  const { words } = slideshow(page);
  const number = words.getByText(/^Photo ID: \d+$/);
  const first = await number.innerText();
  // Keys pressed while the slideshow is opening are ignored.
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(number).not.toHaveText(first, { timeout: 2_000 });
  }).toPass();
  const shown = (await number.innerText()).replace(/\D/g, "");
  await page.keyboard.press("Escape");
  await expect(page.locator(`[data-photo="${shown}"]`)).toBeFocused();

  const back = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
  await tabTo(page, back, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/fauna?q=chickadee");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, list.clear);
  await page.keyboard.press("Enter");
  await expect(list.term).toHaveValue("");
});

test(
  "between the panel and the first card, the headings that sort are in sight while they have the focus",
  { tag: "@desk" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/fauna");
    const heading = page.getByRole("columnheader", { name: "Class" }).getByRole("link");
    await heading.focus();
    await expect(heading).toBeInViewport({ ratio: 1 });
  },
);

test(
  "back from the foot of a page, no bar hides what has the focus",
  { tag: "@desk" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ["/flora", "/calendar"]) {
      await visit(page, path);
      await expectNothingHidden(page, path);
    }
  },
);
