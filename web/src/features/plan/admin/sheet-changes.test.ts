import { describe, expect, it } from "vitest";
import {
  addBed,
  addPlanting,
  changeBed,
  bedAt,
  changePlantings,
  emptySheet,
  movePlantings,
  plantingsWithin,
  removeBed,
} from "./sheet-changes";

const square = [
  [0, 0],
  [0.5, 0],
  [0.5, 0.5],
  [0, 0.5],
];

/** A drawing with a bed in its upper left quarter, and a plant in and one beside it. */
function planted() {
  const [withBed, bedId] = addBed(emptySheet, square);
  const [one, inBed] = addPlanting(withBed, { plantId: 7, x: 0.25, y: 0.25 });
  const [sheet, beside] = addPlanting(one, { plantId: 7, x: 0.75, y: 0.9 });
  return { sheet, bedId, inBed, beside };
}

describe("a drawing in the editor", () => {
  it("gives new parts ids below zero, each once, and puts plants into the bed around them", () => {
    const { sheet, bedId, inBed, beside } = planted();
    expect([bedId, inBed, beside]).toEqual([-1, -1, -2]);
    expect(sheet.plantings.map((planting) => planting.bedId)).toEqual([bedId, 0]);
  });

  it("takes plants in no bed into a bed that is drawn around them, and lets them go with it", () => {
    const [one] = addPlanting(emptySheet, { plantId: 7, x: 0.25, y: 0.25 });
    const [sheet, bedId] = addBed(one, square);
    expect(sheet.plantings[0]?.bedId).toBe(bedId);
    // Corners that are typed may come one after the other.
    const [typed, typedId] = addBed(one, []);
    const begun = changeBed(typed, typedId, { points: square.slice(0, 2) });
    const drawn = changeBed(begun, typedId, { points: square });
    expect(drawn.plantings[0]?.bedId).toBe(typedId);
    const left = removeBed(sheet, bedId);
    expect([left.beds, left.plantings[0]?.bedId]).toEqual([[], 0]);
  });

  it("moves plants together, as far as the edge lets all of them", () => {
    const { sheet, inBed, beside } = planted();
    const moved = movePlantings(sheet, new Set([inBed, beside]), [0.1, 0.5]);
    expect(moved.plantings.map(({ x, y }) => [x, y])).toEqual([
      [0.35, 0.35],
      [0.85, 1],
    ]);
  });

  it("changes many at once, and nothing else", () => {
    const { sheet, beside } = planted();
    const changed = changePlantings(sheet, new Set([beside]), () => ({ plantedOn: "2024" }));
    expect(changed.plantings.map(({ plantedOn }) => plantedOn)).toEqual([null, "2024"]);
  });

  it("finds beds by place and plants by a rectangle, from whatever corner it is drawn", () => {
    const { sheet, bedId, inBed } = planted();
    expect([bedAt(sheet.beds, 0.4, 0.4), bedAt(sheet.beds, 0.6, 0.4)]).toEqual([bedId, 0]);
    expect(plantingsWithin(sheet, [0.5, 0.5], [0, 0])).toEqual([inBed]);
  });
});
