import type { PlantRecord } from "shared-types/plant/answers";
import { expectAccessible, expectAccessibleAtNight } from "../fixture/accessible";
import { newKey, type Keeper } from "./fixture/keeper";
import { labelFaults, labelWords } from "./fixture/labels";
import { expect, openScreen, test } from "./fixture/panel";
import {
  expectBox,
  expectInside,
  expectLetter,
  inch,
  printed as print,
  type Box,
} from "./fixture/pdf";

/** The maker's measures in inches of the smallest labels, and the longest ones: first label, steps, how many. */
const sheets = [
  { sheet: "5160", size: [2.625, 1], first: [0.1875, 0.5], step: [2.75, 1], count: [3, 10] },
  { sheet: "stakes", size: [6, 1.25], first: [1.25, 0.5], step: [6, 1.25], count: [1, 8] },
] as const;

/** Where the maker has a label, counted from 0 in columns and rows. */
function labelBox({ size, first, step }: (typeof sheets)[number], column: number, row: number) {
  return {
    left: (first[0] + column * step[0]) * inch,
    top: (first[1] + row * step[1]) * inch,
    width: size[0] * inch,
    height: size[1] * inch,
  };
}

const eighty = "Obedient narrowleaf mountain goldenrod of the wet eastern prairies and old woods";

/** Notes that the plant feeds larvae of so many animals. */
async function feedAnimals(keeper: Keeper, { plantId }: PlantRecord, count: number): Promise<void> {
  const book = {
    associationId: 0,
    plantId,
    interaction: "larva",
    source: "A field guide",
    href: "",
  };
  for (let n = 0; n < count; n++) {
    const { animalId } = await keeper.animal({ nameCommon: `Silvery checkerspot ${newKey()}` });
    await keeper.save("POST", "/api/associationadd", { ...book, animalId });
  }
}

/** A plant with everything that a label can say, at its longest. */
async function wordyPlant(keeper: Keeper): Promise<PlantRecord> {
  const plant = await keeper.plant({ nameCommon: eighty, nameScientific: eighty });
  const { plantId } = plant;
  await feedAnimals(keeper, plant, 1);
  for (const date of ["2023-05-22", "2024-07-09"]) {
    const sighting = { date, plantId, stage: "flower", evidence: "seen" };
    await keeper.save("POST", "/api/sightingadd", sighting);
  }
  return plant;
}

const addressOf = (plants: PlantRecord[], sheet: string, start: number) =>
  `/cp/print?from=named&ids=${plants.map(({ plantId }) => plantId).join()}&sheet=${sheet}&start=${start}`;

test("labels are printed to half a millimeter, and their codes lead to the plants", async ({
  page,
  keeper,
  request,
}) => {
  expect(eighty).toHaveLength(80);
  const host = await keeper.plant({ season: "spr" });
  await feedAnimals(keeper, host, 24);
  const plants = [await wordyPlant(keeper), host];
  for (const sheet of sheets) {
    const [columns, rows] = sheet.count;
    await test.step(sheet.sheet, async () => {
      // The last label of one sheet, and the first of the next.
      await openScreen(page, addressOf(plants, sheet.sheet, columns * rows), "Print");
      await expect(page.locator("[data-label]")).toHaveCount(2);
      await expect(page.getByText("Blooms May 22 – Jul 9")).toBeVisible();
      const wanted = [labelBox(sheet, columns - 1, rows - 1), labelBox(sheet, 0, 0)];

      const printed = await print(page);
      expect(printed).toHaveLength(2);
      for (const [n, onPaper] of printed.entries()) {
        expectLetter(onPaper);
        expectInside(onPaper.ink, wanted[n] as Box, `sheet ${n + 1}`);
        expect(onPaper.code()).toBe(`${new URL(page.url()).origin}/flora/${plants[n]?.keyId}`);
      }

      // The labels themselves are white on white.
      await page.addStyleTag({ content: "[data-label] { background: #000 !important }" });
      const black = await print(page);
      for (const [n, { ink }] of black.entries())
        expectBox(ink, wanted[n] as Box, `label on sheet ${n + 1}`);

      expect(await page.locator(labelWords).evaluateAll(labelFaults)).toEqual([]);
      const long = page.locator(`[data-label="${host.keyId}"]`);
      const [name = 0, fact, lines] = await long.evaluate(({ style }) =>
        ["name", "fact", "host-lines"].map((one) => Number(style.getPropertyValue(`--${one}`))),
      );
      expect(name).toBeGreaterThan(10);
      expect(fact).toBeGreaterThanOrEqual(7);
      expect(lines).toBe(2);
    });
  }
  const answer = await request.get(`/flora/${plants[0]?.keyId}`);
  expect(await answer.text()).toContain(eighty);
});

test("one chooses plants, sheet, first label and fields, and the address keeps it", async ({
  page,
  keeper,
}) => {
  const [shown, hidden] = [await keeper.plant(), await keeper.plant({ internal: true })];
  await openScreen(page, "/cp/print", "Print");
  const labels = page.locator("[data-label]");
  await page.getByRole("combobox", { name: "Plants", exact: true }).selectOption("named");
  await expect(page.getByText("Choose plants to see their labels.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Print \d/ })).toHaveCount(0);
  await expectAccessible(page, "print, no plants chosen");
  const box = page.getByRole("combobox", { name: "Find plants" });
  for (const { nameCommon } of [shown, hidden]) {
    await box.fill(nameCommon);
    await box.press("Enter");
  }
  await expect(labels).toHaveCount(2);
  await expect(page.getByRole("img", { name: /^QR code/ })).toHaveCount(1);
  await expect(page.getByText("Internal plants have no page")).toBeVisible();

  await page.getByLabel("Sheet", { exact: true }).selectOption("5163");
  await page.getByLabel("First free label").selectOption("10");
  await page.getByRole("checkbox", { name: "Scientific name" }).click();
  await expect(page.getByRole("region", { name: /^Sheet \d/ })).toHaveCount(2);
  await expect(labels.first()).not.toContainText(shown.nameScientific);
  await expect(page).toHaveURL(/sheet=5163&start=10&without=s$/);
  await page.reload();
  await expect(labels).toHaveCount(2);
  await expect(page.getByRole("checkbox", { name: "Scientific name" })).not.toBeChecked();
  for (const field of [
    "Common name",
    "Family and native",
    "Bloom",
    "Feeds",
    "Host of",
    "QR code of its page",
  ])
    await page.getByRole("checkbox", { name: field }).click();
  await expect(page.getByText("Choose what a label says.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Print \d/ })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Common name" }).click();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-asked", "");
  });
  await page.getByRole("button", { name: "Print 2 sheets" }).press("Enter");
  await expect(page.locator("body[data-asked]")).toHaveCount(1);
  await expectAccessible(page, "print, labels");
  await expectAccessibleAtNight(page, "print, labels");
});
