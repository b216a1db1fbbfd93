import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtNight } from "../fixture/accessible";
import { newKey } from "./fixture/keeper";
import { expect, formParts, openScreen, test } from "./fixture/panel";
import { expectInside, expectLetter, inch, printed as print } from "./fixture/pdf";
import { lot, planting, planWith } from "./fixture/plan-keeper";

/** Expects each page to be Letter paper with the margins blank. */
async function expectPages(page: Page, count: number, what: string) {
  const printed = await print(page);
  expect(printed, what).toHaveLength(count);
  const margin = 0.6 * inch;
  const inside = { left: margin, top: margin, width: 7.3 * inch, height: 9.8 * inch };
  for (const onPaper of printed) {
    expectLetter(onPaper);
    expectInside(onPaper.ink, inside, what);
  }
}

test("each bed has a page, and so have children and a walk", async ({ page, keeper }) => {
  const [sedge, elder, gone] = [await keeper.plant(), await keeper.plant(), await keeper.plant()];
  const points = [
    [0.1, 0.1],
    [0.5, 0.1],
    [0.5, 0.6],
  ];
  const bed = { bedId: -1, name: "Front bed", text: "Dry in August.", points };
  const inBed = { bedId: -1, plantedOn: "2024-05" };
  const removed = { bedId: -1, removedOn: "2024" };
  const sheet = lot([planting(sedge, inBed), planting(elder), planting(gone, removed)]);
  const { planId, title } = await planWith(keeper, [{ ...sheet, beds: [bed] }], {
    title: `Lot ${newKey()}`,
  });
  await openScreen(page, "/cp/print", "Print");
  const what = page.getByRole("combobox", { name: "What to print" });

  await test.step("beds", async () => {
    await what.selectOption({ label: "Bed pages" });
    await page.getByRole("combobox", { name: "Plan", exact: true }).selectOption({ label: title });
    const front = page.getByRole("region", { name: "Front bed" });
    await expect(front.getByRole("row", { name: sedge.nameCommon })).toContainText("May 2024");
    await expect(front.getByText("Dry in August.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Outside the beds" })).toContainText(
      elder.nameCommon,
    );
    await expect(page.getByText(gone.nameCommon)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Print 2 bed pages" })).toBeVisible();
    await expectPages(page, 2, "bed pages");
    await expectAccessible(page, "print, bed pages");
    await expectAccessibleAtNight(page, "print, bed pages");
    await page.emulateMedia({ colorScheme: "light" });
  });

  await test.step("a tick list of a bed", async () => {
    await what.selectOption({ label: "Tick list for children" });
    const of = page.getByRole("combobox", { name: "What to find" });
    await expect(of).toHaveValue("animals");
    await expect(page.getByRole("listitem").filter({ hasText: "Monarch" }).first()).toBeVisible();
    await of.selectOption({ label: `${title}: Front bed` });
    await expect(page.getByText("Draw it here")).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`what=ticks.*of=bed-${planId}-`));
    await expect(page.getByRole("region", { name: "Tick list" })).toContainText("Front bed");
    await expectPages(page, 1, "tick list");
    await expectAccessible(page, "print, tick list");
  });

  await test.step("this week, on one page however much there is", async () => {
    const name = "A name of eighty letters for a flower of the prairie that nobody has ever seen";
    const item = { kind: "plant", nameCommon: name, text: "In flower", photo: null };
    const years = Array.from({ length: 12 }, (_, n) => 2014 + n);
    const items = Array.from({ length: 6 }, (_, n) => ({ ...item, keyId: `k${n}`, years }));
    const week = { from: "2026-05-18", to: "2026-05-31", items };
    await page.route("**/api/thisweek*", (route) => route.fulfill({ json: week }));
    await page.goto("/cp/print?what=week");
    await expect(page.getByText("May 18 – May 31, 2026")).toBeVisible();
    await expectPages(page, 1, "walk sheet");
    await expectAccessible(page, "print, walk sheet");
  });

  await test.step("a week without records", async () => {
    await page.unroute("**/api/thisweek*");
    const nothing = { from: "2026-05-18", to: "2026-05-31", items: [] };
    await page.route("**/api/thisweek*", (route) => route.fulfill({ json: nothing }));
    await page.reload();
    await expect(page.getByText("Nothing was recorded in these weeks yet.")).toBeVisible();
  });
});

test("a printed form has no save bar over its text", async ({ page }) => {
  await openScreen(page, "/cp/flora/add", "Plant Add");
  const field = page.getByLabel("Name Common");
  await field.fill("Yarrow");
  const { unsaved } = formParts(page);
  await expect(unsaved).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(unsaved).toBeHidden();
  await expect(field).toBeVisible();
});
