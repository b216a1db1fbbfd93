// @slow
import { gapOffers, type GapOffer } from "shared-types/gap/codes";
import type { Gaps } from "shared-types/gap/answers";
import type { Interaction } from "shared-types/interaction/codes";
import type { PlantDraft } from "shared-types/plant/schema";
import { beforeAll, describe, expect, test } from "vitest";
import { seeded } from "../../../scripts/testing/seeded.mjs";
import { associationDraft, sightingDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { planPanel, planting, sheet } from "../fixtures/plans";
import { changeSite } from "../fixtures/site-draft";
import { addSpecies } from "../fixtures/species";
import { times } from "../fixtures/thorough";

const { site, panel } = useOwnersSite();
const ids: Record<string, number> = {};
const year = Number(
  new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "America/New_York" }).format(),
);

async function gaps(): Promise<Gaps> {
  const { status, body } = await panel.get<Gaps>("gaps");
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
}

const textsOf = ({ sentences }: Gaps) => sentences.map(({ text }) => text);
const keysOf = (list: readonly { keyId: string }[]) => list.map(({ keyId }) => keyId).sort();

async function add(keyId: string, more: Partial<PlantDraft> = {}): Promise<void> {
  const draft = { keyId, nameCommon: `Plant ${keyId}`, ...more };
  ids[keyId] = await addSpecies(panel, "plant", draft);
}

const sight = async (more: object) =>
  expect(await panel.save("POST", "sightingadd", { ...sightingDraft, ...more })).toEqual([]);

const book = async (plant: string, interaction: Interaction) => {
  const both = { plantId: ids[plant], animalId: ids["luna"], interaction };
  expect(await panel.save("POST", "associationadd", { ...associationDraft, ...both })).toEqual([]);
};

/** The months in which a plant has an offer, with how it is known. */
const monthsOf = ({ months }: Gaps, plant: string, offer: GapOffer) =>
  months.flatMap((month) =>
    month[offer]
      .filter(({ keyId }) => keyId === plant)
      .map(({ evidence }) => `${month.month} ${evidence}`),
  );

beforeAll(async () => {
  ids["luna"] = await addSpecies(panel, "animal");
});

