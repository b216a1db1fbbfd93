import type { Hemisphere } from "shared-types/site/codes";
import fc from "fast-check";
import type { GapOffer } from "shared-types/gap/codes";
import type { Interaction } from "shared-types/interaction/codes";
import type { Plan } from "shared-types/plan/answers";
import { describe, expect, test } from "vitest";
import { gardenMonths, gapsOf, fillsOf, type Offering } from "../../src/api/gap/garden";
import { isInTheYard, standingPlants } from "../../src/api/gap/in-the-yard";
import { offersOf, type NotedDay, type PlantKnown } from "../../src/api/gap/offers";
import { offerSentences } from "../../src/api/gap/sentences";
import { planting, sheet } from "../fixtures/plans";
import { forAll } from "../fixtures/wild";

const known = (
  more: Partial<Omit<PlantKnown, "noted">> & Partial<Record<GapOffer, NotedDay[]>>,
) => {
  const { nectar = [], fruit = [], host = [], ...others } = more;
  return {
    ...({ season: "sum", isGrass: false, interactions: new Set<Interaction>() } as const),
    ...others,
    noted: { nectar, fruit, host },
  };
};

const on = (month: number, day = 0): NotedDay => ({ month, day });

const offered = (plant: PlantKnown, hemisphere: Hemisphere = "north") => {
  const { nectar, fruit, host } = offersOf(plant, hemisphere);
  const of = (offer: typeof nectar) =>
    [...offer].sort(([a], [b]) => a - b).map(([month, evidence]) => `${month} ${evidence}`);
  return { nectar: of(nectar), fruit: of(fruit), host: of(host) };
};

describe("a plant", () => {
  test("flowers when it was noted, else in its season", () => {
    expect(offered(known({})).nectar).toEqual(["6 books", "7 books", "8 books"]);
    expect(offered(known({}), "south").nectar).toEqual(["1 books", "2 books", "12 books"]);
    const noted = known({ nectar: [on(12, 5), on(2, 1), on(5, 9)] });
    expect(offered(noted).nectar).toEqual(["1 yard", "2 yard", "5 yard", "12 yard"]);
    expect(offered(known({ season: null })).nectar).toEqual([]);
  });

  test("feeds nobody with the flowers of a grass, unless somebody came", () => {
    const grass = known({ isGrass: true, interactions: new Set(["seed"]) });
    expect(offered(grass)).toMatchObject({
      nectar: [],
      fruit: ["9 books", "10 books", "11 books"],
    });
    const visited = known({ isGrass: true, interactions: new Set(["pollen"]) });
    expect(offered(visited).nectar).toHaveLength(3);
  });

  test("has fruit when it was noted, else after its flowers if something eats it", () => {
    expect(offered(known({})).fruit).toEqual([]);
    const eaten = { interactions: new Set<Interaction>(["fruit"]) };
    const twice = known({ ...eaten, nectar: [on(4), on(10)] });
    expect(offered(twice).fruit).toEqual([1, 5, 6, 7, 11, 12].map((month) => `${month} books`));
    expect(offered(known({ ...eaten, fruit: [on(9)] })).fruit).toEqual(["9 yard"]);
  });

  test("is in season for its fruit or bark, where that is winter or all year", () => {
    const eaten = { interactions: new Set<Interaction>(["fruit"]) };
    expect(offered(known({ season: "all" }))).toEqual({ nectar: [], fruit: [], host: [] });
    expect(offered(known({ ...eaten, season: "all" })).fruit).toHaveLength(12);
    const winter = ["1 books", "2 books", "12 books"];
    expect(offered(known({ ...eaten, season: "win" }))).toMatchObject({
      nectar: [],
      fruit: winter,
    });
    // Of twigs or bark, as far as anyone has noted.
    expect(offered(known({ season: "win" }))).toMatchObject({ nectar: [], fruit: [] });
  });

  test("feeds caterpillars while it has leaves, found on it or not", () => {
    const host = known({ interactions: new Set(["larva"]), host: [on(8, 3)] });
    expect(offered(host).host).toEqual(
      [3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) => `${month} ${month === 8 ? "yard" : "books"}`),
    );
    expect(offered(host, "south").host).toHaveLength(10);
    expect(offered(known({ interactions: new Set(["leaf"]) })).host).toEqual([]);
  });
});

