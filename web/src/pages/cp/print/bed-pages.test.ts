import { expect, test } from "vitest";
import type { Plan } from "shared-types/plan/answers";
import type { PlantRow } from "shared-types/plant/answers";
import { bedPagesOf } from "./bed-pages";

const plants = [
  { plantId: 1, nameCommon: "Wild ginger", nameScientific: "Asarum canadense" },
  { plantId: 2, nameCommon: "Bloodroot", nameScientific: "Sanguinaria canadensis" },
] as PlantRow[];

const planting = (plantId: number, bedId: number, removedOn: string | null = null) => ({
  ...{ plantingId: plantId * 100 + bedId, plantId, bedId, removedOn },
  ...{ number: 3, plantedOn: "2021-04", note: "By the stone" },
});

const bed = (bedId: number, name: string) => ({ bedId, name, text: "Shade.\n\nMoist." });

const plan = {
  title: "Front yard",
  sheets: [
    {
      sheetId: 5,
      title: "North",
      beds: [bed(7, ""), bed(8, "Fence"), bed(9, "Empty")],
      plantings: [planting(1, 7), planting(2, 7), planting(1, 8, "2024"), planting(2, 0)],
    },
  ],
} as unknown as Plan;

test("a bed has a page with its plants of today by name, and what is in no bed has one too", () => {
  const [first, second, ...more] = bedPagesOf(plan, plants);
  expect(first).toMatchObject({
    name: "Bed 1",
    planTitle: "Front yard · North",
    paragraphs: ["Shade.", "Moist."],
    plants: [
      { nameCommon: "Bloodroot", number: 3, planted: "April 2021", note: "By the stone" },
      { nameCommon: "Wild ginger" },
    ],
  });
  expect(second).toMatchObject({ name: "Outside the beds", plants: [{ nameCommon: "Bloodroot" }] });
  expect(more).toEqual([]);
});
