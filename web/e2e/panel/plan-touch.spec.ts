import { drag } from "../fixture/gestures";
import { expect, openScreen, test } from "./fixture/panel";
import { drawingOf } from "./fixture/plan-editor";
import { lot, planting, planWith } from "./fixture/plan-keeper";

test("a selected mark is dragged; a finger on any other scrolls the page @both", async ({
  page,
  keeper,
  hasTouch,
}) => {
  const { keyId } = await planWith(keeper, [lot([planting(await keeper.plant())])]);
  await openScreen(page, `/cp/plan/${keyId}`, "Plan Edit");
  const drawing = drawingOf(page);
  const mark = drawing.getByRole("button");
  await drawing.evaluate((element) => element.scrollIntoView({ block: "center" }));
  /** How far down its middle is on the drawing, and the page, px; measured at once, for the page may be scrolling. */
  const placeOf = async () =>
    mark.evaluate(
      (one, all) => {
        const { y, height } = one.getBoundingClientRect();
        const middle = y + height / 2 - (all as Element).getBoundingClientRect().y;
        return { y: Math.round(middle), down: Math.round(scrollY) };
      },
      await drawing.elementHandle(),
    );
  const before = await placeOf();

  if (hasTouch) {
    await drag(mark, { x: 0, y: -90 }, true);
    await expect.poll(async () => (await placeOf()).down).toBeGreaterThan(before.down + 40);
    expect((await placeOf()).y).toBe(before.y);
    await expect(mark).toHaveAttribute("aria-pressed", "false");
    await mark.tap();
    await expect(mark).toHaveAttribute("aria-pressed", "true");
  }
  const { down } = await placeOf();
  await drag(mark, { x: 0, y: -40 }, hasTouch);
  await expect.poll(async () => (await placeOf()).y).toBe(before.y - 40);
  expect((await placeOf()).down).toBe(down);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(async () => (await placeOf()).y).toBe(before.y);
});
