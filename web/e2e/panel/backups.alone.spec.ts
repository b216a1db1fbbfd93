import { readFile } from "node:fs/promises";
import { expectAccessible } from "../fixture/accessible";
import { expect, expectNoSidewaysScroll, openScreen, test } from "./fixture/panel";

test("the owner backs the garden up from the admin home, and downloads it", async ({ page }) => {
  const old = "The last backup is more than two days old.";
  let advice = [old];
  await page.route("**/api/health", (route) =>
    route.fulfill({ json: { details: { advice, missing: { count: 0, fileNames: [] } } } }),
  );
  await openScreen(page, "/cp", "Admin Home");
  await expect(page.getByText(old)).toBeVisible();
  const section = page.getByRole("region", { name: "Backups" });
  const begin = section.getByRole("button", { name: /Back/ });
  const atStart = page.waitForResponse("**/api/health");
  await begin.click();
  await expect(begin).toHaveText("Backing up...");
  await atStart;
  advice = [];
  await expect(section.getByText(/^- Backup made: [\d.]+ MB -$/)).toBeVisible({ timeout: 90_000 });
  await expect(begin).toHaveText("Back up now");
  await expect(page.getByText(old)).toHaveCount(0);
  await expect(section.getByText(/^The last backup was made on /)).toBeVisible();

  await section.getByText(/^\d+ backups? on the server$/).click();
  const coming = page.waitForEvent("download");
  await section
    .getByRole("button", { name: /^Download the backup of / })
    .first()
    .click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^habitat-[\dT-]+Z\.tar$/);
  const content = await readFile(await file.path());
  expect(content.includes("database/shape.json")).toBe(true);
  expect(content.includes("manifest.json")).toBe(true);
  await expect(section.getByText(/^- Downloading /)).toBeVisible();
  await expectAccessible(page, "admin home with backups");
  await expectNoSidewaysScroll(page, "admin home with backups");
});
