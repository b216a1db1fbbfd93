// @dialect api/calendar/query
import { DateTime } from "luxon";
import type { CalendarKind } from "shared-types/calendar/codes";
import type { Calendar, CalendarRow } from "shared-types/calendar/answers";
import { isAnimalStage, isPlantStage, plantStages, animalStages } from "shared-types/stage/codes";
import { beforeAll, describe, expect, test } from "vitest";
import { seeded } from "../../../scripts/testing/seeded.mjs";
import { ask } from "../fixtures/ask";
import { sightingDraft } from "../fixtures/drafts";
import { restore } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { changeSite } from "../fixtures/site-draft";
import { addSpecies } from "../fixtures/species";

const { site, panel } = useOwnersSite();
const zone = "Pacific/Auckland";

interface Noted {
  kind: CalendarKind;
  id: number;
  date: string;
  stage: string;
}

/** The record of the yard as the tests made it, and the ids of its species. */
const made: Noted[] = [];
const species = { plants: [] as number[], animals: [] as number[] };

const calendar = async (query = "") =>
  (await ask<Calendar>(`${site.url}/api/calendar${query && `?${query}`}`)).body;
const rowOf = async (kind: CalendarKind, id: number, query = "") =>
  (await calendar(`kind=${kind}${query}`)).rows.find((row) => row.id === id);

/** A strip by another way: luxon's weeks, one record after the other. */
function expected(kind: CalendarKind, id: number, year?: number) {
  const own = made.filter(
    (one) => one.kind === kind && one.id === id && (!year || one.date.startsWith(String(year))),
  );
  const counted = (records: Noted[], keyOf: (one: Noted) => number, name: string) => {
    const keys = [...new Set(records.map(keyOf))].sort((a, b) => a - b);
    const codes: readonly string[] = kind === "plants" ? plantStages : animalStages;
    return keys.map((key) => {
      const inIt = records.filter((one) => keyOf(one) === key);
      const stages = codes.filter((code) => inIt.some(({ stage }) => stage === code));
      return { [name]: key, count: inIt.length, stages };
    });
  };
  const days = own.filter(({ date }) => date.length === 10);
  const months = own.filter(({ date }) => date.length === 7);
  const years = [...new Set([...days, ...months].map(({ date }) => Number(date.slice(0, 4))))];
  /** The last day that a date may be. */
  const end = (date: string) =>
    date.length === 7 ? `${date}-${DateTime.fromISO(date).daysInMonth}` : date;
  return {
    records: own.length,
    weeks: counted(days, ({ date }) => DateTime.fromISO(date).weekNumber, "week"),
    months: counted(months, ({ date }) => Number(date.slice(5)), "month"),
    firsts: years
      .sort((a, b) => b - a)
      .map((of) => {
        const dates = [...days, ...months].map(({ date }) => date);
        const [first] = dates
          .filter((date) => date.startsWith(String(of)))
          .sort((a, b) => end(a).localeCompare(end(b)) || b.length - a.length);
        return { year: of, date: first };
      }),
  };
}

