import type { Gaps } from "shared-types/gap/answers";
import { expectAccessible } from "../fixture/accessible";
import { newKey } from "./fixture/keeper";
import { expect, expectNoSidewaysScroll, openScreen, test } from "./fixture/panel";

test("a month opens to its plants, and a plant one thinks of says which months it would fill", async ({
  page,
  keeper,
}) => {
  const name = `Snowdrop${"withoutaspace".repeat(3)}${newKey()}`;
  const { plantId, keyId } = await keeper.plant({
    nameCommon: name,
    season: "win",
    internal: true,
  });
  const fills = page.getByRole("table", { name: "Plants that would fill a gap" });
  const january = page.getByRole("button", { name: /^January, in flower/ });
  const rowOf = fills.getByRole("row", { name: new RegExp(name) });
  await openScreen(page, "/cp/gaps", "Gaps");
  await expect(page.locator("th[aria-current=date]"), "this month").toHaveCount(1);

  await test.step("it is one of the plants that would fill it", async () => {
    // Plants of other journeys may fill the winter meanwhile.
    const { fill } = await keeper.get<Gaps>("/api/gaps");
    const fillsGap = fill.some((one) => one.keyId === keyId);
    await expect(rowOf).toHaveCount(fillsGap ? 1 : 0);
    if (fillsGap) await expect(rowOf).toContainText(/Dec|Jan|Feb/);
  });

  await test.step("noted in flower, it is in the yard and fills the month", async () => {
    const sighting = { date: "2024-01-20", plantId, stage: "flower", evidence: "seen" };
    await keeper.save("POST", "/api/sightingadd", sighting);
    await page.reload();
    await expect(january).toHaveAccessibleName(/noted here$/);
    await expect(rowOf).toHaveCount(0);
  });

  await test.step("a long word in its name does not push the screen sideways", async () => {
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const more of await page.getByText(/^Show all/).all()) await more.click();
    await expect(page.getByRole("link", { name }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, "gaps on a phone");
    if (wide) await page.setViewportSize(wide);
  });

  await test.step("a month opens, by keyboard, to its plants", async () => {
    await january.focus();
    await page.keyboard.press("Enter");
    await expect(january).toHaveAttribute("aria-expanded", "true");
    const plant = page.getByRole("link", { name, exact: true }).first();
    await expect(plant).toHaveAttribute("href", `/cp/flora/${keyId}`);
    await expectAccessible(page, "gaps, a month open");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, "gaps, dark");
    await expectNoSidewaysScroll(page, "gaps");
    await page.keyboard.press("Enter");
    await expect(january).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("readers hear every month of every row", async () => {
    const table = page.getByRole("table", { name: "What the garden offers in each month" });
    await expect(table.getByRole("columnheader")).toHaveCount(12);
    await expect(table.getByRole("rowheader")).toHaveCount(3);
    await expect(table.getByRole("button")).toHaveCount(36);
  });
});
