import { expectAccessible } from "./fixture/accessible";
import { hold, refuse } from "./fixture/calls";
import { expect, follow, test, visit } from "./fixture/site";

const shelves = [
  { path: "/resources", call: "/api/resources", failed: "Resource data not found." },
  { path: "/cats", call: "/api/cats", failed: "Cat resource data not found." },
];

for (const { path, call, failed } of shelves) {
  /** Opens the resources from another page, so that the browser requests its entries itself. */
  const arrive = async (page: Parameters<typeof visit>[0]) => {
    await visit(page, path === "/cats" ? "/resources?section=challenges" : "/contact");
    if (path === "/cats") await page.locator('article a[href="/cats"]').first().click();
    else await follow(page, "Resources");
    await expect(page).toHaveURL(path);
  };

  test(`${path} shows what is coming, says '${failed}', and asks again`, async ({ page }) => {
    const refused = await refuse(page, call);
    const held = await hold(page, call);
    await arrive(page);
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeAttached();
    await expect(page.locator("[aria-busy=true]")).toBeVisible();
    await expectAccessible(page, "loading");
    held.release();
    const alert = page.getByRole("alert");
    await expect(alert.getByText(failed, { exact: true })).toBeVisible();
    await expectAccessible(page, "failed");
    refused.mend();
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });
}
