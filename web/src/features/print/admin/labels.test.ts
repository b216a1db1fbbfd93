import { describe, expect, test } from "vitest";
import { fitLabel } from "./label-fit";
import { bySheet, labelSheetIds, labelSheets, labelsOn, placesOn } from "./label-sheets";
import { leavingOut, type PlantLabel } from "./plant-label";
import { linesOf } from "./text-lines";

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

describe("lines of a text", () => {
  test("break at spaces and after hyphens", () => {
    expect(linesOf("Serviceberry", "name", 10, 100)).toEqual({ lines: 1, isWhole: true });
    expect(linesOf("Short-toothed mountain mint", "name", 10, 80).lines).toBe(2);
    expect(linesOf("Short-toothed", "name", 10, 45)).toEqual({ lines: 2, isWhole: true });
  });

  test("are more than their letters fill when words leave space at the ends", () => {
    const [short, long] = ["mmmm nnnn", "mmmmm nnnnn mmmmm"];
    expect(linesOf(short, "name", 10, 65).lines).toBe(1);
    expect(linesOf(long, "name", 10, 65).lines).toBe(3);
  });

  test("say when a word has no space", () => {
    expect(linesOf("Serviceberry", "name", 10, 40)).toEqual({ lines: 2, isWhole: false });
  });
});

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

  test("has smaller type for longer names, and none too small to read", () => {
    const long = "Obedient narrowleaf mountain goldenrod ".repeat(3).slice(0, 100);
    const wordy = { ...label, nameCommon: long, nameScientific: long };
    for (const id of labelSheetIds) {
      const [short, small] = [fitLabel(label, labelSheets[id]), fitLabel(wordy, labelSheets[id])];
      expect(small.name).toBeLessThan(short.name);
      expect(Math.min(...[small.name, small.scientific, small.fact])).toBeGreaterThanOrEqual(5);
    }
  });

  test("breaks no word and spills over no edge", () => {
    const names = [
      "Serviceberry",
      "Sneezeweed",
      "Purple passionflower",
      "Short-toothed mountain mint",
      "Obedient narrowleaf mountain goldenrod of the wet eastern prairies woods",
    ];
    for (const id of labelSheetIds)
      for (const nameCommon of names) {
        const { width, height, blank } = labelSheets[id];
        const { name, scientific, fact, code, padding } = fitLabel(
          { ...label, nameCommon },
          labelSheets[id],
        );
        const room = (width - blank - 3 * padding - code) * 72;
        const lines = [
          { ...linesOf(nameCommon, "name", name, room), size: name },
          { ...linesOf(label.nameScientific, "scientific", scientific, room), size: scientific },
          ...[label.family, label.bloom, label.feeds, label.host].map((text) => ({
            ...linesOf(text, "fact", fact, room),
            size: fact,
          })),
        ];
        expect(lines.every(({ isWhole }) => isWhole)).toBe(true);
        const filled = lines.reduce((sum, text) => sum + text.lines * text.size * 1.15, 0);
        expect(filled).toBeLessThanOrEqual((height - 2 * padding) * 72);
      }
  });

  test("keeps its facts readable and lets the name give way", () => {
    for (const id of labelSheetIds)
      expect(fitLabel(label, labelSheets[id]).fact).toBeGreaterThanOrEqual(7);
    expect(fitLabel(label, labelSheets.cards).code).toBe(1.1);
  });

  test("says all hosts where there is room, and as many lines as fit of more", () => {
    const sheet = labelSheets.cards;
    const some = "Host of monarch, pearl crescent, silvery checkerspot, wavy-lined emerald moth";
    const room = (width: number, { code, padding }: ReturnType<typeof fitLabel>) =>
      (width - 3 * padding - code) * 72;
    const fit = fitLabel({ ...label, host: some }, sheet);
    const { lines } = linesOf(some, "fact", fit.fact, room(sheet.width, fit));
    expect(lines).toBeGreaterThan(2);
    expect(fit.hostLines).toBeGreaterThanOrEqual(lines);

    const many = fitLabel({ ...label, host: some.repeat(20) }, labelSheets["5160"]);
    expect(many.name).toBeGreaterThan(7);
    expect(many.hostLines).toBeGreaterThanOrEqual(2);
  });

  test("gives the names the place of a code that is left out", () => {
    const sheet = labelSheets["5160"];
    const bare = fitLabel({ ...label, href: "" }, sheet);
    expect(bare.code).toBe(0);
    expect(bare.name).toBeGreaterThanOrEqual(fitLabel(label, sheet).name);
  });
});
