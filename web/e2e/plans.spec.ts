import type { PlantRow } from "shared-types";
import { expectAccessible } from "./fixture/accessible";
import { ask } from "./fixture/calls";
import { untouched } from "./fixture/lists";
import { expect, isSameDocument, markDocument, test, visit } from "./fixture/site";

test("Blueprint 2.0 shows the east and the west side", async ({ page }) => {
  await visit(page, "/plans/blueprint2");
  for (const side of ["East side", "West side"]) {
    const sheet = page.getByRole("figure").filter({ hasText: side });
    await sheet.scrollIntoViewIfNeeded();
    const drawing = sheet.getByRole("img").first();
    await expect(drawing).toHaveAttribute("alt", new RegExp(side.replace(" side", ""), "i"));
    await expect(drawing).not.toHaveJSProperty("naturalWidth", 0);
  }
});

test("the two versions lead to each other", async ({ page }) => {
  await visit(page, "/plans/blueprint2");
  await markDocument(page);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Blueprint 1.0" }).click();
  await expect(page).toHaveURL("/plans/blueprint1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blueprint 1.0");
  await expect(main).toContainText("large lawn area");
  const drawing = main.getByRole("figure").getByRole("img").first();
  await expect(drawing).not.toHaveJSProperty("naturalWidth", 0);
  await main.getByRole("link", { name: "Blueprint 2.0" }).click();
  await expect(page).toHaveURL("/plans/blueprint2");
  expect(await isSameDocument(page)).toBe(true);
});

test("every plant named in a bed has its page", async ({ page }) => {
  const plants = await ask<PlantRow[]>(page.request, "/api/flora", untouched);
  const known = plants.map(({ keyId }) => `/flora/${keyId}`);
  await visit(page, "/plans/blueprint2");
  const named = page.getByRole("list", { name: /^Plants: / }).getByRole("link");
  const targets = await named.evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  expect(targets.length).toBeGreaterThan(30);
  expect(targets.filter((target) => !known.includes(target ?? ""))).toEqual([]);
});

test("a drawing opens large, is enlarged again, and closes to where it was", async ({ page }) => {
  await visit(page, "/plans/blueprint2");
  const opener = page.getByRole("figure").first().getByRole("link");
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "East side" });
  await expect(dialog).toBeVisible();
  const drawing = dialog.getByRole("img");
  await expect(drawing).not.toHaveJSProperty("naturalWidth", 0);
  const fitted = (await drawing.boundingBox())?.width ?? 0;
  await expectAccessible(page, "drawing, large");

  const size = dialog.getByRole("button", { name: "Full size" });
  await expect(size).toHaveAttribute("aria-pressed", "false");
  await size.click();
  const fit = dialog.getByRole("button", { name: "Fit to the window" });
  await expect(fit).toHaveAttribute("aria-pressed", "true");
  expect((await drawing.boundingBox())?.width).toBeGreaterThan(fitted);
  await expectAccessible(page, "drawing, full size");

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});
