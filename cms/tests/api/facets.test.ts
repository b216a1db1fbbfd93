import { DateTime } from "luxon";
import type { FaunaFacets, FloraFacets } from "shared-types/calendar/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { associationDraft, sightingDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { changeSite } from "../fixtures/site-draft";
import { addSpecies } from "../fixtures/species";

const { site, panel } = useOwnersSite();
const zone = "Pacific/Auckland";
const today = () => DateTime.now().setZone(zone);
/** A day of an earlier year, so many days before or after today's. */
const inAnotherYear = (days: number) =>
  today().minus({ years: 1 }).plus({ days }).toISODate() ?? "";

const ids = new Map<string, number>();
const idOf = (keyId: string) => ids.get(keyId) ?? 0;

async function add(kind: "plant" | "animal", keyId: string, internal = false): Promise<void> {
  const nameCommon = `${kind === "plant" ? "Plant" : "Animal"} ${keyId}`;
  ids.set(keyId, await addSpecies(panel, kind, { keyId, nameCommon, internal }));
}

const see = async (date: string, fields: object) =>
  expect(await panel.save("POST", "sightingadd", { ...sightingDraft, ...fields, date })).toEqual(
    [],
  );

const seeFlower = (keyId: string, date: string, stage = "flower") =>
  see(date, { plantId: idOf(keyId), stage });

const flora = async () => (await ask<FloraFacets>(`${site.url}/api/florafacets`)).body;
const ownersFlora = async () => (await panel.get<FloraFacets>("florafacets")).body;
const fauna = async () => (await ask<FaunaFacets>(`${site.url}/api/faunafacets`)).body;

/** Which plants each animal visits, by key. */
const visitsIn = ({ visitors }: FloraFacets) =>
  Object.fromEntries(visitors.map(({ keyId, plantIds }) => [keyId, plantIds]));

beforeAll(async () => {
  await changeSite(panel, { timeZone: zone });
  for (const keyId of ["now", "span", "past", "fruiting", "vague"]) await add("plant", keyId);
  await add("plant", "secret", true);
  for (const keyId of ["wren", "moth", "toad"]) await add("animal", keyId);
  await add("animal", "ghost", true);
});

describe("plants", () => {
  test("in bloom is what was in flower around this day of the year, on a known day", async () => {
    await seeFlower("now", inAnotherYear(5));
    await seeFlower("span", inAnotherYear(-13));
    await seeFlower("span", inAnotherYear(13));
    await seeFlower("past", inAnotherYear(-40));
    await seeFlower("fruiting", inAnotherYear(0), "fruit");
    await seeFlower("vague", inAnotherYear(0).slice(0, 7));
    await seeFlower("secret", inAnotherYear(0));
    expect((await flora()).inBloom).toEqual([idOf("now"), idOf("span")]);
    expect((await ownersFlora()).inBloom).toEqual([idOf("now"), idOf("span"), idOf("secret")]);
  });

  test("visitors are known from photos, sightings and books, and those that nobody may see are left out", async () => {
    const both = { plants: [idOf("now")], animals: [idOf("wren")] };
    await createPhoto(site.strapi, "both", both);
    await createPhoto(site.strapi, "hidden", {
      ...{ plants: [idOf("past")], animals: [idOf("wren")], visibility: "internal" },
    });
    await see("2024-05-01", { plantId: idOf("span"), animalId: idOf("wren") });
    await see("2024-05-01", { plantId: idOf("vague"), animalId: idOf("toad"), internal: true });
    for (const [animal, plant] of [
      ["moth", "fruiting"],
      ["moth", "secret"],
      ["ghost", "now"],
    ] as const) {
      const draft = { ...associationDraft, animalId: idOf(animal), plantId: idOf(plant) };
      expect(await panel.save("POST", "associationadd", draft)).toEqual([]);
    }
    expect(visitsIn(await flora())).toEqual({
      moth: [idOf("fruiting")],
      wren: [idOf("now"), idOf("span")],
    });
    expect(visitsIn(await ownersFlora())).toEqual({
      ghost: [idOf("now")],
      moth: [idOf("fruiting"), idOf("secret")],
      toad: [idOf("vague")],
      wren: [idOf("now"), idOf("span"), idOf("past")],
    });
  });

  test("each plant's page names the same visitors", async () => {
    for (const keyId of ["now", "span", "past", "fruiting", "vague"]) {
      const { visitors } = (
        await ask<{ visitors: { keyId: string }[] }>(`${site.url}/api/flora/${keyId}`)
      ).body;
      const known = (await flora()).visitors.filter(({ plantIds }) =>
        plantIds.includes(idOf(keyId)),
      );
      expect(visitors.map((one) => one.keyId).sort(), keyId).toEqual(
        known.map((one) => one.keyId).sort(),
      );
    }
  });

  test("an animal in the bin visits nothing", async () => {
    expect(await panel.save("DELETE", `animaldelete/${idOf("moth")}`)).toEqual([]);
    expect(Object.keys(visitsIn(await flora()))).toEqual(["wren"]);
  });
});

test("animals: the months of which there is a record, and the garden's own month", async () => {
  await see("2021-02-03", { animalId: idOf("toad") });
  await see("2022-02", { animalId: idOf("wren") });
  await see("2023", { animalId: idOf("toad") });
  await createPhoto(site.strapi, "late", {
    ...{ animals: [idOf("toad")], dateTaken: "2023-10-31T11:30:00Z" },
  });
  const { month, seen } = await fauna();
  expect(month).toBe(today().month);
  expect(seen).toEqual([
    { month: 2, animalIds: [idOf("wren"), idOf("toad")] },
    { month: 5, animalIds: [idOf("wren")] },
    // Half past midnight in the garden.
    { month: 11, animalIds: [idOf("toad")] },
  ]);
});
