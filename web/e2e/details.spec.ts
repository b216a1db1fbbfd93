import type { BrowserContext, Page } from "@playwright/test";
import type { AnimalDetail } from "shared-types/animal/answers";
import type { PlantDetail } from "shared-types/plant/answers";
import { ask } from "./fixture/calls";
import { addressOf, expect, isSameDocument, markDocument, test, visit } from "./fixture/site";

/** A link to elsewhere opens beside the page. */
async function leadElsewhere(page: Page, context: BrowserContext): Promise<void> {
  await context.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  );
  const link = page.getByRole("region", { name: "Links" }).getByRole("link").first();
  const popup = page.waitForEvent("popup");
  await link.click();
  await expect(await popup).toHaveTitle("Elsewhere");
  expect(addressOf(page)).toBe("/fauna/chickadee");
}

/** Notes are set as text, nothing of their markup shows, and their links go through the router. */
async function leadInward(page: Page): Promise<void> {
  const { notes } = await ask<PlantDetail>(page.request, "/api/flora/littleblue");
  expect(notes).toContain("&lt;p&gt;");
  const text = page.getByRole("region", { name: "Notes" });
  await expect(text.locator("p").first()).toBeVisible();
  await expect(text.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(text.getByRole("listitem").first()).toBeVisible();
  expect(await text.innerText()).not.toMatch(/<|&lt;|&amp;/);

  await markDocument(page);
  const inward = page.getByRole("article").locator('p > a[href="/fauna/cottontail"]');
  await expect(inward).toHaveAttribute("data-cplink", /.*/);
  await expect(inward).not.toHaveAttribute("target", "_blank");
  await inward.click();
  await expect(page).toHaveURL("/fauna/cottontail");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
}

const records = [
  { path: "/fauna/chickadee", facts: ["Class", "Order", "Family"], onward: leadElsewhere },
  {
    path: "/flora/littleblue",
    facts: ["Type", "Sun", "Moisture", "Height", "Width", "Season"],
    onward: leadInward,
  },
] as const;

for (const { path, facts, onward } of records) {
  test(`${path} shows banner, names, facts, notes, links and photos, and leads on @desk`, async ({
    page,
    context,
  }) => {
    const record = await ask<AnimalDetail | PlantDetail>(page.request, `/api${path}`);
    await visit(page, path);
    const article = page.getByRole("article");
    await expect(article.getByRole("heading", { level: 1 })).toHaveText(record.nameDisplay);
    await expect(article.locator("header i")).toHaveText(record.nameScientific);
    const banner = article.locator("header img");
    await expect(banner).toHaveAttribute("alt", record.banner?.alt ?? "");
    await expect(banner).toHaveAttribute(
      "src",
      `/assets/images/_banners/${record.banner?.fileName}`,
    );
    await expect(banner).not.toHaveJSProperty("naturalWidth", 0);
    const terms = page.getByRole("complementary", { name: "Facts" }).getByRole("term");
    await expect(terms).toHaveText([...facts, ...(record.aka ? ["Also called"] : [])]);

    const links = page.getByRole("region", { name: "Links" }).getByRole("link");
    await expect(links).toHaveCount(record.links.length);
    for (const [i, { href, text }] of record.links.entries()) {
      await expect(links.nth(i)).toContainText(text);
      await expect(links.nth(i)).toHaveAttribute("href", href);
      await expect(links.nth(i)).toHaveAttribute("target", "_blank");
      await expect(links.nth(i)).toHaveAttribute("rel", /noopener/);
    }
    const gallery = page.getByRole("region", { name: "Photos" });
    expect(record.photos.length).toBeGreaterThan(0);
    await expect(gallery.getByRole("listitem")).toHaveCount(record.photos.length);
    const notes = page.getByRole("region", { name: "Notes" });
    const [besideNotes, text] = [await gallery.boundingBox(), await notes.boundingBox()];
    // So few stand beside the text, not below it.
    expect((besideNotes?.x ?? 0) + (besideNotes?.width ?? 0)).toBeLessThan(text?.x ?? 0);
    await onward(page, context);
  });
}

test("a record's photos open as a slideshow of its own @smoke", async ({ page }) => {
  const { photos } = await ask<AnimalDetail>(page.request, "/api/fauna/chickadee");
  await visit(page, "/fauna/chickadee");
  const thumb = page.getByRole("region", { name: "Photos" }).getByRole("link").first();
  await thumb.click();
  const show = page.getByRole("dialog", { name: /^Photos of Carolina chickadee/ });
  await expect(show).toContainText(`Photo ID: ${photos[0]?.photoId}`);
  expect(addressOf(page)).toBe(`/fauna/chickadee?photo=${photos[0]?.photoId}`);
  await page.goBack();
  await expect(show).toHaveCount(0);
  await expect(thumb).toBeFocused();
  expect(addressOf(page)).toBe("/fauna/chickadee");
});
