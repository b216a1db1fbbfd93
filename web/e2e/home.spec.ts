import { expectAccessible } from "./fixture/accessible";
import { hold, refuse } from "./fixture/calls";
import { expect, follow, test, visit } from "./fixture/site";

const tiles = [
  ["/plans/blueprint2", "View the blueprints"],
  ["/resources", "View the resources"],
  ["/flora", "Go to the plant list"],
  ["/fauna", "Go to the critter list"],
  ["/photos", "See the photos"],
  ["/contact", "Send a comment, correction, or whatever"],
] as const;

test(
  "six tiles lead into the site; their captions show on hover and focus, and always on touch screens",
  { tag: "@both" },
  async ({ page, hasTouch }) => {
    await visit(page, "/");
    const links = page.getByRole("navigation", { name: "Explore" }).getByRole("link");
    await expect(links).toHaveCount(tiles.length);
    for (const [i, [path, caption]] of tiles.entries()) {
      await expect(links.nth(i)).toHaveAttribute("href", path);
      await expect(links.nth(i)).toContainText(caption);
      await links.nth(i).scrollIntoViewIfNeeded();
      const picture = links.nth(i).locator("img");
      await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    }
    const caption = page.getByText("See the photos", { exact: true });
    if (hasTouch) {
      await expect(caption).toHaveCSS("opacity", "1");
    } else {
      await expect(caption).toHaveCSS("opacity", "0");
      await page.getByRole("link", { name: "Photos See the photos" }).hover();
      await expect(caption).toHaveCSS("opacity", "1");
      await expectAccessible(page, "caption on hover");
      await page.mouse.move(0, 0);
      await expect(caption).toHaveCSS("opacity", "0");
      await page.getByRole("link", { name: "Fauna Go to the critter list" }).focus();
      await page.keyboard.press("Tab");
      await expect(caption).toHaveCSS("opacity", "1");
    }
    await links.nth(2).click();
    await expect(page).toHaveURL("/flora");
  },
);

test("the pictures keep their place while they load, and can be asked for again", async ({
  page,
}) => {
  const refused = await refuse(page, "/api/slides");
  const held = await hold(page, "/api/slides");
  await visit(page, "/contact");
  await follow(page, "Home");
  await expect(page.getByText("Loading the pictures…")).toBeAttached();
  await expectAccessible(page, "pictures on their way");
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.boundingBox();
  held.release();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Photo data not found.");
  await expect(heading).toHaveText("Welcome to the backyard");
  await expectAccessible(page, "no pictures");
  refused.mend();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Pictures from the garden" })).toBeVisible();
  const after = await heading.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40);
});
