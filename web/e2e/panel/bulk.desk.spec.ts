import type { LinkListItem } from "shared-types/link/codes";
import type { PlantRecord } from "shared-types/plant/codes";
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
    plants.push(await keeper.plant({ nameCommon: `${word} ${name}` }));
  await openScreen(page, `/cp/plantindex?q=${word}`, "Plant Index");
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
  await expect(boxes).toHaveCount(3);
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
  const [a] = plants;
  expect(await keeper.get(`/api/plant/${a?.keyId}`)).toMatchObject({
    season: "fall",
    internal: true,
    type: a?.type,
  });
  expect((await request.get(`/flora/${a?.keyId}`)).status()).toBe(404);

  const asked = nextDialog(page);
  await bar.getByRole("button", { name: "Delete" }).click();
  expect(await asked).toBe(
    `3 plants: “${word} A”, “${word} B”, “${word} C”. In the bin for 30 days. Photos and links stay. are you sure?`,
  );
  await expect(bar.getByRole("status").filter({ hasText: "moved to the bin" })).toBeFocused();
  await expect(bar).toContainText("3 plants moved to the bin.");
  await expect(boxes).toHaveCount(0);
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(bar.getByText("Restored.")).toBeFocused();
  await expect(boxes).toHaveCount(3);
});

test("a deletion whose name was taken meanwhile can't be undone here, and says why", async ({
  page,
  keeper,
}) => {
  const word = newKey();
  await keeper.plant({ nameCommon: `${word} A` });
  const { keyId } = await keeper.plant({ nameCommon: `${word} B` });
  await openScreen(page, `/cp/plantindex?q=${word}`, "Plant Index");
  await page.getByRole("checkbox", { name: "Select all listed here" }).check();
  const bar = page.getByRole("region", { name: "Selected plants" });
  const asked = nextDialog(page);
  await bar.getByRole("button", { name: "Delete" }).click();
  await asked;
  await expect(bar).toContainText("2 plants moved to the bin.");
  await keeper.plant({ keyId });
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(bar).toContainText("1 record is still in the bin.");
  await bar.getByRole("link", { name: "Open the bin" }).click();
  await expect(page.getByText(`${word} B`, { exact: true })).toBeVisible();
});

test("plants selected stay so in another search, and one that is gone holds all back", async ({
  page,
  keeper,
}) => {
  const word = newKey();
  const gone = await keeper.plant({ nameCommon: `${word} A` });
  const kept = await keeper.plant({ nameCommon: `${word} B` });
  await openScreen(page, `/cp/plantindex?q=${word}`, "Plant Index");
  await page.getByRole("checkbox", { name: "Select all listed here" }).check();
  const bar = page.getByRole("region", { name: "Selected plants" });
  await expect(bar).toContainText("2 plants selected");
  await page.getByRole("searchbox").fill(`${word} B`);
  await expect(bar).toContainText("2 plants selected, 1 not listed here");
  await keeper.save("DELETE", `/api/plantdelete/${gone.plantId}`);
  const asked = nextDialog(page);
  await bar.getByRole("button", { name: "Delete" }).click();
  await asked;
  await expect(bar).toContainText("Nothing was deleted.");
  await expect(bar).toContainText("Some of these no longer exist.");
  await keeper.get(`/api/plant/${kept.keyId}`);
  await keeper.save("DELETE", `/api/plantdelete/${kept.plantId}`);
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
  await formParts(page).save.click();
  await expect(bar.getByText("2 resources changed.")).toBeVisible();
  expect(await keeper.get(`/api/resource/${resourceId}`)).toMatchObject({ categoryId: 10 });
  const asked = nextDialog(page);
  await bar.getByRole("button", { name: "Delete" }).click();
  await asked;
  await expect(bar.getByText("2 resources moved to the bin.")).toBeVisible();
});

test("links are deleted together, wherever they are", async ({ page, keeper }) => {
  const plant = await keeper.plant();
  for (const name of ["A", "B"])
    await keeper.link(plant, `${plant.keyId} ${name}`, "https://example.org/");
  await openScreen(page, "/cp/linkindex", "Link Index");
  await page.getByRole("searchbox", { name: "Find" }).fill(plant.keyId);
  await page.getByRole("checkbox", { name: "Select all listed here" }).check();
  await expectAccessible(page, "links selected");
  const asked = nextDialog(page);
  await page
    .getByRole("region", { name: "Selected links" })
    .getByRole("button", { name: "Delete" })
    .click();
  expect(await asked).toContain("They are used 2 times on plants and animals");
  await expect(page.getByText("2 links moved to the bin.")).toBeVisible();
  const left = await keeper.get<LinkListItem[]>("/api/links");
  expect(left.filter(({ text }) => text.startsWith(plant.keyId))).toEqual([]);
});

test("a keyword's actions are in a menu that keys alone can use", async ({ page, keeper }) => {
  const keyword = `menu ${newKey()}`;
  await keeper.save("POST", "/api/keywordadd", { keyword });
  await openScreen(page, "/cp/keywordindex", "Keyword Index");
  await page.getByRole("searchbox", { name: "Find" }).fill(keyword);
  const button = page.getByRole("button", { name: `Actions for ${keyword}` });
  const item = (name: string) => page.getByRole("menuitem", { name });
  await button.press("ArrowDown");
  await expect(item("Rename")).toBeFocused();
  await expectAccessible(page, "keyword menu");
  await page.keyboard.press("ArrowUp");
  await expect(item("Delete")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(item("Merge")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(item("Merge")).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await expect(item("Rename")).toBeHidden();
  await button.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Keyword" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await button.press("ArrowUp");
  const asked = nextDialog(page);
  await page.keyboard.press("Enter");
  await asked;
  await expect(page.getByText(`- Keyword “${keyword}” deleted -`)).toBeVisible();
});
