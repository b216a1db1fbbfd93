import { describe, expect, test } from "vitest";
import { brokenPart } from "../src/plan/codes";
import { check } from "../src/kit/check";
import { planDraftSchema } from "../src/plan/schema";
import { faults } from "./faults";

const planting = { plantId: 1, x: 0.5, y: 0.5 };
const plan = (...sheets: unknown[]) => ({ keyId: "yard", title: "Yard", sheets });
const of = (part: object) => plan({ plantings: [{ ...planting, ...part }] });
const bed = (bedId: number, more = {}) => ({ bedId, points: [], ...more });
const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
];

/** Each broken rule with its field and message. */
const order = {
  "sheets.plantings.removedOn": "Planting 1 of drawing 1: it was removed before it was planted.",
};
const day = {
  "sheets.plantings.plantedOn":
    "Planting 1 of drawing 1: for Planted, please enter a day, month or year, such as 5/17/2024, May 2024 or 2024.",
};
const twice = { sheets: "Two parts of this plan have the same id." };
const outside = {
  "sheets.plantings.x":
    "Planting 1 of drawing 1: the mark is outside the drawing. Move it back inside.",
};
const out = {
  "sheets.beds.points":
    "Bed 1 of drawing 1: part of the bed is outside the drawing. Move it back inside.",
};
const few = {
  "sheets.beds.points": "Bed 1 of drawing 1: it needs at least three corners, or none at all.",
};
const elsewhere = {
  "sheets.plantings.bedId": "Planting 1 of drawing 2: its bed is not on this drawing.",
};
const long = { "sheets.beds.name": "For the Bed Name field, max length is 100." };

describe("a plan", () => {
  test.each<[string, object, object]>([
    ["no title", { ...plan(), title: "" }, { title: "Please enter a title." }],
    ["a long name of a bed", plan({ beds: [bed(0, { name: "x".repeat(101) })] }), long],
    ["a whole plan", plan({ beds: [bed(1)], plantings: [{ ...planting, bedId: 1 }] }), {}],
    // Dates are compared as far as both are known.
    ["a month and its year", of({ plantedOn: "2024-05", removedOn: "2024" }), {}],
    ["the same day twice", of({ plantedOn: "2024-05-17", removedOn: "2024-05-17" }), {}],
    ["a removal a day before", of({ plantedOn: "2024-05-17", removedOn: "2024-05-16" }), order],
    ["a removal a year before", of({ plantedOn: "2024", removedOn: "2023-12" }), order],
    ["the year 0", of({ plantedOn: "0000" }), day],
    ["February 29 of 2023", of({ plantedOn: "2023-02-29" }), day],
    ["a mark on the edge", of({ x: 0, y: 1 }), {}],
    ["a mark beyond it", of({ x: 1.01 }), outside],
    [
      "a bed beyond its left edge",
      plan({ beds: [bed(0, { points: [...corners, [-0.01, 0]] })] }),
      out,
    ],
    [
      "a bed beyond its lower edge",
      plan({ beds: [bed(0, { points: [...corners, [0, 1.01]] })] }),
      out,
    ],
    ["three corners", plan({ beds: [bed(0, { points: corners })] }), {}],
    ["two corners", plan({ beds: [bed(0, { points: corners.slice(1) })] }), few],
    ["two drawings of one id", plan({ sheetId: 3 }, { sheetId: 3 }), twice],
    ["two new drawings", plan({}, {}), {}],
    [
      "two plantings of one id on two drawings",
      plan(
        { plantings: [{ ...planting, plantingId: 4 }] },
        { plantings: [{ ...planting, plantingId: 4 }] },
      ),
      twice,
    ],
    ["two beds of one id on two drawings", plan({ beds: [bed(5)] }, { beds: [bed(5)] }), twice],
    ["two new beds of one id on a drawing", plan({ beds: [bed(-1), bed(-1)] }), twice],
    ["new beds of one id on two drawings", plan({ beds: [bed(-1)] }, { beds: [bed(-1)] }), {}],
    [
      "a planting in a bed of another drawing",
      plan({ beds: [bed(1)] }, { plantings: [{ ...planting, bedId: 1 }] }),
      elsewhere,
    ],
  ])("with %s", async (_what, draft, expected) => {
    expect(await faults(planDraftSchema, draft)).toEqual(expected);
  });

  test.each([[null], ["x"], [{ beds: [null] }], [{ plantings: ["x"] }], [{ plantings: [null] }]])(
    "with %j for a drawing is malformed, and no fault of the server's",
    async (sheet) => {
      expect(Object.keys(await check(planDraftSchema, plan(sheet)))).not.toContain("value");
    },
  );
});

test.each([
  [order["sheets.plantings.removedOn"], { kind: "planting", sheet: 0, part: 0 }],
  ["Bed 12 of drawing 3: it needs at least three corners.", { kind: "bed", sheet: 2, part: 11 }],
  [twice.sheets, null],
])("the part of %j", (message, part) => expect(brokenPart(message)).toEqual(part));
