import { describe, expect, it } from "vitest";
import type { PlantStanding } from "shared-types/plant/answers";
import { standsOf } from "./standing";

const at = (plantingId: number, more: Partial<PlantStanding> = {}): PlantStanding => ({
  ...{ planId: 1, planKeyId: "yard", planTitle: "The yard", planPeriod: "", internal: false },
  ...{ sheetId: 1, sheetTitle: "", bedId: 0, bedName: "", plantingId, x: 0, y: 0, number: 1 },
  ...{ plantedOn: null, removedOn: null, note: "", ...more },
});

describe("where a plant stands", () => {
  it.each<[PlantStanding[], string]>([
    [[at(1)], "1 plant"],
    [[at(1, { number: 0 })], ""],
    [[at(1, { plantedOn: "2021-05" }), at(2, { plantedOn: "2020" })], "2 plants · since 2020"],
    [[at(1, { bedName: "Pond", plantedOn: "2021-05-17" })], "Pond · 1 plant · since May 17, 2021"],
    [[at(1, { removedOn: "2023" })], "1 plant · until 2023"],
    [
      [
        at(1, { plantedOn: "2021", removedOn: "2023" }),
        at(2, { plantedOn: "2020", removedOn: "2022" }),
      ],
      "2 plants · from 2020 to 2023",
    ],
  ])("is told by number and years: %#", (plantings, words) => {
    expect(standsOf(plantings).map((stand) => stand.words)).toEqual([words]);
  });

  it("counts only those that are still there, if any are, and leads to one of them", () => {
    const [stand, ...others] = standsOf([
      at(1, { number: 5, plantedOn: "2020", removedOn: "2022" }),
      at(2, { number: 3, plantedOn: "2023" }),
    ]);
    expect(stand).toMatchObject({ first: { plantingId: 2 }, words: "3 plants · since 2023" });
    expect(others).toEqual([]);
  });

  it("is one entry for each bed of each drawing", () => {
    const stands = standsOf([at(1), at(2, { bedId: 4 }), at(3, { planId: 2 }), at(4)]);
    expect(stands.map(({ first }) => first.plantingId)).toEqual([1, 2, 3]);
  });
});
