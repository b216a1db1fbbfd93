import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixture/accessible";
import { expect, test, visit } from "./fixture/site";

const partsOf = (page: Page) => ({
  toggle: page.getByRole("button", { name: "Menu" }),
  menu: page.locator("header nav"),
  links: page.locator("header nav").getByRole("link"),
});

test.use({ viewport: { width: 390, height: 844 } });

test("on a small screen a button slides the links down and up", async ({ page }) => {
  await visit(page, "/contact");
  const { toggle, menu, links } = partsOf(page);
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(links).toHaveCount(0);
  const slides = await page.evaluateHandle(() => {
    const seen: string[] = [];
    document.addEventListener("transitionend", ({ propertyName }) => seen.push(propertyName));
    return seen;
  });
  const slid = async () =>
    (await slides.jsonValue()).filter((property) => property === "grid-template-rows").length;

  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(links).toHaveCount(8);
  await expect.poll(slid).toBe(1);
  expect((await menu.boundingBox())?.height).toBeGreaterThanOrEqual(8 * 44);
  await expectAccessible(page, "menu open");

  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect.poll(slid).toBe(2);
  await expect(links).toHaveCount(0);
  expect((await menu.boundingBox())?.height).toBe(0);

  await test.step("the keyboard opens it, walks through it, and Escape closes it", async () => {
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(links).toHaveCount(8);
    for (const name of ["Home", "Flora", "Fauna"]) {
      await page.keyboard.press("Tab");
      await expect(links.filter({ hasText: name })).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(toggle).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(links).toHaveCount(0);
    await expect(page.locator("header nav :focus")).toHaveCount(0);
  });

  await test.step("choosing a page closes it, the page at hand too", async () => {
    for (let time = 0; time < 2; time += 1) {
      await toggle.click();
      await links.filter({ hasText: "Fauna" }).click();
      await expect(page).toHaveURL("/fauna");
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await expect(links).toHaveCount(0);
    }
  });

  await test.step("it does not slide for people who ask for less motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(menu).toHaveCSS("transition-duration", /^(0|1e-0)/);
    await toggle.click();
    await expect(links).toHaveCount(8);
    await page.keyboard.press("Escape");
  });
});