beforeAll(async () => {
  await changeSite(panel, { timeZone: zone });
  for (const n of [1, 2, 3, 4]) {
    const plant = { keyId: `p${n}`, nameCommon: `Plant ${n}` };
    const animal = { keyId: `a${n}`, nameCommon: `Animal ${n}` };
    species.plants.push(await addSpecies(panel, "plant", plant));
    species.animals.push(await addSpecies(panel, "animal", animal));
  }
  const random = seeded(20_261_125);
  const next = (below: number) => Math.floor(random() * below);
  const one = <Item>(all: readonly Item[]): Item => all[next(all.length)] as Item;
  // New Year's weeks, February 29, the hours at which clocks change, and any other time.
  const moments = [
    ...["2024-12-30T11:30:00Z", "2026-12-31T10:59:59Z", "2026-12-31T11:00:00Z"],
    ...["2024-02-29T03:00:00Z", "2024-02-28T11:00:00Z", "2020-12-31T23:00:00Z"],
    ...["2024-09-28T14:00:00Z", "2024-04-06T14:00:00Z", "2024-04-06T13:59:00Z"],
    ...Array.from({ length: 50 }, () =>
      new Date(Date.UTC(2018 + next(7), next(12), 1 + next(28), next(24), next(60))).toISOString(),
    ),
  ].filter((moment) => moment < "2026-11");
  for (const [n, taken] of moments.entries()) {
    const [plantId, animalId] = [one(species.plants.slice(0, 3)), one(species.animals.slice(0, 3))];
    const [leaf, larva] = [one(["", ...plantStages]), one(["", ...animalStages])];
    const tags = { plants: [plantId], animals: [animalId] };
    const day = DateTime.fromISO(taken, { zone }).toISODate() ?? "";
    // Two of five photos have a time, the others only a day, a month or a year.
    const date = day.slice(0, [10, 10, 10, 7, 4][n % 5]);
    const { id: photoId } = await createPhoto(site.strapi, `yard-${n}`, {
      ...tags,
      ...(n % 5 < 2 ? { dateTaken: taken } : { takenOn: date }),
    });
    const plants = [{ plantId, stage: leaf }];
    const animals = [{ animalId, stage: larva }];
    expect(await panel.save("PUT", "phototagsupdate", { photoId, plants, animals })).toEqual([]);
    made.push({ kind: "plants", id: plantId, date, stage: leaf });
    made.push({ kind: "animals", id: animalId, date, stage: larva });
  }
  for (let n = 0; n < 40; n += 1) {
    const [plantId, animalId] = [
      one([0, ...species.plants.slice(0, 3)]),
      one(species.animals.slice(0, 3)),
    ];
    const day = `20${19 + next(6)}-0${1 + next(9)}-${10 + next(18)}`;
    const date = one([day, day, day.slice(0, 7), day.slice(0, 4)]);
    const stage = one(["", one(animalStages), ...(plantId > 0 ? plantStages : [])]);
    const sighting = { ...sightingDraft, date, plantId, animalId, stage: stage as "" };
    expect(await panel.save("POST", "sightingadd", sighting)).toEqual([]);
    const own = (is: (code: string) => boolean) => (is(stage) ? stage : "");
    made.push({ kind: "animals", id: animalId, date, stage: own(isAnimalStage) });
    if (plantId > 0) made.push({ kind: "plants", id: plantId, date, stage: own(isPlantStage) });
  }
});

const stripOf = ({ records, weeks, months, firsts }: CalendarRow) => ({
  records,
  weeks,
  months,
  firsts,
});

