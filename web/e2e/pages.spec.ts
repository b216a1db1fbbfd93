import { expectAccessible, expectAccessibleAtNight } from "./fixture/accessible";
import { allowFaults } from "./fixture/faults";
import { pages, tabTitle } from "./fixture/pages";
import { countShifts, shiftsToTheEnd } from "./fixture/shifts";
import { slowDown } from "./fixture/slow-line";
import { expect, test, visit } from "./fixture/site";

for (const { path, heading, menu, status, ...rest } of pages)
  for (const [width, tag] of [
    ["a desk", "@smoke"],
    ["a phone", "@phone"],
  ] as const)
    test(
      `${path} is whole, steady and accessible at ${width}’s width, by day and by night`,
      { tag: [tag, "@audit"] },
      async ({ page }) => {
        if (status === 404) allowFaults(page, /status( of)? 404/);
        await countShifts(page);
        const response = await visit(page, path);

        expect(response.status()).toBe(status);
        await expect(page).toHaveTitle(tabTitle(rest));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expect(page.getByRole("banner")).toHaveCount(1);
        await expect(page.getByRole("main")).toHaveCount(1);
        await expect(page.getByRole("contentinfo")).toHaveCount(1);
        const isSideways = () => document.documentElement.scrollWidth > window.innerWidth;
        expect(await page.evaluate(isSideways), "scrolls sideways").toBe(false);
        const marked = page.locator("header nav [aria-current=page]");
        await expect(marked).toHaveText(menu ? [menu] : []);

        expect(await shiftsToTheEnd(page), "layout shift").toBeLessThanOrEqual(0.01);
        await expectAccessible(page, path);
        await expectAccessibleAtNight(page, path);
        await expect(page.locator(":root")).toHaveCSS("background-color", "rgb(19, 32, 32)");
      },
    );

test("a page that comes slowly stands as still", { tag: "@phone" }, async ({ page }) => {
  await countShifts(page);
  await slowDown(page);
  for (const path of ["/", "/photos", "/flora", "/flora/littleblue", "/contact"]) {
    await visit(page, path);
    expect(await shiftsToTheEnd(page), path).toBeLessThanOrEqual(0.01);
  }
});

test("each page tells search engines what it is and where", async ({ request }) => {
  const descriptions = new Set<string>();
  for (const { path, status } of pages) {
    const html = await (await request.get(path)).text();
    const description = /<meta name="description" content="([^"]{40,})"/.exec(html)?.[1];
    if (status === 404) expect(html).toContain('name="robots" content="noindex"');
    else expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    if (status === 200) descriptions.add(description ?? "");
  }
  expect(descriptions.has("")).toBe(false);
  expect(descriptions.size).toBe(pages.filter(({ status }) => status === 200).length);
});

test.describe("far from the garden's time zone and language", () => {
  test.use({ timezoneId: "Asia/Tokyo", locale: "de-DE" });

  test("pages with dates are taken over as the server wrote them", async ({ page }) => {
    await visit(page, "/");
    const caption = page.getByRole("region", { name: "Pictures from the garden" });
    await expect(caption.getByText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/)).toHaveCount(1);
    await visit(page, "/photos?sort=dtt");
    await visit(page, "/fauna/chickadee");
  });
});
