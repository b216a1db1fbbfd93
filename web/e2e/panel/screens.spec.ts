import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { expect, expectNoSidewaysScroll, openScreen, test } from "./fixture/panel";
import { missing, screens } from "./fixture/screens";

for (const { path, title, actions, shows } of screens) {
  test(`the screen at ${path} has its title and its buttons`, async ({ page }) => {
    await openScreen(page, path, title);
    await expect(page).toHaveTitle(`${title} · Backyard Habitat`);
    const main = page.getByRole("main");
    await expect(main.getByText(shows).first()).toBeAttached();
    const nav = page.getByRole("navigation", { name: "Actions" });
    await expect(nav.getByRole("link").or(nav.getByRole("button"))).toHaveText(actions);
    await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
    await expectNoSidewaysScroll(page, path);
    await expectAccessible(page, path);
  });
}

test("what is not there is said in the words of its screen", async ({ page }) => {
  allowFaults(page, /status( of)? 404/);
  for (const [path, title, words] of missing) {
    await test.step(path, async () => {
      await openScreen(page, path, title);
      await expect(page.getByRole("main")).toContainText(words);
      await expect(page.getByRole("link", { name: "Admin Home" })).toBeVisible();
    });
  }
  await expectAccessible(page, "nothing here");
});

test("the home has its groups of ways in, and they lead there", async ({ page }) => {
  await openScreen(page, "/cp", "Admin Home");
  const group = (name: string) => page.getByRole("region", { name, exact: true });
  for (const [name, links] of [
    ["Photos", ["photoindex", "categoryadd", "keywordadd", "photosimport"]],
    ["Animals", ["animalindex", "fauna/add"]],
    ["Plants", ["plantindex", "flora/add"]],
    ["Resources", ["resourceindex", "resource/add"]],
    [
      "Messages, keywords and links",
      ["messages", "keywordindex", "categoryindex", "linkindex", "quoteindex"],
    ],
  ] as const) {
    for (const link of links)
      await expect(group(name).locator(`a[href="/cp/${link}"]`), link).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Log Out" }).first()).toHaveAttribute(
    "href",
    "/cp/logout",
  );
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "home, dark");
  await group("Plants")
    .getByRole("link", { name: /^Plant Index/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plant Index");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("rowheader", { name: "Little bluestem" }).getByRole("link").click();
  await expect(page).toHaveURL("/cp/flora/littleblue");
});
