import { chosen, jpeg } from "./fixture/camera";
import { newGround, newName, openImport } from "./fixture/import-screen";
import { expect, test } from "./fixture/panel";

test("an import begins by itself unless told not to, and what is uploaded is not forgotten", async ({
  page,
}) => {
  const name = newName();
  const { main, files, start, goesOn } = await openImport(page);
  await files.setInputFiles(chosen(`${name}.jpg`, await jpeg({ ground: newGround() })));
  await expect(main.getByText("1 file uploaded.", { exact: true })).toBeVisible();
  for (const path of ["/cp", "/cp/photoindex"]) {
    await page.goto(path);
    await expect(main.getByText(/^\d+ photos? waiting\./)).toBeVisible();
  }
  await main.getByRole("link", { name: "Import", exact: true }).click();
  await expect(goesOn, "remembered").not.toBeChecked();
  await goesOn.check();
  await page.reload();
  await expect(goesOn).toBeChecked();
  await files.setInputFiles(chosen(`${name}-two.jpg`, await jpeg({ ground: newGround() })));
  await expect(start).toHaveText("Photo Data Imported", { timeout: 60_000 });
  await page.goto("/cp");
  await expect(main.getByRole("heading", { name: "Backups" })).toBeVisible();
  await expect(main.getByText(/photos? waiting\./)).toHaveCount(0);
});
