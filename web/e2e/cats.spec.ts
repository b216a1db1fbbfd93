import type { ResourceItem } from "shared-types/resource/codes";
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
});

test("the entry that led here is no link any more", async ({ page }) => {
  await visit(page, "/cats");
  const entry = page.getByRole("article").filter({
    has: page.getByRole("heading", { name: "house cats", exact: true }),
  });
  await expect(entry).toHaveCount(1);
  await expect(entry.locator('a[href="/cats"]')).toHaveCount(0);
  const navigation = page.getByRole("navigation", { name: "Main", includeHidden: true });
  await expect(navigation.locator('[aria-current="page"]')).toHaveText("Resources");
});

for (const has of [true, false])
  test(
    `without the entry that leads there, ${has ? "a link" : "no link to an empty page"} stands below the resources`,
    {
      tag: "@desk",
    },
    async ({ page }) => {
      await page.route("**/api/resources", async (route) => {
        const answer = await route.fetch();
        const all = (await answer.json()) as ResourceItem[];
        const json = all.filter(({ title }) => title !== "house cats");
        await route.fulfill({ response: answer, json });
      });
      if (!has) await page.route("**/api/cats", (route) => route.fulfill({ json: [] }));
      await visit(page, "/contact");
      const asked = page.waitForResponse("**/api/cats");
      await follow(page, "Resources");
      await (await asked).finished();
      await expect(page.getByRole("article").first()).toBeVisible();
      const link = page
        .getByRole("main")
        .getByRole("link", { name: "About house cats and wildlife" });
      await expect(link).toHaveCount(has ? 1 : 0);
      if (!has) return;
      await link.click();
      await expect(page).toHaveURL("/cats");
    },
  );
