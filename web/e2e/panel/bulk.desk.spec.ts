import type { Locator } from "@playwright/test";
import type { PlantRecord } from "shared-types/plant/answers";
import { expectAccessible } from "../fixture/accessible";
import { newKey } from "./fixture/keeper";
import { expect, formParts, nextDialog, openScreen, test } from "./fixture/panel";

test("plants found are selected by keyboard, changed together, and deleted together @smoke", async ({
  page,
  keeper,
  request,
}) => {
  const word = newKey();
  const plants: PlantRecord[] = [];
  for (const name of ["A", "B", "C"])
    plants.push(await keeper.plant({ nameCommon: `${word} ${name}`, family: "Scrophulariaceae" }));
  await openScreen(page, `/cp/plantindex?q=${word}`, "Plant Index");
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
  await expect(boxes).toHaveCount(3);

  await test.step("all checkboxes stand in one line, and no word is broken", async () => {
    const left = async (box: Locator) => (await box.boundingBox())?.x ?? 0;
    const all = page.getByRole("checkbox", { name: /^Select all/ });
    const family = page.getByRole("cell", { name: "Scrophulariaceae" }).first();
    const lines = () =>
      family.evaluate((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getClientRects().length;
      });
    for (const width of [390, 1152, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await left(boxes.first()), `${width} px`).toBeCloseTo(await left(all), 0);
      expect(await lines(), `${width} px`).toBe(1);
    }
  });

  await boxes.nth(0).press("Space");
  await boxes.nth(2).press("Shift+Space");
  const bar = page.getByRole("region", { name: "Selected plants" });
  await expect(bar).toContainText("3 plants selected");
  await expectAccessible(page, "plants selected");

  await bar.getByRole("button", { name: "Change…" }).click();
  const dialog = page.getByRole("dialog", { name: "Change 3 plants" });
  const { save, summary } = formParts(page);
  await save.click();
  await expect(summary).toContainText("Please choose what to change.");
  await dialog.getByLabel("Season").selectOption("Fall");
  await dialog.getByLabel("Visibility").selectOption("Internal (not shown to visitors)");
  await expectAccessible(page, "change plants");
  await save.click();
  await expect(bar.getByText("3 plants changed.")).toBeVisible();
  await expect(page.getByRole("rowheader").first()).toContainText("Internal");
  const [a] = plants;
  expect(await keeper.get(`/api/plant/${a?.keyId}`)).toMatchObject({
    season: "fall",
    internal: true,
    type: a?.type,
  });
  expect((await request.get(`/flora/${a?.keyId}`)).status()).toBe(404);
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(bar.getByText("Undone.")).toBeFocused();
  const { season, internal } = a ?? {};
  expect(await keeper.get(`/api/plant/${a?.keyId}`)).toMatchObject({ season, internal });

  const asked = nextDialog(page);
  await bar.getByRole("button", { name: "Delete" }).click();
  expect(await asked).toBe(
    `3 plants: “${word} A”, “${word} B”, “${word} C”. In the bin for 30 days. Photos and links stay: are you sure?`,
  );
  await expect(bar.getByRole("status").filter({ hasText: "moved to the bin" })).toBeFocused();
  await expect(bar).toContainText("3 plants moved to the bin.");
  await expect(boxes).toHaveCount(0);
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(bar.getByText("Restored.")).toBeFocused();
  await expect(boxes).toHaveCount(3);
});

test("plants selected stay so in another search; one that is gone holds all back, a taken key its undo", async ({
  page,
  keeper,
}) => {
  const word = newKey();
  const plants: PlantRecord[] = [];
  for (const name of ["A", "B", "C"])
    plants.push(await keeper.plant({ nameCommon: `${word} ${name}` }));
  await openScreen(page, `/cp/plantindex?q=${word}`, "Plant Index");
  const bar = page.getByRole("region", { name: "Selected plants" });
  const remove = async () => {
    const asked = nextDialog(page);
    await bar.getByRole("button", { name: "Delete" }).click();
    await asked;
  };
  await page.getByRole("checkbox", { name: "Select all listed here" }).check();
  await expect(bar).toContainText("3 plants selected");
  await page.getByRole("searchbox").fill(`${word} B`);
  await expect(bar).toContainText("3 plants selected, 2 not listed here");
  await keeper.save("DELETE", `/api/plantdelete/${plants[0]?.plantId}`);
  await remove();
  await expect(bar).toContainText("Nothing was deleted.");
  await expect(bar).toContainText("Some of these no longer exist.");
  await keeper.get(`/api/plant/${plants[1]?.keyId}`);

  await page.reload();
  await page.getByRole("searchbox").fill(word);
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Select all listed here" }).check();
  await remove();
  await expect(bar).toContainText("2 plants moved to the bin.");
  await keeper.plant({ keyId: plants[1]?.keyId });
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(bar).toContainText("1 record is still in the bin.");
  await bar.getByRole("link", { name: "Open the bin" }).click();
  await expect(page.getByText(`${word} B`, { exact: true })).toBeVisible();
});

test("resources move to another category together", async ({ page, keeper }) => {
  const word = newKey();
  const { resourceId } = await keeper.resource({ title: `${word} A`, categoryId: 9 });
  await keeper.resource({ title: `${word} B`, categoryId: 9 });
  await openScreen(page, "/cp/resourceindex?section=websites", "Resources : Admin");
  for (const name of ["A", "B"])
    await page.getByRole("checkbox", { name: `Select ${word} ${name}` }).check();
  const bar = page.getByRole("region", { name: "Selected resources" });
  await expect(bar).toContainText("2 resources selected");
  await expectAccessible(page, "resources selected");
  await bar.getByRole("button", { name: "Change…" }).click();
  await page.getByLabel("Category").selectOption("Nurseries");
  await page.getByLabel("Visibility").selectOption("Internal (not shown to visitors)");
  await formParts(page).save.click();
  await expect(bar.getByText("2 resources changed.")).toBeVisible();
  const now = { categoryId: 10, internal: true };
  expect(await keeper.get(`/api/resource/${resourceId}`)).toMatchObject(now);
  await openScreen(page, "/cp/resourceindex?section=nurseries", "Resources : Admin");
  await expect(page.getByRole("article").filter({ hasText: `${word} A` })).toContainText(
    /internal/i,
  );
});
