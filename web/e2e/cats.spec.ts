import type { ResourceItem } from "shared-types/resource/answers";
import { ask } from "./fixture/calls";
import { expect, follow, test, visit } from "./fixture/site";

test("the cats' page holds both of its categories, the articles before their sources @smoke", async ({
  page,
}) => {
  const all = await ask<ResourceItem[]>(page.request, "/api/cats");
  const titles = (id: number) =>
    all.filter(({ categoryId }) => categoryId === id).map(({ title }) => title);
  expect(titles(15).length).toBeGreaterThan(0);
  await visit(page, "/cats");
  const articles = page.getByRole("article");
  await expect(articles.getByRole("heading")).toHaveText([...titles(14), ...titles(15)]);
  const references = page.getByRole("region", { name: "References" });
  await expect(references.getByRole("article")).toHaveCount(titles(15).length);
  const pictured = all.filter(({ imgFileName }) => imgFileName !== "").length;
  await expect(articles.locator("img")).toHaveCount(pictured);

  await test.step("the entry that led here is no link any more", async () => {
    const entry = articles.filter({
      has: page.getByRole("heading", { name: "house cats", exact: true }),
    });
    await expect(entry).toHaveCount(1);
    await expect(entry.locator('a[href="/cats"]')).toHaveCount(0);
  });
});

test("without the entry that leads there, a link stands below the resources, but none to an empty page @desk", async ({
  page,
}) => {
  const link = page.getByRole("main").getByRole("link", { name: "About house cats and wildlife" });
  await page.route("**/api/resources", async (route) => {
    const answer = await route.fetch();
    const all = (await answer.json()) as ResourceItem[];
    await route.fulfill({
      response: answer,
      json: all.filter(({ title }) => title !== "house cats"),
    });
  });
  /** Opens the resources from another page, so that the browser requests its entries itself. */
  const openResources = async () => {
    await visit(page, "/contact");
    const asked = page.waitForResponse("**/api/cats");
    await follow(page, "Resources");
    await (await asked).finished();
    await expect(page.getByRole("article").first()).toBeVisible();
  };
  await page.route("**/api/cats", (route) => route.fulfill({ json: [] }));
  await openResources();
  await expect(link).toHaveCount(0);
  await page.unroute("**/api/cats");
  await openResources();
  await link.click();
  await expect(page).toHaveURL("/cats");
});