describe("a plant is in the yard", () => {
  const plans = (...plantings: ReturnType<typeof planting>[]) =>
    [{ sheets: [sheet({ plantings })] }] as unknown as Plan[];
  const today = "2026-11-25";

  test.each([
    [null, null, true],
    ["2026", null, true],
    ["2026-12", null, false],
    ["2020", "2026-11-25", false],
    ["2020", "2026-11-26", true],
    ["2020", "2026", false],
  ])("planted on %s and removed on %s: %s", (plantedOn, removedOn, stands) => {
    const standing = standingPlants(plans(planting(1, { plantedOn, removedOn })), today);
    expect(standing.get(1)).toBe(stands);
  });

  test("if one of it stands, or if it is on no plan and shown or recorded", () => {
    const standing = standingPlants(
      plans(
        planting(1, { removedOn: "2024" }),
        planting(1),
        planting(1, { removedOn: "2025" }),
        planting(2, { removedOn: "2024" }),
      ),
      today,
    );
    const isHere = (id: number, internal: boolean, hasRecord: boolean) =>
      isInTheYard({ id, internal }, standing, hasRecord);
    expect([isHere(1, true, false), isHere(2, false, true)]).toEqual([true, false]);
    expect([isHere(3, false, false), isHere(3, true, true), isHere(3, true, false)]).toEqual([
      ...[true, true, false],
    ]);
  });
});

function offering(nameCommon: string, plant: PlantKnown, hemisphere: Hemisphere = "north") {
  const keyId = nameCommon.toLowerCase();
  const names = { plantId: nameCommon.length, keyId, nameCommon, nameScientific: "" };
  const { season, isGrass, noted } = plant;
  return {
    ...names,
    season,
    isGrass,
    noted,
    offers: offersOf(plant, hemisphere),
  } satisfies Offering;
}

const said = (
  plants: Offering[],
  offer: GapOffer,
  { hemisphere = "north", others = [] }: { hemisphere?: Hemisphere; others?: Offering[] } = {},
) => {
  const all = gardenMonths(plants);
  const fill = fillsOf(others, gapsOf(all));
  return offerSentences({ months: all, plants, fill, hemisphere }, offer).map((sentence) =>
    [sentence.text, ...[...sentence.species, ...sentence.fill].map(({ keyId }) => keyId)].join(
      " | ",
    ),
  );
};

