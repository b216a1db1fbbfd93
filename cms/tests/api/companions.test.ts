import type { AnimalDetail } from "shared-types/animal/answers";
import type { PlantDetail } from "shared-types/plant/answers";
import type { SightingPage } from "shared-types/sighting/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { associationDraft, sightingDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { addSpecies } from "../fixtures/species";

const { site, panel } = useOwnersSite();

const plants: Record<string, number> = {};
const animals: Record<string, number> = {};
const shownPlant = async (keyId: string) =>
  (await ask<PlantDetail>(`${site.url}/api/flora/${keyId}`)).body;
const shownAnimal = async (keyId: string) =>
  (await ask<AnimalDetail>(`${site.url}/api/fauna/${keyId}`)).body;
const photo = async (name: string, plant: string, animal: string, more: object = {}) =>
  (
    await createPhoto(site.strapi, name, {
      plants: [plants[plant]],
      animals: [animals[animal]],
      ...more,
    })
  ).id;
const sight = (more: object) => panel.save("POST", "sightingadd", { ...sightingDraft, ...more });
const say = (photoId: number, plant: string, animal: string, ...said: string[]) =>
  panel.save("PUT", "phototagsupdate", {
    photoId,
    interactions: said.map((interaction) => ({
      animalId: animals[animal],
      plantId: plants[plant],
      interaction,
    })),
  });

beforeAll(async () => {
  for (const keyId of ["oak", "aster", "empty"])
    plants[keyId] = await addSpecies(panel, "plant", { keyId, nameCommon: keyId });
  for (const keyId of ["bee", "jay", "wasp"])
    animals[keyId] = await addSpecies(panel, "animal", { keyId, nameCommon: keyId });
});