describe("the calendar", () => {
  test.each(["plants", "animals"] as const)(
    "of %s counts every record in its week in the garden's time zone, all years and one",
    async (kind) => {
      const { rows, years, kind: own } = await calendar(`kind=${kind}`);
      expect(own).toBe(kind);
      expect(rows.map(({ id }) => id)).toEqual(species[kind].slice(0, 3));
      for (const row of rows) expect(stripOf(row)).toEqual(expected(kind, row.id));
      const all = made
        .filter((one) => one.kind === kind)
        .map(({ date }) => Number(date.slice(0, 4)));
      expect(years).toEqual([...new Set(all)].sort((a, b) => b - a));
      for (const year of years)
        for (const row of (await calendar(`kind=${kind}&year=${year}`)).rows)
          expect(stripOf(row)).toEqual(expected(kind, row.id, year));
    },
  );

  test("finds a group, whatever its case, and names each species as the lists do", async () => {
    const [row] = (await calendar("kind=animals&group=insecta")).rows;
    expect(row).toMatchObject({
      ...{ keyId: "a1", nameCommon: "Animal 1", nameScientific: "Actias luna", group: "Insecta" },
    });
    expect((await calendar("kind=plants&group=tree")).rows).toHaveLength(3);
    expect((await calendar("kind=plants&group=vine")).rows).toEqual([]);
    expect((await calendar()).kind).toBe("plants");
  });

  test.each(["kind=rocks", "year=20", "year=2024a", "group[]=tree", "year=2024&year=2025"])(
    "refuses %s",
    async (query) => {
      expect((await ask(`${site.url}/api/calendar?${query}`)).status).toBe(400);
    },
  );

  test("shows visitors no hidden photo, no photo in the bin, no internal sighting and no internal species", async () => {
    const [, , , plantId = 0] = species.plants;
    const dateTaken = "2023-05-05T00:00:00Z";
    const more = { plants: [plantId], dateTaken };
    const hidden = await createPhoto(site.strapi, "hidden", { ...more, visibility: "internal" });
    await createPhoto(site.strapi, "site", { ...more, visibility: "site" });
    await createPhoto(site.strapi, "undated", { plants: [plantId] });
    const draft = { ...sightingDraft, plantId, date: "2023-05-06", internal: true };
    await panel.save("POST", "sightingadd", draft);
    expect(await rowOf("plants", plantId)).toBeUndefined();
    const ownersRow = async () =>
      (await panel.get<Calendar>("calendar?kind=plants")).body.rows.find(
        ({ id }) => id === plantId,
      );
    expect((await ownersRow())?.records).toBe(3);
    const show = (visibility: string) =>
      panel.save("POST", "photostag", { photoIds: [hidden.id], add: {}, remove: {}, visibility });
    await show("public");
    expect((await rowOf("plants", plantId))?.records).toBe(1);
    await panel.save("DELETE", `photodelete/${hidden.id}`);
    expect(await rowOf("plants", plantId)).toBeUndefined();
    expect(await restore(panel, "photo", hidden.id)).toEqual([]);
    expect((await rowOf("plants", plantId))?.weeks).toMatchObject([{ week: 18, count: 1 }]);
    await panel.save("DELETE", `plantdelete/${plantId}`);
    expect(await rowOf("plants", plantId)).toBeUndefined();
    await restore(panel, "plant", plantId);
    await panel.save("POST", "plantschange", { ids: [plantId], internal: true });
    expect(await rowOf("plants", plantId)).toBeUndefined();
    expect((await ownersRow())?.records).toBe(3);
  });

  test("counts a sighting whose photo is tagged with its species once", async () => {
    const [, , , animalId = 0] = species.animals;
    const tags = { animals: [animalId], dateTaken: "2023-05-05T00:00:00Z" };
    const { id: photoId } = await createPhoto(site.strapi, "both", tags);
    await panel.save("POST", "sightingadd", {
      ...sightingDraft,
      animalId,
      photoId,
      date: "2023-05-05",
    });
    expect((await rowOf("animals", animalId))?.records).toBe(1);
    const untag = { photoIds: [photoId], add: {}, remove: { animals: [animalId] } };
    await panel.save("POST", "photostag", untag);
    expect((await rowOf("animals", animalId))?.records).toBe(1);
  });

  test("is new at once, and a sighting drops only what shows it", async () => {
    const [animalId = 0] = species.animals;
    const before = (await rowOf("animals", animalId))?.records ?? 0;
    const { connection } = site.strapi.db;
    await connection("record_changes").delete();
    await panel.save("POST", "sightingadd", { ...sightingDraft, animalId, date: "2024-07-07" });
    const logged: object[] = await connection("record_changes").select("topic", "record_id");
    expect(logged.map((row): unknown[] => Object.values(row))).toEqual([
      ["animalrecords", animalId],
    ]);
    expect((await rowOf("animals", animalId))?.records).toBe(before + 1);
    // A Monday of week 1 there, a Sunday of week 52 here.
    const dateTaken = "2022-01-02T20:00:00Z";
    await createPhoto(site.strapi, "new-year", { animals: [animalId], dateTaken });
    const firstOf = async () =>
      (await rowOf("animals", animalId, "&year=2022"))?.firsts.map(({ date }) => date);
    expect(await firstOf()).toEqual(["2022-01-03"]);
    await changeSite(panel, { timeZone: "America/New_York" });
    expect(await firstOf()).toEqual(["2022-01-02"]);
  });
});