describe("gaps", () => {
  test("of a garden without plants are none, but of its record", async () => {
    const { months, sentences, fill } = await gaps();
    expect(months).toEqual(
      Array.from({ length: 12 }, (_, n) => ({ month: n + 1, nectar: [], fruit: [], host: [] })),
    );
    const species = [{ kind: "animal", keyId: "luna", nameCommon: "Luna Moth" }];
    expect(sentences).toEqual([
      { about: "photos", text: "1 animal has no photo.", species, fill: [] },
      { about: "records", text: `1 animal has no record in ${year} yet.`, species, fill: [] },
    ]);
    expect(fill).toEqual([]);
  });

  test("are found in photos and sightings, those visitors do not see too, else in seasons and books", async () => {
    await add("aster", { season: "fall" });
    await add("bell", { season: "spr" });
    await add("hazel", { season: "fall", internal: true });
    await add("grass", { season: "sum", type: "grass" });
    const { id: photoId } = await createPhoto(site.strapi, "aster", {
      plants: [ids["aster"]],
      animals: [ids["luna"]],
      // In New York it is still October 10.
      dateTaken: "2023-10-11T02:00:00.000Z",
      visibility: "internal",
    });
    const tags = {
      plants: [{ plantId: ids["aster"], stage: "flower" }],
      animals: [],
      interactions: [
        { plantId: ids["aster"], animalId: ids["luna"], interaction: "larva" },
        { plantId: ids["aster"], animalId: ids["luna"], interaction: "seed" },
      ],
    };
    expect(await panel.save("PUT", "phototagsupdate", { photoId, ...tags })).toEqual([]);
    await sight({ plantId: ids["aster"], stage: "flower", date: "2021-08-30", internal: true });
    await sight({ plantId: ids["aster"], stage: "leaf", date: "2021-03-30" });
    await sight({ plantId: ids["aster"], stage: "flower", date: "2020" });
    await book("bell", "fruit");
    // A year alone says nothing of when it flowers.
    await sight({ plantId: ids["bell"], stage: "flower", date: "2019" });
    const found = await gaps();
    expect(monthsOf(found, "aster", "nectar")).toEqual(["8 yard", "9 yard", "10 yard"]);
    expect(monthsOf(found, "aster", "fruit")).toEqual(["10 yard"]);
    expect(monthsOf(found, "aster", "host")).toEqual(
      [3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) => `${month} ${month === 10 ? "yard" : "books"}`),
    );
    expect(monthsOf(found, "bell", "nectar")).toEqual(["3 books", "4 books", "5 books"]);
    expect(monthsOf(found, "bell", "fruit")).toEqual(["6 books", "7 books", "8 books"]);
    expect(monthsOf(found, "grass", "nectar")).toEqual([]);
    // An internal plant without a record is not in the yard.
    expect(found.fill).toEqual([
      {
        plantId: ids["hazel"],
        ...{ keyId: "hazel", nameCommon: "Plant hazel", nameScientific: "Quercus alba" },
        ...{ nectar: [9, 10, 11], fruit: [], host: [] },
      },
    ]);
    expect(textsOf(found)).toEqual([
      "Nothing flowers in June and July.",
      "Nothing flowers after October 10.",
      "Nothing flowers before March.",
      "Only Plant bell flowers from March to May: its season is Spring; no bloom is recorded.",
      "Only Plant aster flowers from August to October.",
      "No fruit or seed is known in September.",
      "No fruit or seed is known after October 10.",
      "No fruit or seed is known before June.",
      "Only Plant bell is known for fruit or seed from June to August: its season is Spring; no fruit or seed is recorded.",
      "Only Plant aster is known for fruit or seed in October.",
      "Only Plant aster is known to feed caterpillars.",
      "2 plants have no photo.",
      `3 plants have no record in ${year} yet.`,
      `1 animal has no record in ${year} yet.`,
    ]);
    const late = found.sentences.find(({ text }) => text.includes("after October 10"));
    expect(keysOf(late?.fill ?? [])).toEqual(["hazel"]);
  });

  test("follow the plan, where it says what stands", async () => {
    await planPanel(site, panel).added([
      sheet({
        plantings: [
          planting(ids["hazel"] ?? 0, { plantedOn: "2020" }),
          planting(ids["bell"] ?? 0, { plantedOn: "2019", removedOn: "2022-05" }),
        ],
      }),
    ]);
    const found = await gaps();
    expect(monthsOf(found, "hazel", "nectar")).toEqual(["9 books", "10 books", "11 books"]);
    expect(monthsOf(found, "bell", "nectar")).toEqual([]);
    expect(keysOf(found.fill)).toEqual(["bell"]);
    expect(textsOf(found)).toContain("Nothing flowers after November.");
  });

  test("lose what has a photo, or a record this year", async () => {
    const before = await gaps();
    expect(keysOf(before.sentences.find(({ about }) => about === "photos")?.species ?? [])).toEqual(
      ["grass", "hazel"],
    );
    await createPhoto(site.strapi, "grass", { plants: [ids["grass"]], dateTaken: null });
    await sight({ plantId: ids["hazel"], animalId: ids["luna"], date: String(year) });
    const after = textsOf(await gaps());
    expect(after).toContain("1 plant has no photo.");
    expect(after).toContain(`2 plants have no record in ${year} yet.`);
    expect(after.filter((text) => text.includes("animal"))).toEqual([]);
  });

  test("go round the year in the south", async () => {
    expect(await changeSite(panel, { hemisphere: "south" })).toEqual([]);
    const found = await gaps();
    expect(monthsOf(found, "hazel", "nectar")).toEqual(["3 books", "4 books", "5 books"]);
    expect(monthsOf(found, "aster", "nectar")).toEqual(["8 yard", "9 yard", "10 yard"]);
    expect(textsOf(found)).toContain("Nothing flowers after May.");
    expect(textsOf(found)).toContain("Nothing flowers before August 30.");
    expect(await changeSite(panel, { hemisphere: "" })).toEqual([]);
  });

  test("are those that a plain count of the same records finds", async () => {
    const next = seeded(20_261_125);
    const random = (count: number) => Math.floor(next() * count);
    const pick = <Item>(list: readonly Item[]) => list[random(list.length)] as Item;
    const two = (n: number) => String(n).padStart(2, "0");
    const offerOf: Record<string, GapOffer> = { flower: "nectar", fruit: "fruit", seed: "fruit" };
    const noted: Record<string, Record<GapOffer, number[]>> = {};
    for (let n = 0; n < times(12, 3); n += 1) {
      const keyId = `seed${n}`;
      await add(keyId, { season: pick(["spr", "sum", "win"]) });
      noted[keyId] = { nectar: [], fruit: [], host: [] };
    }
    for (let n = 0; n < times(60, 15); n += 1) {
      const keyId = pick(Object.keys(noted));
      const stage = pick(["flower", "fruit", "seed", "bud", ""]);
      const month = 1 + random(12);
      const day = pick(["", `-${two(1 + random(28))}`]);
      await sight({ plantId: ids[keyId], stage, date: `${2015 + random(9)}-${two(month)}${day}` });
      const offer = offerOf[stage];
      if (offer) noted[keyId]?.[offer].push(month);
    }
    const found = await gaps();
    for (const [keyId, of] of Object.entries(noted))
      for (const offer of gapOffers) {
        const months = of[offer];
        if (offer === "nectar" && months.length === 0) continue;
        const circle = (month: number) => months.includes(((month + 11) % 12) + 1);
        const expected = Array.from({ length: 12 }, (_, n) => n + 1).filter(
          (month) => circle(month) || (circle(month - 1) && circle(month + 1)),
        );
        expect([keyId, offer, monthsOf(found, keyId, offer)]).toEqual([
          ...[keyId, offer],
          expected.map((month) => `${month} yard`),
        ]);
      }
  });

  test("leave out what an animal in the bin does, until it is restored", async () => {
    await add("lonely", { season: "" });
    const id = await addSpecies(panel, "animal", { keyId: "moth" });
    const both = { plantId: ids["lonely"], animalId: id };
    await sight({ ...both, date: `${year - 1}-06-10`, interaction: "nectar" });
    await panel.save("POST", "associationadd", {
      ...associationDraft,
      ...both,
      interaction: "larva",
    });
    const tags = {
      plants: [both.plantId],
      animals: [id],
      dateTaken: `${year - 1}-07-10T16:00:00Z`,
    };
    const { id: photoId } = await createPhoto(site.strapi, "moth", tags);
    const said = [{ ...both, interaction: "nectar" }];
    await panel.save("PUT", "phototagsupdate", { photoId, interactions: said });
    const offers = async () => {
      const found = await gaps();
      return (["nectar", "host"] as const).map((offer) => monthsOf(found, "lonely", offer).length);
    };
    const before = await offers();
    expect(before.every((months) => months > 0)).toBe(true);
    expect(await panel.save("DELETE", `animaldelete/${id}`)).toEqual([]);
    expect(await offers()).toEqual([0, 0]);
    const restore = { kind: "animal", id, rename: "" };
    expect(await panel.save("POST", "binrestore", restore)).toEqual([]);
    expect(await offers()).toEqual(before);
  });
});
