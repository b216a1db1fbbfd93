import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { PlantRecord } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
import { allowFaults } from "../fixture/faults";
import { expect, expectNoSidewaysScroll, openScreen, test } from "./fixture/panel";
import { newKey } from "./fixture/keeper";

const importing = (page: Page) => page.getByRole("region", { name: "Import", exact: true });

/** Chooses a file with this name and these lines. */
async function choose(page: Page, name: string, lines: string[]): Promise<void> {
  const coming = page.waitForEvent("filechooser");
  await importing(page).getByRole("button", { name: "Choose a CSV file" }).click();
  await (
    await coming
  ).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(`${lines.join("\r\n")}\r\n`) });
}

test("the owner mends a refused file, sees what it does, imports it and can undo it @smoke", async ({
  page,
  keeper,
}) => {
  const plant = await keeper.plant({ height: "2 ft" });
  const added = newKey();
  const heads = "plantId,keyId,nameCommon,nameScientific,nameDisplay,height";
  const old = `${plant.plantId},${plant.keyId},${plant.nameCommon},Testia probata,Test,3 ft`;
  const fresh = `,${added},Newcomer,Nova nova,Newcomer,"1 ft"`;
  await openScreen(page, "/cp/data", "Your Data");
  const status = importing(page).getByRole("status");
  const run = importing(page).getByRole("button", { name: /^Import/ });

  await choose(page, "plants (1).csv", [heads, old, fresh.replace("Nova nova", "")]);
  await expect(status).toContainText("1 refused, 0 new, 1 changed, 0 unchanged.");
  await expect(status).toBeFocused();
  await expect(run).toBeDisabled();
  const rows = importing(page).getByRole("row");
  await expect(rows.nth(1)).toContainText("Refused");
  await expect(rows.nth(1)).toContainText("nameScientific: Please enter a scientific name.");
  await expectAccessible(page, "a refused file");

  await choose(page, "plants (1).csv", [heads, old, fresh]);
  await expect(status).toContainText("1 new, 1 changed, 0 unchanged. Nothing is saved yet.");
  await expect(rows.nth(1)).toContainText(/Height\s*2\s*3\s*ft/);
  await expectAccessible(page, "a checked file");
  await expectNoSidewaysScroll(page, "a checked file");
  expect(await keeper.get<PlantRecord>(`/api/plant/${plant.keyId}`)).toMatchObject({
    height: "2 ft",
  });

  await run.click();
  await expect(status).toContainText("Imported: 2 changes are saved.");
  expect(await keeper.get<PlantRecord>(`/api/plant/${plant.keyId}`)).toMatchObject({
    height: "3 ft",
  });
  expect(await keeper.get<PlantRecord>(`/api/plant/${added}`)).toMatchObject({ height: "1 ft" });

  await choose(page, "plants (1).csv", [heads, old, fresh]);
  await expect(status).toContainText("0 new, 0 changed, 2 unchanged. There is nothing to import.");

  // The import is found again after a reload; what was changed since is asked about first.
  await page.reload();
  const recent = page.getByRole("region", { name: "Recent imports" });
  const button = (name: string) => recent.getByRole("button", { name }).first();
  await button("Show report of plants (1).csv").click();
  await expect(recent.getByRole("row").nth(1)).toContainText(/Height\s*2\s*3\s*ft/);
  await expectAccessible(page, "the report of an import");
  const { nameCommon, keyId, plantId } = plant;
  const names = { nameCommon, nameScientific: "Testia probata", nameDisplay: "Test" };
  await keeper.save("PUT", "/api/plantupdate", { plantId, keyId, ...names, height: "5 ft" });
  page.once("dialog", (dialog) => void dialog.accept());
  await button("Undo this import of plants (1).csv").click();
  const told = recent.getByRole("status");
  await expect(told).toContainText("Nothing is undone yet: 1 record was changed since.");
  await expect(told).toBeFocused();
  await expect(recent.getByRole("row").nth(1)).toContainText(/Height\s*3\s*5\s*ft/);
  await expectAccessible(page, "what was changed since an import");
  await expectNoSidewaysScroll(page, "what was changed since an import");
  await button("Undo all, overwrite these").click();
  await expect(told).toContainText(
    "Undone: 1 record has its old values back, 1 record is in the bin.",
  );
  await expect(recent.getByText(/^Undone \d/).first(), "and when").toBeVisible();
  expect(await keeper.get<PlantRecord>(`/api/plant/${plant.keyId}`)).toMatchObject({
    height: "2 ft",
  });
  await keeper.save("DELETE", `/api/plantdelete/${plant.plantId}`);
});

test("plants go out as a file, and a file that is none of theirs, or breaks a rule, says so", async ({
  page,
  keeper,
}) => {
  allowFaults(page, /status( of)? 400/);
  await openScreen(page, "/cp/data", "Your Data");
  await test.step("a file of them all", async () => {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export Plants" }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe("plants.csv");
    const csv = await readFile(await file.path(), "utf8");
    expect(csv).toMatch(/^\uFEFFplantId,keyId,/);
    expect(csv).toContain("littleblue");
    await expect(page.getByText("- plants.csv is in your downloads -")).toBeVisible();
  });

  await test.step("no CSV of this kind", async () => {
    await choose(page, "photos.csv", ["photoId,height,classTax", "1,2,Aves"]);
    const status = importing(page).getByRole("status");
    await expect(status).toContainText("Couldn’t check the file.");
    await expect(status).toContainText("There is no column “classTax” in this kind of file.");
    await expect(importing(page).getByLabel("This file contains")).toHaveValue("photos");
  });

  await test.step("a line's error names its field once", async () => {
    const { plantId } = await keeper.plant();
    await choose(page, "plants.csv", ["plantId,aka", `${plantId},${"x".repeat(101)}`]);
    await expect(importing(page).getByRole("row").nth(1)).toContainText("aka: Max length is 100.");
  });
});
