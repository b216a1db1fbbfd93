import type { SearchAnswer } from "shared-types/search/answers";
import { expectAccessible } from "./fixture/accessible";
import { expect, test, visit, visitWhole } from "./fixture/site";

const field = "Search for";

test("what is typed is found, group by group, with typing errors too @both @smoke", async ({
  page,
}) => {
  await visit(page, "/search");
  await expect(page.getByText("What are you looking for?")).toBeVisible();
  await expectAccessible(page, "search, nothing asked");
  await page.getByLabel(field).fill("chickade");
  await expect(page).toHaveURL("/search?q=chickade");
  const animals = page.getByRole("region", { name: /^Animals/ });
  await expect(animals.getByRole("link", { name: "Carolina chickadee" })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(/matches for “chickade”/);
  await expectAccessible(page, "search, found");

  await page.getByLabel(field).fill("chikcadee");
  await expect(page).toHaveURL("/search?q=chikcadee");
  await expect(animals.getByRole("link").first()).toHaveText("Carolina chickadee");
  await animals.getByRole("link").first().click();
  await expect(page).toHaveURL("/fauna/chickadee");
  await page.goBack();
  await expect(page.getByLabel(field)).toHaveValue("chikcadee");

  await page.getByLabel(field).fill("xyzzyx");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.getByLabel(field)).toBeFocused();
});

test("the glass, the key / and the rest of what is found lead on @desk", async ({ page }) => {
  await visitWhole(page, "/contact");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.getByLabel(field)).toBeFocused();

  await test.step("the key / leads to the field", async () => {
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("/");
    await expect(page.getByLabel(field)).toBeFocused();
    await expect(page.getByLabel(field)).toHaveValue("");
  });

  await test.step("more than eight lead to the list that finds them all", async () => {
    const asked = await page.request.get("/api/search?q=eastern");
    const { totals } = (await asked.json()) as SearchAnswer;
    expect(totals.plants).toBeGreaterThan(8);
    await page.getByLabel(field).fill("eastern");
    const plants = page.getByRole("region", { name: `Plants ${totals.plants}` });
    await expect(plants.getByRole("listitem")).toHaveCount(8);
    await plants.getByRole("link", { name: "All plants named “eastern”" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Flora" })).toBeFocused();
    await expect(page).toHaveURL("/flora?q=eastern");
  });

  await test.step("the key / is a letter in a field, and leads to the search from elsewhere", async () => {
    await page.getByLabel(field).press("/");
    await expect(page).toHaveURL(/\/flora/);
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("/");
    await expect(page).toHaveURL("/search");
    await expect(page.getByLabel(field)).toBeFocused();
  });
});
