import type { PlanDetail } from "shared-types/plan/codes";
import { allowFaults } from "../fixture/faults";
import { chooseDelete, expect, formParts, openScreen, test } from "./fixture/panel";
import { newKey } from "./fixture/keeper";
import { drawingOf } from "./fixture/plan-editor";
import { lot, planting, planWith } from "./fixture/plan-keeper";

const first = ({ sheets }: Pick<PlanDetail, "sheets">) => sheets[0]?.plantings ?? [];

test("of two tabs on one plan the later loses nothing it has typed, and can take the other's", async ({
  page,
  keeper,
}) => {
  // A browser notes each answer of the kind that refuses a save.
  allowFaults(page, /status( of)? 412/);
  const plant = await keeper.plant();
  const { keyId } = await planWith(keeper, [lot([planting(plant)])]);
  const other = await page.context().newPage();
  const title = (of: typeof page) => of.getByRole("textbox", { name: "Title", exact: true });
  const period = (of: typeof page) => of.getByRole("textbox", { name: "Period" });
  const updated = (of: typeof page) => of.getByText("- Plan updated successfully -");
  for (const tab of [page, other]) await openScreen(tab, `/cp/plan/${keyId}`, "Plan Edit");

  await page.bringToFront();
  await period(page).fill("Summer 2024");
  await title(page).fill("Typed in the first tab");
  await other.bringToFront();
  await title(other).fill("Saved in the other tab");
  await formParts(other).send.click();
  await expect(updated(other)).toBeVisible();

  await page.bringToFront();
  await formParts(page).send.click();
  const changed = page.getByRole("alert").filter({ hasText: "Typed in the first tab" });
  await expect(changed).toContainText("Saved in the other tab");
  await expect(title(page)).toHaveValue("Typed in the first tab");
  await expect(period(page)).toHaveValue("Summer 2024");
  await changed.getByRole("button", { name: "Use theirs" }).click();
  await formParts(page).send.click();
  await expect(updated(page)).toBeVisible();
  expect(await keeper.get(`/api/plans/${keyId}`)).toMatchObject({
    title: "Saved in the other tab",
    period: "Summer 2024",
  });
});

test("no mark gets outside the drawing, by pointer, by keyboard or by numbers", async ({
  page,
  keeper,
}) => {
  const plant = await keeper.plant();
  const { keyId } = await planWith(keeper, [
    lot([planting(plant, { x: 0.9 }), planting(plant, { x: 0.97, y: 0.95 })]),
  ]);
  await openScreen(page, `/cp/plan/${keyId}`, "Plan Edit");
  const drawing = drawingOf(page);
  const marks = drawing.getByRole("button");
  const stored = async () => first(await keeper.get<PlanDetail>(`/api/plans/${keyId}`));
  const send = async () => {
    await formParts(page).send.click();
    await expect(page.getByText("- Plan updated successfully -")).toBeVisible();
  };

  await test.step("dragged over the edge, both stop where the first one meets it", async () => {
    await marks.first().focus();
    await page.keyboard.press("Control+a");
    await expect(marks.and(page.locator("[aria-pressed=true]"))).toHaveCount(2);
    const box = await marks.first().boundingBox();
    if (!box) throw new Error("There is no mark.");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 2000, box.y, { steps: 4 });
    await page.mouse.up();
    await send();
    const [left, right] = await stored();
    expect(right?.x).toBe(1);
    expect(left?.x).toBeCloseTo(0.93, 3);
  });

  await test.step("a number beyond 100 % is refused with what to do, and stays to be mended", async () => {
    await page.keyboard.press("Escape");
    await marks.first().focus();
    await page.keyboard.press("Enter");
    const fromLeft = page.getByRole("textbox", { name: "From left, %" });
    await fromLeft.fill("250");
    await page.keyboard.press("Tab");
    await formParts(page).send.click();
    await expect(formParts(page).summary).toContainText("the mark is outside the drawing");
    await expect(fromLeft).toHaveValue("250");
    await fromLeft.fill("25");
    await page.keyboard.press("Tab");
    await send();
    expect((await stored())[0]?.x).toBe(0.25);
  });
});

test("the marks of a plant go to the bin with it, and come back with it", async ({
  page,
  keeper,
}) => {
  const [stays, goes] = [await keeper.plant(), await keeper.plant({ keyId: newKey() })];
  const { keyId } = await planWith(keeper, [lot([planting(stays), planting(goes, { x: 0.2 })])]);
  const marks = page.getByRole("group", { name: "Plants: The lot" }).getByRole("link");
  const seen = async (count: number) => {
    await page.goto(`/plans/${keyId}`);
    await expect(marks).toHaveCount(count);
  };
  await seen(2);
  await openScreen(page, `/cp/flora/${goes.keyId}`, "Plant Edit");
  page.once("dialog", (dialog) => void dialog.accept());
  await chooseDelete(page);
  await expect(page.getByText("- Plant deleted successfully -")).toBeVisible();
  await seen(1);

  await test.step("saved meanwhile, the plan loses no mark", async () => {
    await openScreen(page, `/cp/plan/${keyId}`, "Plan Edit");
    await page.getByRole("textbox", { name: "Period" }).fill("While it was in the bin");
    await formParts(page).send.click();
    await expect(page.getByText("- Plan updated successfully -")).toBeVisible();
  });
  await keeper.save("POST", "/api/binrestore", { kind: "plant", id: goes.plantId, rename: "" });
  await seen(2);
});
