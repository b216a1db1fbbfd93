import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Scores } from "shared-types/search/scores";
import { typosBetween } from "shared-types/kit/typos";
import { Vocabulary } from "shared-types/search/vocabulary";
import {
  formsOf,
  wordsOf,
  wordsOfCaption,
  wordsOfNames,
  wordsOfText,
} from "shared-types/search/words";
import { forAll } from "../fixtures/wild";

describe("the words of a text", () => {
  test.each([
    ["Queen Anne’s lace", ["queen", "annes", "lace"]],
    ["Joe-Pye weed (Éupatorium)", ["joe", "pye", "weed", "eupatorium"]],
    ["Amelanchier ×grandiflora", ["amelanchier", "grandiflora"]],
    ["Amelanchier x grandiflora", ["amelanchier", "grandiflora"]],
    ["ʻŌhiʻa lehua", ["ohia", "lehua"]],
    [" ?! ", []],
  ])("of %s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test.each([
    ["butterflies", "butterfly"],
    ["finches", "finch"],
    ["asters", "aster"],
    ["mosses", "moss"],
    ["ties", "tie"],
    ["annes", "anne"],
    ["saint", "st"],
    ["st", "saint"],
  ])("are found by their other form too: %s", (word, stem) => {
    expect(formsOf(word)).toEqual([word, stem]);
  });

  test.each(["gas", "bus", "moss", "oak"])("have no other stem: %s", (word) => {
    expect(formsOf(word)).toEqual([word]);
  });

  test("of a name are also joined, but not over a comma, nor from or to a little word", () => {
    expect(wordsOfNames("Jack-in-the-pulpit, Bog onion").joined).toEqual([
      "jackinthepulpit",
      "bogonion",
    ]);
    expect(wordsOfNames("Black-eyed Susan").joined).toEqual([
      "blackeyed",
      "blackeyedsusan",
      "eyedsusan",
    ]);
    expect(wordsOfCaption("Joe-Pye weed")).toMatchObject({ joined: ["joepye", "pyeweed"] });
    expect(wordsOfText("Joe-Pye weed")).toMatchObject({
      words: ["joe", "pye", "weed"],
      joined: [],
    });
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

  test("are found among all words, as if each was compared", () => {
    const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzé");
    const word = fc.string({ unit: letter, minLength: 4, maxLength: 10 });
    const changes = fc.array(fc.tuple(fc.nat(9), fc.nat(1), letter), { maxLength: 3 });
    const change = (text: string, [place, gone, put]: [number, number, string]) =>
      [...text].toSpliced(place, gone, put).join("");
    forAll(fc.tuple(word, fc.array(changes, { maxLength: 20 })), ([asked, all]) => {
      const words = [...new Set(all.map((some) => some.reduce(change, asked)))];
      const vocabulary = new Vocabulary();
      for (const one of words) vocabulary.add(one);
      const how = { needsAll: true, beginsFrom: 20, forgivesTypos: true };
      const found = vocabulary.candidates(asked, how).map((one) => one.word);
      const most = asked.length < 8 ? 1 : 2;
      const typos = (one: string) => typosBetween(asked, one, most);
      expect(found).toEqual(words.filter((one) => typos(one) > 0 && typos(one) <= most).sort());
    });
  });
});

test("of all that is found the best come first", () => {
  const sums = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: 60 });
  forAll(fc.tuple(sums, fc.integer({ min: 1, max: 12 })), ([all, limit]) => {
    const scores = new Scores(all.length);
    for (const [place, sum] of all.entries()) scores.add(place, sum);
    const best = scores.best([...all.keys()], limit).map((place) => all[place]);
    expect(best).toEqual(all.toSorted((a, b) => b - a).slice(0, limit));
  });
});
