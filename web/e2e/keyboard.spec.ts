import type { Locator, Page } from "@playwright/test";
import { slideshow } from "./fixture/gallery";
import { listPage } from "./fixture/list-page";
import { expect, focused, test, visit } from "./fixture/site";

const patience = 80;

/** Whether a line of 2 px or more is drawn around an element, or over it, or over its figure. */
function hasRing(element: Element): boolean {
  const after = [element, element.closest("figure") ?? element].map((e) =>
    getComputedStyle(e, "::after"),
  );
  const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  const isFramed = ({ content, borderTopStyle, borderTopWidth }: CSSStyleDeclaration) =>
    content !== "none" && borderTopStyle !== "none" && parseFloat(borderTopWidth) >= 2;
  return [getComputedStyle(element), ...after].some(isOutlined) || after.some(isFramed);
}

/** Tabs on until the target has the focus; every stop on the way must show that it has it. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < patience && !(await isThere()); i++) {
    await page.keyboard.press(key);
    const ring = await focused(page).evaluate(hasRing);
    expect(ring, await focused(page).evaluate((element) => element.outerHTML.slice(0, 120))).toBe(
      true,
    );
  }
  await expect(target).toBeFocused();
}

test("from the list to a record, its slideshow and back, by keys alone", async ({ page }) => {
  await visit(page, "/fauna");
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
  const first = await words.locator(".lg-photo-id").innerText();
  // A key pressed while the slideshow still opens is not heard.
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(words.locator(".lg-photo-id")).not.toHaveText(first, { timeout: 2_000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(thumb).toBeFocused();

  const back = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
  await tabTo(page, back, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/fauna?q=chickadee");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, list.clear);
  await page.keyboard.press("Enter");
  await expect(list.term).toHaveValue("");
});
