import { moistureLabels, seasons, sunLabels } from "shared-types/plant/codes";
import type { PlantRow } from "shared-types/plant/answers";
import { expect, test } from "vitest";
import { plantFacets } from "./plant-facets";

/** Whether a plant with this code fits a choice of a facet. */
function fits(name: "sun" | "moisture" | "season", value: string, code: string): boolean {
  const facet = plantFacets.find((one) => one.name === name);
  const row = { [name]: code } as unknown as PlantRow;
  return facet?.fits(value, undefined)(row) ?? false;
}

/** Whether a level is one of those that a code goes over: 'W-D' from wet to dry, 'S-PS' from shade to part shade. */
function goesOver(levels: string, code: string, level: string): boolean {
  const ends = code.split("-").map((end) => levels.indexOf(end.charAt(0)));
  const at = levels.indexOf(level);
  return Math.min(...ends) <= at && at <= Math.max(...ends);
}

test.each(Object.keys(sunLabels))("sun %s is found by each level that it goes over", (code) => {
  for (const level of "FPS")
    expect(fits("sun", level, code), level).toBe(goesOver("FPS", code, level));
});

test.each(Object.keys(moistureLabels))(
  "moisture %s is found by each level that it goes over",
  (code) => {
    for (const level of "DMW")
      expect(fits("moisture", level, code), level).toBe(goesOver("DMW", code, level));
  },
);

test("a season of several is found by each, and none by a plant without one", () => {
  const found = (value: string) => seasons.filter((code) => fits("season", value, code));
  expect(found("spr")).toEqual(["spr", "spr-fall", "all"]);
  expect(found("sum")).toEqual(["sum", "spr-fall", "all"]);
  expect(found("fall")).toEqual(["fall", "spr-fall", "all"]);
  expect(found("win")).toEqual(["win", "all"]);
  expect(fits("season", "win", "")).toBe(false);
});

test("how many kinds of caterpillars a plant feeds is asked as far as a plant says so", () => {
  const feeds = plantFacets.find(({ name }) => name === "feeds");
  const rows = [null, 0, 49, 120].map((keystone) => ({ keystone }) as unknown as PlantRow);
  const offered = (some: PlantRow[]) =>
    feeds?.choices(some, undefined, undefined).map(({ value }) => value);
  expect(offered(rows)).toEqual(["1", "50", "100"]);
  expect(offered(rows.slice(0, 2))).toEqual([]);
  const fitting = (least: string) => rows.filter(feeds?.fits(least, undefined) ?? (() => true));
  expect(fitting("1")).toEqual(rows.slice(2));
  expect(fitting("50")).toEqual(rows.slice(3));
});
