import { expect, test, untilAlive, visit } from "./fixture/site";

for (const [path, tag] of [
  ["/flora", "@phone"],
  ["/photos", "@desk"],
] as const)
  test(`${path} stands after a reload where it was left`, { tag }, async ({ page }) => {
    await visit(page, path);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    await page.reload();
    await untilAlive(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
    await visit(page, "/fauna");
    expect(await page.evaluate(() => window.scrollY), "another address begins at its top").toBe(0);
  });

test("who scrolls before a page has come to life stays where he is @both", async ({ page }) => {
  let open = () => {};
  const isOpen = new Promise<void>((opened) => (open = opened));
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await isOpen;
    await route.continue();
  });
  await page.goto("/flora", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  open();
  await untilAlive(page);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(100);
});
