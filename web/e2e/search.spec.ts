import type { SearchAnswer } from "shared-types/search/codes";
import { expectAccessible } from "./fixture/accessible";
import { allowFaults } from "./fixture/faults";
import { expect, test, visit } from "./fixture/site";

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

test("more than eight lead to the list that finds them all @desk", async ({ page }) => {
  const asked = await page.request.get("/api/search?q=eastern");
  const { totals } = (await asked.json()) as SearchAnswer;
  expect(totals.plants).toBeGreaterThan(8);
  await visit(page, "/search?q=eastern");
  const plants = page.getByRole("region", { name: `Plants ${totals.plants}` });
  await expect(plants.getByRole("listitem")).toHaveCount(8);
  await plants.getByRole("link", { name: "All plants named “eastern”" }).click();
  await expect(page).toHaveURL("/flora?q=eastern");
});

test("the key / leads to the search, and to its field, but is a letter in a field @desk", async ({
  page,
}) => {
  await visit(page, "/flora");
  await page.getByLabel(field).press("/");
  await expect(page).toHaveURL(/\/flora/);
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("/");
  await expect(page).toHaveURL("/search");
  await expect(page.getByLabel(field)).toBeFocused();
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("/");
  await expect(page.getByLabel(field)).toBeFocused();
  await expect(page.getByLabel(field)).toHaveValue("");
});

test("the glass of every page leads to the search, where one can type at once @both", async ({
  page,
}) => {
  await visit(page, "/contact");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.getByLabel(field)).toBeFocused();
});

test("a search is for no search engine, and no cache keeps it @desk", async ({ page }) => {
  const answer = await page.goto("/search?q=oak");
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => {
    // Preloaded scripts that are not allowed to run.
    allowFaults(page, /^failed: csp .*\.js\)$/);
  });

  test("the field is a form, and its page shows what is found @both", async ({ page }) => {
    await page.goto("/search");
    await page.getByLabel(field).fill("chickadee");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=chickadee");
    await expect(page.getByLabel(field)).toHaveValue("chickadee");
    const animals = page.getByRole("region", { name: /^Animals/ });
    await expect(animals.getByRole("link", { name: "Carolina chickadee" })).toBeVisible();
  });
});
