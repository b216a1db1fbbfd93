import { chosen, jpeg } from "./fixture/camera";
import { newGround, newName, openImport } from "./fixture/import-screen";
import { expect, test } from "./fixture/panel";

test("an import begins by itself unless told not to, and what is uploaded is not forgotten", async ({
  page,
  keeper,
}) => {
  const name = newName();
  await keeper.emptyInbox();
  const { main, files, start, goesOn, result } = await openImport(page);
  await test.step("of nothing it imports nothing", async () => {
    await start.click();
    await expect(result).toContainText("There was nothing to import.");
    await expect(start).toHaveText("Import Photo Data");
  });
  const drop = async (n: number) =>
    files.setInputFiles(chosen(`${name}-${n}.jpg`, await jpeg({ ground: newGround() })));
  await drop(1);
  await expect(main.getByText("1 file uploaded.", { exact: true })).toBeVisible();
  const next = main.getByRole("link", { name: /^\d+ photos? (is|are) uploaded, not imported/ });
  await page.goto("/cp");
  await expect(next).toHaveAttribute("href", "/cp/photosimport");
  await page.goto("/cp/photoindex");
  await expect(main.getByText(/^\d+ photos? waiting\./)).toBeVisible();
  await main.getByRole("link", { name: "Import", exact: true }).click();
  await expect(goesOn, "remembered").not.toBeChecked();
  await goesOn.check();
  await page.reload();
  await expect(goesOn).toBeChecked();
  await drop(2);
  // What another visit, tab or phone has left may be meant to be hidden.
  await expect(
    main.getByText(/^2 photos .*\. 1 of them did not come from this page/),
  ).toBeVisible();
  await expect(start).toHaveText("Import Photo Data");
  await start.click();
  await expect(start).toHaveText("Photo Data Imported", { timeout: 60_000 });
  await drop(3);
  await expect(result).toContainText("1 photo imported.", { timeout: 60_000 });
  await page.goto("/cp");
  await expect(main.getByRole("heading", { name: "Backups" })).toBeVisible();
  await expect(next).toHaveCount(0);
});
