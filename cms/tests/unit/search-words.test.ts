import { describe, expect, test } from "vitest";
import { typosBetween } from "../../src/api/search/typos";
import { Vocabulary } from "../../src/api/search/vocabulary";
import { wordsOf } from "../../src/api/search/words";

describe("the words of a text", () => {
  test.each([
    ["Queen Anne’s lace", ["queen", "anne", "lace"]],
    ["Joe-Pye weed (Éupatorium)", ["joe", "pye", "weed", "eupatorium"]],
    ["butterflies, finches, asters, mosses", ["butterfly", "finch", "aster", "moss"]],
    ["grass of parnassus", ["grass", "of", "parnassu"]],
    ["gas bus ties", ["gas", "bus", "tie"]],
    [" ?! ", []],
  ])("of %s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe("typing errors", () => {
  test.each([
    ["monarch", "monarch", 0],
    ["monrach", "monarch", 1],
    ["monach", "monarch", 1],
    ["monnarch", "monarch", 1],
    ["nomarch", "monarch", 2],
  ])("between %s and %s", (a, b, typos) => {
    expect(typosBetween(a, b, 2)).toBe(typos);
  });

  test("are not counted past the most", () => {
    expect(typosBetween("serviceberry", "xxxxxxxxxxxx", 2)).toBe(3);
  });

  test("are forgiven by the length of a word, and never in what is no text", () => {
    const vocabulary = new Vocabulary();
    for (const word of ["oak", "wren", "monarch", "serviceberry", "#a1234"]) vocabulary.add(word);
    const meant = (word: string) =>
      vocabulary
        .candidates(word, { needsAll: true, beginsFrom: 2, forgivesTypos: true })
        .map((one) => one.word);
    expect(meant("oka")).toEqual([]);
    expect(meant("wern")).toEqual(["wren"]);
    expect(meant("nomarch")).toEqual([]);
    expect(meant("servicebeyr")).toEqual(["serviceberry"]);
    expect(meant("servi")).toEqual(["serviceberry"]);
    expect(meant("a1234")).toEqual([]);
  });
});
