import type { Quote } from "shared-types/quote/codes";
import { expectAccessible } from "./fixture/accessible";
import { ask, recordCalls, refuse } from "./fixture/calls";
import { openSearch } from "./fixture/list-page";
import { pages } from "./fixture/pages";
import { expect, follow, test, visit } from "./fixture/site";

const label = "A quotation";

test("a quotation stands under every page but the contact page", async ({ request }) => {
  for (const { path, quote } of pages) {
    const html = await (await request.get(path)).text();
    const box = /<aside[^>]*aria-label="A quotation"[^>]*>(.*?)<\/aside>/s.exec(html)?.[1];
    expect(box?.includes("<blockquote"), path).toBe(quote ? true : undefined);
  }
});

test("the quotation that comes with the page is one of the owner's seventeen", async ({ page }) => {
  await visit(page, "/");
  const words = await page.getByRole("complementary", { name: label }).locator("p").innerText();
  const numbers = Array.from({ length: 17 }, (_, i) => i + 1);
  const quotes = await Promise.all(numbers.map((n) => ask<Quote>(page.request, `/api/quote/${n}`)));
  const set = quotes.map(({ quotation }) => quotation.replaceAll(" / ", "\n"));
  expect(set).toContain(words);
  expect((await page.request.get("/api/quote/18")).status()).toBe(404);
});

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

test("a page that is filtered keeps its quotation", async ({ page }) => {
  await visit(page, "/flora");
  await openSearch(page);
  const box = page.getByRole("complementary", { name: label });
  const before = await box.innerText();
  const calls = recordCalls(page, "/api/flora");
  await page.getByLabel("Order").selectOption("desc");
  await expect(page).toHaveURL("/flora?dir=desc");
  await expect.poll(() => calls.length).toBe(1);
  expect(await box.innerText()).toBe(before);
});
