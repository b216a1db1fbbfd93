import { describe, expect, it } from "vitest";
import { foldLabel, matchesShown, matchTags, prepareOptions } from "./tag-matches";

const options = prepareOptions(
  [
    "Bur oak",
    "Cloaked skipper",
    "Oak treehopper",
    "Northern red oak",
    "Röd näva",
    "Black-eyed Susan",
    "Queen Anne’s lace",
  ].map((Value, i) => ({ Key: i + 1, Value })),
);
const none: ReadonlySet<number> = new Set();
const find = (term: string, taken = none) =>
  matchTags(options, term, taken).shown.map(({ Value }) => Value);

describe("matchTags", () => {
  it("puts labels that begin so first, then words, then what stands inside words", () => {
    expect(find("oak")).toEqual([
      "Oak treehopper",
      "Bur oak",
      "Northern red oak",
      "Cloaked skipper",
    ]);
  });

  it("does not care about case and accents", () => {
    expect(find("rod NAVA")).toEqual(["Röd näva"]);
    expect(find("RÖD")).toEqual(["Röd näva"]);
    expect(foldLabel("Süßgras")).toBe("sussgras");
  });

  it("finds the words of a term in any order, and after a hyphen", () => {
    expect(find("oak red")).toEqual(["Northern red oak"]);
    expect(find("susan")).toEqual(["Black-eyed Susan"]);
    expect(find("eyed")).toEqual(["Black-eyed Susan"]);
    expect(find("anne's")).toEqual(["Queen Anne’s lace"]);
  });

  it("finds a name however its words are joined", () => {
    expect(find("blackeyed susan")).toEqual(["Black-eyed Susan"]);
    expect(find("tree hopper")).toEqual(["Oak treehopper"]);
    expect(find("queen annes-lace")).toEqual(["Queen Anne’s lace"]);
  });

  it("leaves out what is taken, and shows everything else for no term", () => {
    expect(find("", new Set([1, 2, 3]))).toEqual([
      "Northern red oak",
      "Röd näva",
      "Black-eyed Susan",
      "Queen Anne’s lace",
    ]);
    expect(find("oak", new Set([3]))).not.toContain("Oak treehopper");
  });

  it("treats a term as text, never as a pattern", () => {
    expect(find(".*")).toEqual([]);
    expect(find("(")).toEqual([]);
  });

  it("draws 50 of 1,000 and says how many more there are", () => {
    const many = prepareOptions(
      Array.from({ length: 1000 }, (_, i) => ({ Key: i + 1, Value: `Aster number ${i}` })),
    );
    const { shown, more } = matchTags(many, "num", none);
    expect(shown).toHaveLength(matchesShown);
    expect(shown[0]?.Value).toBe("Aster number 0");
    expect(more).toBe(950);
    expect(matchTags(many, "number 77", none).more).toBe(0);
  });
});

describe("matchTags with other names", () => {
  const plants = prepareOptions([
    { Key: 1, Value: "Swamp milkweed", also: ["Asclepias incarnata", "Rose milkweed"] },
    { Key: 2, Value: "Common milkweed", also: ["Asclepias syriaca"] },
    { Key: 3, Value: "Shagbark hickory", also: ["Carya ovata"] },
    { Key: 4, Value: "Rose mallow", also: ["Hibiscus moscheutos"] },
    { Key: 5, Value: "Wild bergamot", also: ["Monarda fistulosa"] },
  ]);
  const found = (term: string) =>
    matchTags(plants, term, none).shown.map(({ Value, by }) => [Value, by]);

  it.each([
    ["incarnata", [["Swamp milkweed", "Asclepias incarnata"]]],
    // A label comes before another name.
    [
      "rose",
      [
        ["Rose mallow", ""],
        ["Swamp milkweed", "Rose milkweed"],
      ],
    ],
    ["shagbrak hickry", [["Shagbark hickory", ""]]],
    ["asclepais syriaca", [["Common milkweed", "Asclepias syriaca"]]],
    // Typing errors are forgiven only where nothing is called so.
    [
      "milkweed",
      [
        ["Swamp milkweed", ""],
        ["Common milkweed", ""],
      ],
    ],
    // What stands inside words comes last.
    [
      "mon",
      [
        ["Wild bergamot", "Monarda fistulosa"],
        ["Common milkweed", ""],
      ],
    ],
    ["zinnia", []],
  ])("%s", (term, expected) => {
    expect(found(term)).toEqual(expected);
  });

  it("tells what matches and is chosen already", () => {
    const matches = matchTags(plants, "ovata", new Set([3]));
    expect(matches).toEqual({ shown: [], more: 0, taken: ["Shagbark hickory"] });
  });
});
