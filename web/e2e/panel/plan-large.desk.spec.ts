import type { PlanRecord } from "shared-types/plan/answers";
import { visit } from "../fixture/site";
import { expect, expectNoSidewaysScroll, formParts, openScreen, test } from "./fixture/panel";
import { newKey } from "./fixture/keeper";
import { drawingOf } from "./fixture/plan-editor";
import { lot, planting, planWith } from "./fixture/plan-keeper";

/** A name of 80 letters; the longest word that a column has to break. */
const longName = (n: number) => `${`Plant${n}`.padEnd(40, "x")} ${"y".repeat(39)}`;

test("five hundred plantings with names of 80 letters fit every width, and are edited one by one", async ({
  page,
  keeper,
}) => {
  const plants = await Promise.all(
    [1, 2, 3, 4, 5].map((n) =>
      keeper.plant({ keyId: newKey(), nameCommon: longName(n), nameDisplay: longName(n) }),
    ),
  );
  const places = Array.from({ length: 500 }, (_, n) => {
    const [x, y] = [(n % 25) / 25 + 0.02, Math.floor(n / 25) / 20 + 0.025];
    const plantedOn = String(2021 + (n % 3));
    return planting(plants[n % 5] ?? { plantId: 0 }, { x, y, plantedOn });
  });
  const { keyId, sheets } = await planWith(keeper, [lot(places)]);
  expect(sheets[0]?.plantings).toHaveLength(500);

  await test.step("visitors see all of them, and no name is cut off or widens the page", async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await visit(page, `/plans/${keyId}`);
    const marks = page.getByRole("group", { name: "Plants: The lot" }).getByRole("link");
    await expect(marks).toHaveCount(500);
    await marks.nth(7).press("Enter");
    await expect(page.getByRole("region", { name: /^\d Plant/ })).toBeVisible();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page, `plan at ${width} px`);
    }
  });

  await test.step("two are moved in quick succession, and both stay where they were dropped", async () => {
    await openScreen(page, `/cp/plan/${keyId}`, "Plan Edit");
    await expectNoSidewaysScroll(page, "plan editor");
    const drawing = drawingOf(page);
    await drawing.scrollIntoViewIfNeeded();
    const marks = drawing.getByRole("button");
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    for (const n of [0, 1]) {
      const box = await marks.nth(n).boundingBox();
      if (!box) throw new Error("There is no mark.");
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 12, y + 12, { steps: 2 });
      await page.mouse.up();
    }
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await formParts(page).send.click();
    await expect(page.getByText("- Plan updated successfully -")).toBeVisible();
    const saved = await keeper.get<PlanRecord>(`/api/plan/${keyId}`);
    const moved = (saved.sheets[0]?.plantings ?? []).filter(
      ({ x, y }, n) => places[n]?.x !== x || places[n].y !== y,
    );
    expect(moved).toHaveLength(2);
  });
});
