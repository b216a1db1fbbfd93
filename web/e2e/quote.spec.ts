import { expectAccessible } from "./fixture/accessible";
import { refuse } from "./fixture/calls";
import { expect, follow, test, visit } from "./fixture/site";

const label = "A quotation";

test("another page asks for another quotation, with its author and source @smoke", async ({
  page,
}) => {
  const shown = { quotation: "Look closer.", author: "A gardener", citation: "On weeding" };
  let asked = 0;
  await page.route("**/api/quote/*", async (route) => {
    asked = Number(new URL(route.request().url()).pathname.split("/").at(-1));
    await route.fulfill({ json: shown });
  });
  await visit(page, "/contact");
  await expect(page.getByRole("complementary", { name: label })).toHaveCount(0);
  await follow(page, "Flora");
  const box = page.getByRole("complementary", { name: label });
  await expect(box.getByRole("blockquote")).toHaveText(shown.quotation);
  await expect(box).toContainText(shown.author);
  await expect(box.locator("cite")).toHaveText(shown.citation);
  expect(asked).toBeGreaterThanOrEqual(1);
  expect(asked).toBeLessThanOrEqual(17);
});

test("without an answer the box stays empty, and the page whole", async ({ page }) => {
  await refuse(page, "/api/quote/*");
  await visit(page, "/contact");
  const refused = page.waitForResponse((response) => response.url().includes("/api/quote/"));
  await follow(page, "Blueprint");
  await refused;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blueprint 2.0");
  const box = page.getByRole("complementary", { name: label });
  await expect(box).toHaveCount(1);
  await expect(box).toBeEmpty();
  await expectAccessible(page, "empty quotation");
});
