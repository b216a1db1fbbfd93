import fc from "fast-check";
import { allMonths, monthAfter, runsOfMonths } from "shared-types/kit/months";
import type { Season } from "shared-types/plant/codes";
import { describe, expect, test } from "vitest";
import { monthsOfSeason, withoutHoles } from "../../src/api/gap/months";
import { monthsWords } from "../../src/api/gap/words";
import { forAll } from "../fixtures/wild";

const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));

describe("months", () => {
  test("go round, whichever is first", () => {
    forAll(fc.tuple(months, fc.nat(11)), ([some, turn]) => {
      const turned = (all: Iterable<number>) =>
        [...all].map((month) => monthAfter(month, turn)).sort((a, b) => a - b);
      const [set, moved] = [new Set(some), new Set(some.map((month) => monthAfter(month, turn)))];
      expect(turned(withoutHoles(set))).toEqual([...withoutHoles(moved)].sort((a, b) => a - b));
      if (set.size < 12)
        expect(
          runsOfMonths(set)
            .map((run) => turned(run).join())
            .sort(),
        ).toEqual(
          runsOfMonths(moved)
            .map((run) => [...run].sort((a, b) => a - b).join())
            .sort(),
        );
    });
  });

  test("are each in one run, and no run meets another", () => {
    forAll(months, (some) => {
      const runs = runsOfMonths(new Set(some));
      expect(runs.flat().sort((a, b) => a - b)).toEqual([...some].sort((a, b) => a - b));
      if (some.length === 12) return;
      for (const run of runs) expect(some).not.toContain(monthAfter(run.at(-1) ?? 0));
    });
  });

  test("of a season are half a year later in the south", () => {
    for (const season of ["spr", "sum", "fall", "win", "spr-fall", "all"] satisfies Season[])
      expect(monthsOfSeason(season, "south").sort()).toEqual(
        monthsOfSeason(season, "north")
          .map((month) => monthAfter(month, 6))
          .sort(),
      );
    expect(monthsOfSeason("sum", "south")).toEqual([12, 1, 2]);
  });

  test.each([
    [[3], "in March"],
    [[12, 1], "in December and January"],
    [[11, 12, 1], "from November to January"],
    [[2, 5, 6, 7, 10], "from May to July and in February and October"],
    [[...allMonths], "all year"],
  ])("%j is said as '%s'", (some, words) => {
    expect(monthsWords(new Set(some))).toBe(words);
  });
});
