import { readFile } from "node:fs/promises";
import { expectAccessible } from "../fixture/accessible";
import { expect, expectNoSidewaysScroll, openScreen, test } from "./fixture/panel";

test("the owner backs the garden up from the admin home, and downloads it", async ({ page }) => {
  await openScreen(page, "/cp", "Admin Home");
  const section = page.getByRole("region", { name: "Backups" });
  const begin = section.getByRole("button", { name: /Back/ });
  await begin.click();
  await expect(begin).toHaveText("Backing up...");
  await expect(section.getByText(/^- Backup made: [\d.]+ MB -$/)).toBeVisible({ timeout: 90_000 });
  await expect(begin).toHaveText("Back up now");
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
