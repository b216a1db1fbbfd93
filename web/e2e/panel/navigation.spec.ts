import { expectAccessible } from "../fixture/accessible";
import { expect, expectNoSidewaysScroll, openScreen, test } from "./fixture/panel";
import { screens } from "./fixture/screens";

test("every screen is two or three presses away from every other", async ({ page }) => {
  await openScreen(page, "/cp/quotes", "Quote Index");
  const menu = page.getByRole("navigation", { name: "All screens" });
  const button = page.getByRole("button", { name: "Menu", exact: true });
  await button.click();
  await expectAccessible(page, "menu of the panel");
  await expectNoSidewaysScroll(page, "menu of the panel");
  await expect(menu.locator("[aria-current=page]")).toHaveText("Quote Index");
  for (const { path } of screens.filter(({ path }) => /^\/cp(\/[a-z]+(\/add)?)?$/.test(path))) {
    // Add screens have an address without /add too; cats are a part of resources.
    if (/^\/cp\/(flora|fauna)$/.test(path)) continue;
    await expect(menu.locator(`a[href="${path}"]`), path).toHaveCount(1);
  }
  await menu.getByRole("link", { name: "Plant Index" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plant Index");
  await expect(menu).toBeHidden();

  // Nothing that sticks to the screen lies over it.
  await openScreen(page, "/cp/photoindex", "Photo Index");
  await page
    .getByRole("checkbox", { name: /^Select No\./ })
    .first()
    .check();
  await button.click();
  await menu.getByText("More screens").click();
  for (const link of await menu.getByRole("link").all()) await link.click({ trial: true });
  await menu.getByRole("link", { name: "Keyword Index" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keyword Index");
});

test("the menu closes by Escape, a press beside it, and when the focus leaves it @smoke", async ({
  page,
}) => {
  await openScreen(page, "/cp/bin", "Bin");
  const menu = page.getByRole("navigation", { name: "All screens" });
  const button = page.getByRole("button", { name: "Menu", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Admin Home" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 5);
  await expect(menu).toBeHidden();

  await button.click();
  await menu.getByText("More screens").focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
});

test(
  "the '?' opens the handbook beside what is being typed",
  { tag: "@desk" },
  async ({ page }) => {
    await openScreen(page, "/cp/account", "Account");
    const typed = page.getByLabel("New password");
    await typed.fill("half a sentence");
    const opened = page.context().waitForEvent("page");
    await page.getByRole("link", { name: "Help with this screen" }).press("Enter");
    const tab = await opened;
    const title = tab.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("First steps");
    await expect(tab.getByRole("heading", { name: "Your account" })).toBeInViewport();
    await expect(typed).toHaveValue("half a sentence");

    const contents = tab.getByRole("navigation", { name: "Handbook" });
    await contents.getByRole("link", { name: "Backups and moving" }).click();
    await expect(title).toHaveText("Backups and moving");
    await expect(title).toBeFocused();
    await expect(contents.locator("[aria-current=page]")).toHaveText("Backups and moving");
    await tab.getByRole("link", { name: /^Previous:/ }).click();
    await expect(title).toHaveText("Spreadsheets");
    await typed.fill("");
  },
);

test("the bar names where one is, counts the unread anew on each screen, and leads to a sighting from all", async ({
  page,
}) => {
  let unread = 2;
  await page.route("**/api/messagecounts", (route) =>
    route.fulfill({ json: { inbox: 9, unread, spam: 0, notSent: 0 } }),
  );
  await openScreen(page, "/cp/flora/littleblue", "Plant Edit");
  const bar = page.getByRole("navigation", { name: "Panel" });
  await expect(bar.locator("[aria-current]")).toHaveText("Plants");
  await expect(bar.getByRole("link", { name: "Messages 2 unread" })).toBeVisible();
  unread = 3;
  await bar.getByRole("link", { name: "Photos" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Photo Index");
  await expect(bar.locator("[aria-current]")).toHaveText("Photos");
  await expect(bar.getByRole("link", { name: "Messages 3 unread" })).toBeVisible();

  const add = bar.getByRole("link", { name: "Add a sighting" });
  await add.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sightings");
  const form = page.getByRole("region", { name: "Add a sighting" });
  const first = form.getByRole("combobox").first();
  await expect(first).toBeFocused();
  await form.getByLabel("Note").focus();
  await add.click();
  await expect(first).toBeFocused();
});

test("nothing of the header is cut off on a phone @phone", async ({ page }) => {
  await page.route("**/api/messagecounts", (route) =>
    route.fulfill({ json: { inbox: 9, unread: 12_345, spam: 0, notSent: 0 } }),
  );
  await openScreen(page, "/cp/demo", "Remove the Demo Garden");
  const banner = page.getByRole("banner");
  const bar = page.getByRole("navigation", { name: "Panel" });

  await test.step("the '?' follows the last word of a heading in two lines", async () => {
    const end = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const lines = [...heading.getClientRects()];
      return { lines: lines.length, right: lines.at(-1)?.right ?? 0 };
    });
    const help = await page.getByRole("link", { name: "Help with this screen" }).boundingBox();
    expect(end.lines).toBe(2);
    expect((help?.x ?? 0) - end.right).toBeLessThan(20);
  });

  await test.step("words", async () => {
    const cut = await banner.locator("a:visible, button:visible, span:visible").evaluateAll((all) =>
      all
        .filter((one) => !one.closest("[class*=word], [class*=idden]"))
        .filter(({ scrollWidth, clientWidth, textContent }) => {
          return textContent !== "" && clientWidth > 0 && scrollWidth > clientWidth;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    await expectNoSidewaysScroll(page, "header of the panel");
  });

  await test.step("a long number beside a long name", async () => {
    const badge = bar.getByText("12,345");
    await expect(badge).toBeVisible();
    const brand = banner.getByRole("link").first();
    await brand.evaluate((link, name) => {
      for (const text of link.querySelectorAll("span")) text.textContent = name;
    }, "The Quarry Lane Pollinator Garden and Bird Sanctuary");
    for (const part of [brand, badge, bar.getByRole("button", { name: "Menu" })])
      await expect(part).toBeInViewport({ ratio: 1 });
    // Beside each other while a word of the name has room, else below each other.
    const none = { x: 0, y: 0, width: 0, height: 0 };
    const [name, links] = [(await brand.boundingBox()) ?? none, (await bar.boundingBox()) ?? none];
    const room = Math.max(links.x - name.x - name.width, links.y - name.y - name.height);
    expect(room).toBeGreaterThanOrEqual(0);
  });
});
