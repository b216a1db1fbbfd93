import { expect, test } from "vitest";
import { cultivarOf, distance, endsOfAll, joinedOf, wordsOf } from "shared-types/name/spelling";

test.each([
  ["Stachys (lamb's ear)", ["stachys", "lambs", "ear"]],
  ["Butterfly-weed", ["butterfly", "weed"]],
  ["  Oak  ", ["oak"]],
  ["—", []],
])("%j has the words %j", (name, words) => {
  expect(wordsOf(name)).toEqual(words);
  expect(joinedOf(name)).toBe(words.join(""));
});

test("what begins a main name comes before what begins another name only", () => {
  const near = (typed: string, ...names: string[]) => distance(endsOfAll(names), wordsOf(typed));
  const robin = near("rob", "Turdus migratorius", "American robin");
  const moth = near("rob", "Hyalophora cecropia", "Cecropia moth", "Robin moth");
  const fly = near("rob", "Tachina grossa", "Giant fly", "Lord Robin fly");
  expect([robin, moth, fly].toSorted((a, b) => a - b)).toEqual([robin, moth, fly]);
  expect(new Set([robin, moth, fly, 3]).size).toBe(4);
  // What is called exactly so is found by any of its names.
  expect(near("robinmoth", "Hyalophora cecropia", "Cecropia moth", "Robin moth")).toBe(0);
});

test("the beginnings of a name's words, in their order, come before those of words apart", () => {
  const near = (typed: string) =>
    distance(endsOfAll(["Echinacea pallida", "Pale purple coneflower"]), wordsOf(typed));
  expect(["ech pal", "pal pur con", "purp cone"].map(near)).toEqual([2.8, 2.8, 2.9]);
  expect(["ech pur", "pal ech", "pale cone"].map(near)).toEqual([3, 3, 3]);
});

test.each([
  ["Echinacea purpurea 'Magnus'", "'Magnus'"],
  ["Narcissus (Jonquilla Group) ‘Quail’", "(Jonquilla Group) ‘Quail’"],
  ["Echinacea purpurea", ""],
])("the cultivar of %s is %s", (name, cultivar) => {
  expect(cultivarOf(name)).toBe(cultivar);
});
