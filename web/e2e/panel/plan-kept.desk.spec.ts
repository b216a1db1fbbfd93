import type { PlanDetail } from "shared-types/plan/answers";
import { expect, formParts, openScreen, test } from "./fixture/panel";
import { drawingOf } from "./fixture/plan-editor";
import { lot, planting, planWith } from "./fixture/plan-keeper";

const first = ({ sheets }: Pick<PlanDetail, "sheets">) => sheets[0]?.plantings ?? [];

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
