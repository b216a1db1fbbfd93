import { expectAccessible } from "./fixture/accessible";
import { allowFaults } from "./fixture/faults";
import { expect, isSameDocument, markDocument, test, visit } from "./fixture/site";

test("an address that leads nowhere says so, with status 404 and ways on", async ({ page }) => {
  allowFaults(page, /status( of)? 404/);
  const response = await visit(page, "/no/such/page");
  expect(response.status()).toBe(404);
  await markDocument(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("There is no page at this address.");
  for (const [name, path] of [
    ["Look for a plant", "/flora"],
    ["Look for an animal", "/fauna"],
    ["Go to the home page", "/"],
  ] as const)
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", path);
  await main.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
  expect(await isSameDocument(page)).toBe(true);
});

test("a photo that nobody has is not found", async ({ page }) => {
  allowFaults(page, /status( of)? 404/);
  const response = await visit(page, "/photos/999999");
  expect(response.status()).toBe(404);
  await expect(page.getByText("Photo data not found.", { exact: true })).toBeVisible();
  await expectAccessible(page, "no such photo");
  await page.getByRole("link", { name: "All photos" }).click();
  await expect(page).toHaveURL("/photos");
});

test("a page whose code does not come says so, and can be tried again", async ({ page }) => {
  allowFaults(page, /ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload/);
  await visit(page, "/resources?section=challenges");
  let away = true;
  await page.route(/\/assets\/app\/cats[^/]*\.js$/, (route) =>
    away ? route.abort("internetdisconnected") : route.continue(),
  );
  await page.locator('article a[href="/cats"]').first().click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("This page could not be shown.");
  await expect(page.locator("header nav")).toBeAttached();
  await expectAccessible(page, "broken page");
  away = false;
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});
