import { describe, expect, it } from "vitest";
import { stoodIn, yearsOf } from "shared-types/plan/codes";
import type { PlanPlant, Planting } from "shared-types/plan/answers";
import { isNewIn, kindsIn, kindsOf } from "./kinds";

const planting = (plantId: number, more: Partial<Planting> = {}): Planting => ({
  plantingId: 1,
  plantId,
  bedId: 0,
  x: 0,
  y: 0,
  number: 2,
  plantedOn: null,
  removedOn: null,
  note: "",
  ...more,
});
const plant = (plantId: number) => ({ plantId, nameCommon: `Plant ${plantId}` }) as PlanPlant;

describe("the kinds of plants on a drawing", () => {
  const plantings = [planting(7, { plantedOn: "2022" }), planting(3), planting(7), planting(9)];
  const kinds = kindsOf({ plantings }, [plant(3), plant(7)]);

  it("are numbered by their first planting; plants that are not shown have no number", () => {
    expect(kinds.map(({ number, plant, count }) => [number, plant.plantId, count])).toEqual([
      [1, 7, 4],
      [2, 3, 2],
    ]);
  });

  it("keep their numbers in every year", () => {
    const before = kindsIn(kinds, 2021).map(({ number, count }) => [number, count]);
    expect(before).toEqual([
      [1, 2],
      [2, 2],
    ]);
    const dated = kindsOf({ plantings: [plantings[0] as Planting, planting(3)] }, [
      plant(3),
      plant(7),
    ]);
    expect(kindsIn(dated, 2021).map(({ number }) => number)).toEqual([2]);
  });
});

describe("the years of a plan", () => {
  it("run from the first date to the last, without gaps", () => {
    const dates = [
      planting(1, { plantedOn: "2021-05-02", removedOn: "2024" }),
      planting(1, { plantedOn: "2022-04" }),
    ];
    expect(yearsOf(dates)).toEqual([2021, 2022, 2023, 2024]);
    expect(yearsOf([planting(1)])).toEqual([]);
  });

  it.each([
    [{}, 1990, true],
    [{ plantedOn: "2022-05" }, 2021, false],
    [{ plantedOn: "2022-05" }, 2022, true],
    [{ plantedOn: "2021", removedOn: "2023-02" }, 2022, true],
    [{ plantedOn: "2021", removedOn: "2023-02" }, 2023, false],
    [{ plantedOn: "2022-04", removedOn: "2022-10" }, 2022, true],
    [{ removedOn: "2022" }, 2021, true],
  ])("%j stood in %i: %s", (dates, year, stood) => {
    expect(stoodIn(planting(1, dates), year)).toBe(stood);
  });

  it("tell what is new in one", () => {
    const planted = planting(1, { plantedOn: "2022-05" });
    expect([2021, 2022, null].map((year) => isNewIn(planted, year))).toEqual([false, true, false]);
  });
});
