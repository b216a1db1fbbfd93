import { expect, openScreen, test } from "./fixture/panel";

const screens = [
  ["/cp/flora/add", "Plant Add", 1440, 900],
  ["/cp/resource/add", "Resource Add", 1440, 900],
  ["/cp/photoedit/149", "Photo Edit", 390, 844],
] as const;

test("what has the focus is clear of the bar of buttons", async ({ page }) => {
  for (const [path, title, width, height] of screens) {
    await page.setViewportSize({ width, height });
    await openScreen(page, path, title);
    // What still comes moves what has the focus.
    await page.waitForLoadState("networkidle");
    const covered: string[] = [];
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        // Moved by the key in one frame, and by what has moved around it in the next.
        await frame();
        await frame();
        const { activeElement: focused } = document;
        if (!focused || focused === document.body) return null;
        const bar = document.querySelector('form button[type="submit"]')?.parentElement;
        if (!bar || bar.contains(focused)) return "";
        const own = focused.getBoundingClientRect();
        const over = bar.getBoundingClientRect();
        // Of a tall text the beginning is enough.
        const bottom = own.height > 100 ? own.top : own.bottom;
        const isCovered = bottom > over.top && own.top < over.bottom;
        return isCovered ? (focused.getAttribute("name") ?? focused.outerHTML.slice(0, 80)) : "";
      });
      if (name === null) break;
      if (name !== "") covered.push(name);
    }
    expect(covered, path).toEqual([]);
  }
});