describe("a plant's page and an animal's", () => {
  test("of which nothing is known say so with empty lists", async () => {
    const { records, visitors } = await shownPlant("empty");
    expect(records).toEqual({
      ...{ count: 0, weeks: [], months: [], firsts: [], flowering: [] },
      sightings: [],
    });
    expect(visitors).toEqual([]);
  });

  test("name who does what, by which evidence, with the newest photo and the sources", async () => {
    const older = await photo("older", "aster", "bee", { dateTaken: "2022-09-01T12:00:00Z" });
    const newer = await photo("newer", "aster", "bee", { dateTaken: "2023-09-01T12:00:00Z" });
    const undated = await photo("undated", "aster", "bee");
    for (const id of [older, newer]) await say(id, "aster", "bee", "nectar");
    await say(undated, "aster", "bee", "nectar", "pollen");
    const jay = await photo("jay", "aster", "jay", { dateTaken: "2022-01-01T12:00:00Z" });
    const both = { plantId: plants["aster"], animalId: animals["bee"] };
    await sight({ ...both, interaction: "nectar", evidence: "heard" });
    await sight({ ...both, photoId: newer, date: "2023-09-01", interaction: "nectar" });
    const nectar = { ...associationDraft, ...both, interaction: "nectar" };
    await panel.save("POST", "associationadd", { ...nectar, source: "A", href: "" });
    await panel.save("POST", "associationadd", { ...nectar, source: "B" });
    const seeds = { ...both, animalId: animals["wasp"], interaction: "seed" };
    await panel.save("POST", "associationadd", { ...associationDraft, ...seeds });
    const bee = { kind: "animal", keyId: "bee", nameCommon: "bee" };
    const { visitors } = await shownPlant("aster");
    expect(visitors).toEqual([
      {
        ...bee,
        ...{ interaction: "nectar", evidence: ["photo", "heard", "books"], count: 4 },
        photo: {
          photoId: newer,
          thumbFileName: "newer-thumb.jpg",
          version: "",
          alt: "newer in the garden",
        },
        sources: [
          { source: "A", href: "" },
          { source: "B", href: associationDraft.href },
        ],
      },
      {
        ...bee,
        interaction: "pollen",
        evidence: ["photo"],
        count: 1,
        photo: expect.objectContaining({ photoId: undated }) as object,
        sources: [],
      },
      {
        ...{ kind: "animal", keyId: "wasp", nameCommon: "wasp", interaction: "seed" },
        ...{ evidence: ["books"], count: 0, photo: null },
        sources: [{ source: associationDraft.source, href: associationDraft.href }],
      },
      {
        ...{
          kind: "animal",
          keyId: "jay",
          nameCommon: "jay",
          interaction: "",
          evidence: ["photo"],
        },
        ...{ count: 1, photo: expect.objectContaining({ photoId: jay }) as object, sources: [] },
      },
    ]);
    const { uses } = await shownAnimal("bee");
    const aster = { kind: "plant", keyId: "aster", nameCommon: "aster" };
    const ofBee = visitors.filter(({ keyId }) => keyId === "bee");
    expect(uses).toEqual(ofBee.map((line) => ({ ...line, ...aster })));
  });

  test("are new at once, and show visitors nothing that is hidden", async () => {
    const id = await photo("hidden", "oak", "wasp", { visibility: "internal" });
    const both = { plantId: plants["oak"], animalId: animals["wasp"] };
    await sight({ ...both, internal: true });
    expect((await shownPlant("oak")).visitors).toEqual([]);
    const own = (await panel.get<PlantDetail>("flora/oak")).body.visitors;
    expect(own).toMatchObject([{ keyId: "wasp", evidence: ["photo", "seen"], count: 2 }]);
    const show = { photoIds: [id], add: {}, remove: {}, visibility: "public" };
    await panel.save("POST", "photostag", show);
    expect((await shownPlant("oak")).visitors).toMatchObject([{ evidence: ["photo"], count: 1 }]);
    await say(id, "oak", "wasp", "nest");
    expect((await shownPlant("oak")).visitors).toMatchObject([{ interaction: "nest" }]);
    await panel.save("POST", "associationadd", {
      ...associationDraft,
      ...both,
      interaction: "nest",
    });
    expect((await shownPlant("oak")).visitors).toMatchObject([{ evidence: ["photo", "books"] }]);
    await panel.save("POST", "animalschange", { ids: [animals["wasp"]], internal: true });
    expect((await shownPlant("oak")).visitors).toEqual([]);
    await panel.save("POST", "animalschange", { ids: [animals["wasp"]], internal: false });
    expect((await shownPlant("oak")).visitors).toHaveLength(1);
  });

  test("keep what a sighting says of a photo that carries both tags", async () => {
    const both = { plantId: plants["oak"], animalId: animals["jay"] };
    const photoId = await photo("acorn", "oak", "jay", { dateTaken: "2024-10-05T16:00:00Z" });
    const date = "2024-10-05";
    const lines = async () =>
      (await shownPlant("oak")).visitors
        .filter(({ keyId }) => keyId === "jay")
        .map(({ interaction, evidence, count }) => [interaction, ...evidence, count]);
    expect(await lines()).toEqual([["", "photo", 1]]);
    await sight({ ...both, photoId, date, stage: "seed", interaction: "seed", evidence: "photo" });
    expect(await lines()).toEqual([["seed", "photo", 1]]);
    const { weeks, count } = (await shownPlant("oak")).records;
    expect([count, weeks.map(({ stages }) => stages)]).toEqual([1, [["seed"]]]);
    expect((await shownAnimal("jay")).records.weeks.at(-1)?.stages).toEqual([]);
    await say(photoId, "oak", "jay", "rest");
    expect(await lines()).toEqual([
      ["seed", "photo", 1],
      ["rest", "photo", 1],
    ]);
  });

  test("tell of each sighting, the newest first; visitors of none that is internal", async () => {
    const plantId = plants["empty"];
    const note = "Under the <b>oak</b>,\nby the gate.";
    await sight({ plantId, date: "2021-05", evidence: "sign", note });
    await sight({ plantId, date: "2021-05-02", stage: "bud" });
    await sight({ plantId, date: "2021", note: "Mine", internal: true });
    const told = [
      { date: "2021-05-02", evidence: "seen", stage: "bud", note: "", other: null },
      { date: "2021-05", evidence: "sign", stage: "", note, other: null },
    ];
    expect((await shownPlant("empty")).records.sightings).toEqual(told);
    const { body: own } = await panel.get<PlantDetail>("flora/empty");
    expect(own.records.sightings.map(({ date }) => date)).toEqual([
      "2021-05-02",
      "2021-05",
      "2021",
    ]);
    const { body: page } = await panel.call<SightingPage>("POST", "sightings", { plantId });
    for (const { sightingId } of page.items)
      expect(await panel.save("DELETE", `sightingdelete/${sightingId}`)).toEqual([]);
    expect((await shownPlant("empty")).records.sightings).toEqual([]);
  });

  test("show nothing that comes from the other species of a sighting while it is internal", async () => {
    const [plantId, animalId] = [plants["empty"], animals["wasp"]];
    const told = {
      evidence: "heard",
      stage: "nest",
      note: "Wasps in the attic",
      interaction: "nest",
    };
    await sight({ plantId, animalId, date: "2021-06-01", ...told });
    const ofPlant = async () => (await shownPlant("empty")).records.sightings;
    const wasp = { kind: "animal", keyId: "wasp", nameCommon: "wasp" };
    expect(await ofPlant()).toMatchObject([{ other: wasp }]);
    const ofAnimal = (await shownAnimal("wasp")).records.sightings;
    const plant = { kind: "plant", keyId: "empty", nameCommon: "empty" };
    expect(ofAnimal.find(({ date }) => date === "2021-06-01")).toMatchObject({ other: plant });
    await panel.save("POST", "animalschange", { ids: [animalId], internal: true });
    expect(await ofPlant()).toEqual([
      { date: "2021-06-01", evidence: "seen", stage: "", note: "", other: null },
    ]);
    expect(JSON.stringify(await shownPlant("empty"))).not.toMatch(/wasp|nest|heard/i);
    const { body: own } = await panel.get<PlantDetail>("flora/empty");
    expect(own.records.sightings).toMatchObject([{ other: wasp }]);
    await panel.save("POST", "animalschange", { ids: [animalId], internal: false });
    expect(await ofPlant()).toMatchObject([{ other: wasp, note: told.note }]);
    const { body: page } = await panel.call<SightingPage>("POST", "sightings", { plantId });
    for (const { sightingId } of page.items)
      await panel.save("DELETE", `sightingdelete/${sightingId}`);
  });

  test("say when it was recorded, and of a plant when it flowered", async () => {
    const flower = { plantId: plants["empty"], stage: "flower" };
    for (const date of ["2024-05-17", "2024-06-02", "2023-06", "2023-06-20", "2022"])
      await sight({ ...flower, date });
    await sight({ plantId: plants["empty"], stage: "leaf", date: "2024-04-01" });
    expect((await shownPlant("empty")).records).toMatchObject({
      count: 6,
      weeks: [
        { week: 14, count: 1, stages: ["leaf"] },
        { week: 20, count: 1, stages: ["flower"] },
        { week: 22, count: 1, stages: ["flower"] },
        { week: 25, count: 1, stages: ["flower"] },
      ],
      months: [{ month: 6, count: 1, stages: ["flower"] }],
      firsts: [
        { year: 2024, date: "2024-04-01" },
        { year: 2023, date: "2023-06-20" },
      ],
      flowering: [
        { year: 2024, first: "2024-05-17", last: "2024-06-02" },
        { year: 2023, first: "2023-06-20", last: "2023-06-20" },
      ],
    });
  });
});
