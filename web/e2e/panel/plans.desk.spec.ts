import type { PlanDetail } from "shared-types/plan/answers";
import { expectAccessible } from "../fixture/accessible";
import { chooseDelete, expect, formParts, nextDialog, openScreen, test } from "./fixture/panel";
import { newKey } from "./fixture/keeper";
import { clickAt, drawingOf } from "./fixture/plan-editor";

test("a garden is drawn on graph paper, and its page shows it @smoke", async ({
  page,
  request,
}) => {
  const keyId = newKey();
  await openScreen(page, "/cp/plan/add", "Plan Add");
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("A small lot");
  await page.getByRole("textbox", { name: "Key ID" }).fill(keyId);
  await page.getByRole("button", { name: "Add a drawing" }).click();
  await page.getByRole("textbox", { name: "Width in feet" }).fill("60");
  await page.getByRole("textbox", { name: "Depth in feet" }).fill("40");
  const toolbar = page.getByRole("group", { name: "Tools" });

  await test.step("a bed is drawn corner by corner", async () => {
    await toolbar.getByRole("button", { name: "Draw a bed" }).click();
    for (const [x, y] of [
      [0.1, 0.1],
      [0.5, 0.1],
      [0.5, 0.6],
    ] as const)
      await clickAt(page, x, y);
    await page.keyboard.press("Enter");
    const bed = page.getByRole("region", { name: "Selected bed" });
    await bed.getByRole("textbox", { name: "Bed name" }).fill("Front bed");
    await bed.getByRole("button", { name: "Done" }).click();
  });

  await test.step("arrow keys go through the plants, Tab past them", async () => {
    const search = page.getByRole("searchbox", { name: "Find a plant" });
    const plants = page.getByRole("group", { name: "Plants found" }).getByRole("button");
    await search.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(plants.nth(1)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(search).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(plants.nth(1)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(plants.and(page.locator(":focus"))).toHaveCount(0);
  });

  const marks = drawingOf(page).getByRole("button");
  const fields = page.getByRole("region", { name: "Selected plants" });
  await test.step("plants are put there by click, and get their facts together", async () => {
    await page.getByRole("searchbox", { name: "Find a plant" }).fill("bergamot");
    await page.getByRole("button", { name: /^Wild bergamot/ }).click();
    await clickAt(page, 0.4, 0.2);
    await clickAt(page, 0.8, 0.8);
    await toolbar.getByRole("button", { name: "Select and move" }).click();
    await expect(marks).toHaveCount(2);
    await marks.first().focus();
    await page.keyboard.press("Control+a");
    await expect(fields).toContainText("2 plantings");
    await fields.getByRole("textbox", { name: "Planted" }).fill("2024-04");
    await page.keyboard.press("Enter");
    // One of them by numbers.
    await fields.getByRole("button", { name: "Done" }).click();
    await marks.nth(1).focus();
    await page.keyboard.press("Enter");
    await fields.getByRole("textbox", { name: "From left, %" }).fill("75");
    await page.keyboard.press("Enter");
    await expectAccessible(page, "plan editor");
  });

  await test.step("a save that one of them does not let through selects it", async () => {
    const planted = fields.getByRole("textbox", { name: "Planted" });
    await planted.fill("spring");
    await fields.getByRole("button", { name: "Done" }).click();
    await expect(fields).toHaveCount(0);
    await formParts(page).add.click();
    await expect(page.getByRole("alert")).toContainText("Planting 2 of drawing 1");
    await expect(marks.nth(1)).toHaveAttribute("aria-pressed", "true");
    await planted.fill("2024-04");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  await test.step("a step is undone and done again", async () => {
    await toolbar.getByRole("button", { name: "Undo" }).click();
    await toolbar.getByRole("button", { name: "Redo" }).click();
  });

  await formParts(page).add.click();
  await expect(page.getByText("- Plan added successfully -")).toBeVisible();
  await expect(page).toHaveURL(`/cp/plan/${keyId}`);
  const plan = (await (await request.get(`/api/plans/${keyId}`)).json()) as PlanDetail;
  const [lot] = plan.sheets;
  const bedId = lot?.beds[0]?.bedId;
  expect([lot?.beds[0]?.name, lot?.feet]).toEqual(["Front bed", 60]);
  expect(lot?.plantings).toMatchObject([
    { bedId, plantedOn: "2024-04" },
    { bedId: 0, plantedOn: "2024-04", x: 0.75 },
  ]);
  expect(await (await request.get(`/plans/${keyId}`)).text()).toContain("Wild bergamot");

  await openScreen(page, "/cp/plans", "Plan Index");
  await page
    .getByRole("row", { name: /A small lot/ })
    .getByRole("link", { name: "Edit A small lot" })
    .click();
  const sure = nextDialog(page);
  await chooseDelete(page);
  await sure;
  await expect(page.getByText("- Plan deleted successfully -")).toBeVisible();
  expect((await request.get(`/plans/${keyId}`)).status()).toBe(404);
});