describe("sentences", () => {
  const spring = offering("Bluebell", known({ nectar: [on(4, 3), on(5, 6), on(4, 20)] }));
  const fall = offering("New England aster", known({ nectar: [on(9, 1), on(10, 2), on(10, 10)] }));
  const witch = offering("Witch-hazel", known({ season: "fall" }));
  const late = offering("Mum", known({ nectar: [on(11, 2)] }));

  test("say from when to when nothing flowers, to the day where the day is known", () => {
    const others = [late];
    expect(said([spring, fall], "nectar", { others })).toEqual([
      "Nothing flowers from June to August.",
      "Nothing flowers after October 10. | mum",
      "Nothing flowers before April 3. | mum",
      "Only bluebell flowers in April and May. | bluebell",
      "Only New England aster flowers in September and October. | new england aster",
    ]);
    expect(said([spring, fall, witch], "nectar")).toContain("Nothing flowers after November.");
    expect(said([spring, fall, witch], "nectar")).toContain("Nothing flowers before April 3.");
  });

  test("say where a season is the reason, not a record", () => {
    const eaten = { interactions: new Set<Interaction>(["fruit"]) };
    expect(said([witch], "nectar").at(-1)).toBe(
      "Only witch-hazel flowers from September to November: its season is Fall; no bloom is recorded. | witch-hazel",
    );
    const holly = offering("Winterberry", known({ ...eaten, season: "win" }));
    expect(said([holly], "fruit").at(-1)).toBe(
      "Only winterberry is known for fruit or seed from December to February: its season is Winter; no fruit or seed is recorded. | winterberry",
    );
    const plum = offering("Beach plum", known({ ...eaten, nectar: [on(5)] }));
    expect(said([plum], "fruit").at(-1)).toBe(
      "Only beach plum is known for fruit or seed from June to August: no fruit or seed is recorded. | beach plum",
    );
  });

  test("do not take a season of twigs for a bloom", () => {
    const twigs = offering("Red twig dogwood", known({ season: "win" }));
    expect(said([spring, twigs], "nectar")).toContain(
      "The season of red twig dogwood is Winter, but no bloom is recorded. | red twig dogwood",
    );
    const holly = offering("Winterberry", known({ season: "win" }));
    expect(said([spring, twigs, holly], "nectar")).toContain(
      "The season of 2 plants is Winter, but no bloom is recorded. | red twig dogwood | winterberry",
    );
    expect(
      said([offering("Snowdrop", known({ season: "win", nectar: [on(2)] }))], "nectar"),
    ).toEqual([
      "Nothing flowers after February.",
      "Nothing flowers before February.",
      "Only snowdrop flowers in February. | snowdrop",
    ]);
  });

  test("name a month whose day is not known, or whose last day it was", () => {
    const first = offering("Oak", known({ nectar: [on(4, 1), on(6, 30), on(5)] }));
    expect(said([first], "nectar").slice(0, 2)).toEqual([
      "Nothing flowers after June.",
      "Nothing flowers before April.",
    ]);
    const month = offering("Oak", known({ nectar: [on(6, 3), on(6)] }));
    expect(said([month], "nectar").slice(0, 2)).toEqual([
      "Nothing flowers after June.",
      "Nothing flowers before June.",
    ]);
  });

  test("are of the garden's own winter in the south", () => {
    const summer = offering("Bottlebrush", known({ nectar: [on(11, 8), on(1, 9), on(2, 20)] }));
    expect(said([summer], "nectar", { hemisphere: "south" })).toEqual([
      "Nothing flowers after February 20.",
      "Nothing flowers before November 8.",
      "Only bottlebrush flowers from November to February. | bottlebrush",
    ]);
  });

  test("say what is not there at all", () => {
    const grass = offering("Oats", known({ isGrass: true }));
    expect(said([grass], "nectar", { others: [witch] })).toEqual([
      "No plant here is known to flower. | witch-hazel",
    ]);
    expect(said([witch], "host")).toEqual(["No plant here is known to feed caterpillars."]);
    const host = offering("Oak", known({ interactions: new Set(["larva"]) }));
    expect(said([host], "host")).toEqual(["Only oak is known to feed caterpillars. | oak"]);
  });

  test("speak of every month that is empty, and of no other", () => {
    const gardens = fc.array(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }));
    forAll(
      fc.tuple(gardens, fc.constantFrom<Hemisphere>("north", "south")),
      ([plants, hemisphere]) => {
        const all = plants.map((some, n) =>
          offering("x".repeat(n + 1), known({ nectar: some.map((month) => on(month)) })),
        );
        const empty = gardenMonths(all).filter(({ nectar }) => nectar.length === 0);
        const gaps = said(all, "nectar", { hemisphere }).filter((text) => !text.startsWith("Only"));
        expect(gaps.length > 0).toBe(empty.length > 0);
        expect(gaps.every((text) => !/undefined|NaN| {2}/.test(text))).toBe(true);
      },
    );
  });
});

test("what fills most is first, and only where there is nothing, or a single plant", () => {
  const summer = offering("Phlox", known({}));
  const others = [
    offering("Rose", known({ nectar: [on(6)] })),
    offering("Aster", known({ nectar: [on(9)] })),
    offering("Daisy", known({ season: "spr-fall" })),
  ];
  const gaps = gapsOf(gardenMonths([summer, offering("Mint", known({ nectar: [on(6)] }))]));
  expect(fillsOf(others, gaps)).toMatchObject([
    { keyId: "daisy", nectar: [3, 4, 5, 7, 8, 9, 10, 11], fruit: [], host: [] },
    { keyId: "aster", nectar: [9], fruit: [], host: [] },
  ]);
});
