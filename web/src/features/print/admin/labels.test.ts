import { describe, expect, test } from "vitest";
import { sizesAt } from "./label-fit";
import { bySheet, labelSheetIds, labelSheets, labelsOn, placesOn } from "./label-sheets";
import { leavingOut, type PlantLabel } from "./plant-label";

const label: PlantLabel = {
  keyId: "coneflower",
  nameCommon: "Purple coneflower",
  nameScientific: "Echinacea purpurea",
  family: "Asteraceae, native",
  feeds: "Feeds 50 kinds of caterpillars",
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

  test("is as its maker has measured it, in inches", () => {
    expect(labelSheets).toMatchObject({
      "5160": { width: 2.625, height: 1, left: 0.1875, top: 0.5, stepX: 2.75, stepY: 1 },
      "5520": { width: 2.625, height: 1, left: 0.1875, top: 0.5, stepX: 2.75, stepY: 1 },
      "5163": { width: 4, height: 2, left: 0.15625, top: 0.5, stepX: 4.1875, stepY: 2 },
      cards: { width: 3.5, height: 2, left: 0.75, top: 0.5, stepX: 3.5, stepY: 2 },
      stakes: { width: 6, height: 1.25, left: 1.25, top: 0.5, stepX: 6, stepY: 1.25 },
    });
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

  test("has type that grows step by step, the name first, and facts that stay readable", () => {
    for (const id of labelSheetIds) {
      const { height } = labelSheets[id];
      const sizes = Array.from({ length: 32 }, (_, step) => sizesAt(step, height));
      for (const [step, { name, scientific, fact }] of sizes.entries()) {
        expect(fact).toBeLessThanOrEqual(scientific);
        expect(scientific).toBeLessThanOrEqual(name);
        expect(fact).toBeGreaterThanOrEqual(Math.min(7, name));
        expect(name).toBeGreaterThanOrEqual(sizes[step - 1]?.name ?? 5.5);
      }
      expect(sizes.at(-1)?.name).toBeGreaterThanOrEqual(15);
    }
  });
});
