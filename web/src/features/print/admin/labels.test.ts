import { describe, expect, test } from "vitest";
import { fitLabel } from "./label-fit";
import { bySheet, labelSheetIds, labelSheets, labelsOn, placesOn } from "./label-sheets";
import { leavingOut, type PlantLabel } from "./plant-label";

const label: PlantLabel = {
  keyId: "coneflower",
  nameCommon: "Purple coneflower",
  nameScientific: "Echinacea purpurea",
  bloom: "Blooms Jun 20 – Aug 30",
  host: "Host of silvery checkerspot",
  href: "https://garden.example/flora/coneflower",
};

describe("a sheet of labels", () => {
  test.each(labelSheetIds)("%s has its labels side by side on the paper", (id) => {
    const { width, height, stepX, stepY } = labelSheets[id];
    const places = placesOn(labelSheets[id]);
    expect(places).toHaveLength(labelsOn(labelSheets[id]));
    expect(stepX).toBeGreaterThanOrEqual(width);
    expect(stepY).toBeGreaterThanOrEqual(height);
    const last = places.at(-1) ?? { x: 0, y: 0 };
    // As far from the right and lower edge as the first is from the left and upper one.
    expect(8.5 - last.x - width).toBeCloseTo(places[0]?.x ?? 0, 5);
    expect(11 - last.y - height).toBeCloseTo(places[0]?.y ?? 0, 5);
  });

  test("begins at the first free label", () => {
    const [first, second, ...more] = bySheet(["a", "b", "c"], labelSheets["5163"], 9);
    expect(first?.slice(7)).toEqual([null, "a", "b"]);
    expect(second).toEqual(["c"]);
    expect(more).toEqual([]);
  });

  test("is none without labels; a first label that the sheet does not have is its last", () => {
    expect(bySheet([], labelSheets["5163"], 9)).toEqual([]);
    expect(bySheet(["a"], labelSheets["5163"], 30)[0]).toHaveLength(10);
  });
});

describe("a label", () => {
  test("leaves out what its letters say", () => {
    expect(leavingOut(label, "sq")).toEqual({ ...label, nameScientific: "", href: "" });
    expect(leavingOut(label, "")).toEqual(label);
  });

  test("has smaller type for longer names, and none too small to read", () => {
    const long = "Obedient narrowleaf mountain goldenrod ".repeat(3).slice(0, 100);
    const wordy = { ...label, nameCommon: long, nameScientific: long };
    for (const id of labelSheetIds) {
      const [short, small] = [fitLabel(label, labelSheets[id]), fitLabel(wordy, labelSheets[id])];
      expect(small.name).toBeLessThan(short.name);
      expect(Math.min(...[small.name, small.scientific, small.fact])).toBeGreaterThanOrEqual(5);
    }
  });

  test("gives the names the place of a code that is left out", () => {
    const sheet = labelSheets["5160"];
    const bare = fitLabel({ ...label, href: "" }, sheet);
    expect(bare.code).toBe(0);
    expect(bare.name).toBeGreaterThanOrEqual(fitLabel(label, sheet).name);
  });
});
