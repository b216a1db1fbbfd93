import { expectAccessible } from "./fixture/accessible";
import { tabTo } from "./fixture/keys";
import { listPage } from "./fixture/list-page";
import { expect, test, visit } from "./fixture/site";

test(
  "on a phone the plants come first; one line opens search, sort and filters",
  { tag: "@phone" },
  async ({ page }) => {
    await visit(page, "/flora?sun=F&sort=hgt&dir=desc");
    const { names, term, count, clear } = listPage(page);
    const line = page.locator("summary", { hasText: "Search, sort and filter" });
    const moisture = page.getByRole("group", { name: "Moisture" });
    await expect(line).toContainText("2 set");
    await expect(names.first()).toBeInViewport();
    await expect(term).toBeHidden();
    await expect(moisture).toBeHidden();

    await tabTo(page, line);
    await page.keyboard.press("Enter");
    await expect(term).toBeVisible();
    await expectAccessible(page, "opened");
    await tabTo(page, moisture.getByRole("link", { name: /^Dry/ }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/moisture=D/);
    await expect(line).toContainText("3 set");
    await expect(term).toBeVisible();

    await tabTo(page, line, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(term).toBeHidden();
    await expect(line).toBeFocused();
    await expect(count).toBeVisible();
    await clear.click();
    await expect(page).toHaveURL("/flora");
    await expect(line).not.toContainText("set");
  },
);
