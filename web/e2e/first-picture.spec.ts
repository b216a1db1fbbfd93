import type { Page } from "@playwright/test";
import { allowFaults } from "./fixture/faults";
import { expect, test, untilAlive } from "./fixture/site";

/** Holds the answer of what the page opens with until it is told to go on. */
async function holdFirst(page: Page, end: "continue" | "abort"): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/images\//, async (route) => {
    if (route.request().resourceType() === "image") await released;
    await (end === "continue" ? route.continue() : route.abort());
  });
  return () => release();
}

for (const [end, when, tag] of [
  ["continue", "has come", "@desk"],
  ["abort", "cannot come", "@phone"],
] as const)
  test(
    `scripts and lazy pictures wait for the first picture, and come when it ${when}`,
    { tag },
    async ({ page }) => {
      if (end === "abort") allowFaults(page, /assets\/images/);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      const release = await holdFirst(page, end);
      await page.goto("/", { waitUntil: "commit" });
      await expect(page.getByRole("navigation", { name: "Explore" })).toBeVisible();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const pictures = () => asked.filter((path) => path.startsWith("/assets/images/"));
      expect(asked.filter((path) => path.endsWith(".js"))).toEqual([]);
      expect(pictures()).toHaveLength(1);
      release();
      await untilAlive(page);
      await expect.poll(() => pictures().length).toBeGreaterThan(1);
    },
  );
