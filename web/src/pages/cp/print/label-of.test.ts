import { expect, test } from "vitest";
import type { PlantDetail, PlantRow } from "shared-types/plant/answers";
import { labelOf } from "./label-of";

const plant = {
  keyId: "milkweed",
  nameCommon: "Common milkweed",
  nameScientific: "Asclepias syriaca",
  season: "spr-fall",
  family: "Apocynaceae",
  native: "native",
  internal: false,
} as PlantRow;

const visitor = (nameCommon: string, interaction: string) => ({ nameCommon, interaction });

const detail = {
  keystone: 12,
  records: { flowering: [{ year: 2024, first: "2024-06-14", last: "2024-07-06" }] },
  visitors: [
    visitor("Monarch", "larva"),
    visitor("Eastern tiger swallowtail", "nectar"),
    visitor("Carolina milkweed tussock", "larva"),
  ],
} as PlantDetail;

test("a label says when the plant bloomed here, and whose caterpillars eat it", () => {
  expect(labelOf(plant, detail, "https://garden.example")).toEqual({
    keyId: "milkweed",
    nameCommon: "Common milkweed",
    nameScientific: "Asclepias syriaca",
    family: "Apocynaceae, native",
    feeds: "Feeds 12 kinds of caterpillars",
    bloom: "Blooms Jun 14 – Jul 6",
    host: "Host of monarch, Carolina milkweed tussock",
    href: "https://garden.example/flora/milkweed",
  });
});

test("of one kind of caterpillar a label says so", () => {
  const { feeds } = labelOf(plant, { ...detail, keystone: 1 }, "https://garden.example");
  expect(feeds).toBe("Feeds 1 kind of caterpillar");
});

test("a few days in flower are a month: they say when somebody looked", () => {
  const bloomOf = (first: string, last: string) =>
    labelOf(
      plant,
      { ...detail, records: { flowering: [{ year: 2024, first, last }] } } as PlantDetail,
      "https://garden.example",
    ).bloom;
  expect(bloomOf("2024-06-09", "2024-06-09")).toBe("In bloom in June");
  expect(bloomOf("2024-05-29", "2024-06-02")).toBe("In bloom in May and June");
  expect(bloomOf("2024-06-09", "2024-06-14")).toBe("In bloom in June");
  expect(bloomOf("2024-06-09", "2024-06-15")).toBe("Blooms Jun 9 – Jun 15");
});

test.each([
  ["Poaceae", "introduced", "Poaceae"],
  ["", "nearby", "Native nearby"],
  ["", "", ""],
] as const)("of the family %j, %j, it says %j", (family, native, words) =>
  expect(labelOf({ ...plant, family, native }, null, "https://g.example").family).toBe(words),
);

test("without a record it says the season, and an internal plant has no page to lead to", () => {
  const { bloom, host, href } = labelOf({ ...plant, internal: true }, null, "https://g.example");
  expect([bloom, host, href]).toEqual(["Season: spring to fall", "", ""]);
  expect(labelOf({ ...plant, season: "" }, null, "https://g.example").bloom).toBe("");
});
