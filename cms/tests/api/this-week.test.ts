// @dialect api/calendar/week-query, database/in-turn
import { DateTime } from "luxon";
import type { ThisWeek } from "shared-types/calendar/answers";
import type { Change } from "shared-types/history/answers";
import type { SightingDraft } from "shared-types/sighting/schema";
import { weekChoiceMessages } from "shared-types/site/codes";
import type { WeekChoices } from "shared-types/site/schema";
import type { SpeciesKind } from "shared-types/species/codes";
import type { Stage } from "shared-types/stage/codes";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ask } from "../fixtures/ask";
import { hour, pass } from "../fixtures/clock";
import { sightingDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { changeSite } from "../fixtures/site-draft";
import { addSpecies } from "../fixtures/species";

const { site, panel } = useOwnersSite();
const zone = "Pacific/Auckland";
const ids = new Map<string, number>();
const idOf = (keyId: string) => ids.get(keyId) ?? 0;

const made: { keyId: string; date: string }[] = [];

const weekOf = async (date: string) =>
  (await ask<ThisWeek>(`${site.url}/api/thisweek?date=${date}`)).body;
const ownersWeekOf = async (date: string) =>
  (await panel.get<ThisWeek>(`thisweek?date=${date}`)).body;
const lineOf = async (date: string, keyId: string) =>
  (await weekOf(date)).items.find((item) => item.keyId === keyId);

const kindOf = (keyId: string): SpeciesKind => (keyId.startsWith("p") ? "plant" : "animal");

async function see(keyId: string, date: string, more: Partial<SightingDraft> = {}): Promise<void> {
  const species = { [`${kindOf(keyId)}Id`]: idOf(keyId) };
  const draft = { ...sightingDraft, ...species, date, ...more };
  expect(await panel.save("POST", "sightingadd", draft)).toEqual([]);
  made.push({ keyId, date });
}

async function photograph(keyId: string, dateTaken: string, stage: Stage | "" = "") {
  const kind = kindOf(keyId);
  const tags = { [`${kind}s`]: [idOf(keyId)], dateTaken };
  const { id: photoId } = await createPhoto(site.strapi, `week-${dateTaken.slice(0, 13)}`, tags);
  const tagged = [{ [`${kind}Id`]: idOf(keyId), stage }];
  const body = { photoId, plants: [], animals: [], [`${kind}s`]: tagged };
  expect(await panel.save("PUT", "phototagsupdate", body)).toEqual([]);
  made.push({ keyId, date: DateTime.fromISO(dateTaken, { zone }).toISODate() ?? "" });
  return photoId;
}

async function add(keyId: string, more: object = {}): Promise<void> {
  const draft = { keyId, nameCommon: `The ${keyId}`, ...more };
  ids.set(keyId, await addSpecies(panel, kindOf(keyId), draft));
}

/** The years of each species by another way: every record, asked whether a year's same day is a week from it. */
function expected(date: string): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const { keyId, date: of } of made) {
    if (of.length < 10) continue;
    const isIn = Array.from({ length: 20 }, (_, n) => n).some((n) => {
      const day = DateTime.fromISO(date);
      const first = day.minus({ days: 7 }).minus({ years: n }).toISODate() ?? "";
      const last = day.plus({ days: 6 }).minus({ years: n }).toISODate() ?? "";
      return of >= first && of <= last;
    });
    if (isIn) found[keyId] = [...new Set([...(found[keyId] ?? []), Number(of.slice(0, 4))])].sort();
  }
  return found;
}

beforeAll(async () => {
  await changeSite(panel, { timeZone: zone });
  for (const keyId of ["p1", "p2", "a1", "a2"]) await add(keyId);
  // New Year's weeks, February 29, the end of summer time, and midnight in the garden's zone.
  await see("p1", "2020-02-29", { stage: "flower" });
  await see("p1", "2022-02-21");
  await see("p1", "2023-12-31", { stage: "fruit" });
  await see("p1", "2024-01-06");
  await see("p2", "2021-05", { stage: "flower" });
  await see("p2", "2022", { stage: "flower" });
  await photograph("p2", "2022-05-16T12:30:00Z", "bud");
  await photograph("p2", "2023-05-17T11:59:00Z");
  await see("a1", "2021-05-20", { stage: "adult" });
  await see("a1", "2022-05-23", { stage: "adult" });
  await see("a2", "2024-01-01", { evidence: "heard" });
  await see("a2", "2019-12-25", { evidence: "heard" });
  await see("a2", "2024-05-10", { evidence: "heard", stage: "nest" });
});

afterEach(() => {
  vi.useRealTimers();
});

const days = [
  ...["2024-02-29", "2023-03-01", "2025-02-22", "2024-03-07", "2024-01-01", "2023-12-31"],
  ...["2024-12-26", "2025-01-07", "2024-05-17", "2024-05-24", "2022-05-24", "2023-05-25"],
  ...["2019-01-01", "2018-06-01", "2026-08-08", "1000-01-01", "9998-12-31"],
];

describe("in the yard this week", () => {
  test.each(days)("finds around %s what was there in those days of any year", async (date) => {
    const { from, to, items } = await weekOf(date);
    const day = DateTime.fromISO(date);
    expect([from, to]).toEqual([
      day.minus({ days: 7 }).toISODate(),
      day.plus({ days: 6 }).toISODate(),
    ]);
    expect(Object.fromEntries(items.map(({ keyId, years }) => [keyId, years]))).toEqual(
      date.startsWith("9") ? {} : expected(date),
    );
  });

  test("says what each did, in flower before all else, and shows its newest photo with a stage", async () => {
    expect(await lineOf("2024-02-29", "p1")).toMatchObject({ kind: "plant", text: "In flower" });
    expect(await lineOf("2025-01-02", "p1")).toMatchObject({ text: "In fruit", photo: null });
    const p2 = await lineOf("2024-05-17", "p2");
    expect(p2).toMatchObject({ nameCommon: "The p2", text: "Budding", years: [2022, 2023] });
    expect(p2?.photo).toMatchObject({ alt: "week-2022-05-16T12 in the garden" });
    expect(await lineOf("2024-05-17", "a2")).toMatchObject({ text: "Nesting" });
    // Heard in one December and one January, but in the same two weeks of summer; in the weeks before nobody listened.
    expect(await lineOf("2025-01-01", "a2")).toMatchObject({ text: "Heard", years: [2019, 2024] });
  });

  test("shows of a plant whose stage is not noted its thumbnail, of an animal its newest photo", async () => {
    const { id: thumbId } = await createPhoto(site.strapi, "thumb");
    for (const keyId of ["p10", "a10"]) await add(keyId, { thumbId });
    await add("p11");
    const shown = async (keyId: string) => (await lineOf("2024-03-16", keyId))?.photo?.photoId;
    await photograph("p10", "2022-03-15T12:00:00Z");
    expect(await shown("p10")).toBe(thumbId);
    await photograph("a10", "2021-03-15T13:00:00Z");
    const newest = await photograph("a10", "2022-03-15T14:00:00Z");
    expect(await shown("a10")).toBe(newest);
    const only = await photograph("p11", "2022-03-15T15:00:00Z");
    expect(await shown("p11")).toBe(only);
    const staged = await photograph("p10", "2021-03-16T12:00:00Z", "leaf");
    expect(await shown("p10")).toBe(staged);
    const hide = { photoIds: [staged], add: {}, remove: {}, visibility: "internal" };
    expect(await panel.save("POST", "photostag", hide)).toEqual([]);
    expect(await shown("p10")).toBe(thumbId);
  });

  test("knows what arrives: it was looked for before, in two years, and is not here in winter", async () => {
    const isArriving = async () => (await lineOf("2024-05-22", "a1"))?.text === "Arrives about now";
    expect(await lineOf("2024-05-22", "a1")).toMatchObject({ text: "On the wing" });
    await see("a2", "2021-04-01");
    // An animal in a year without the other, and a plant, say nothing of whether it was looked for.
    await see("a2", "2020-04-01");
    await see("p1", "2022-04-01");
    expect(await isArriving()).toBe(false);
    const photoId = await photograph("a2", "2022-04-02T12:00:00Z");
    expect(await isArriving()).toBe(true);
    const hide = { photoIds: [photoId], add: {}, remove: {}, visibility: "internal" };
    expect(await panel.save("POST", "photostag", hide)).toEqual([]);
    expect(await isArriving()).toBe(false);
    await see("a2", "2022-04-03");
    expect(await isArriving()).toBe(true);
    // Winter is in July there.
    await see("a1", "2019-01-05");
    expect(await isArriving()).toBe(true);
    await add("a12");
    for (const date of ["2021-05-20", "2022-05-23"]) await see("a12", date);
    expect(await lineOf("2024-05-22", "a12")).toMatchObject({ text: "Arrives about now" });
    await photograph("a12", "2018-07-15T12:00:00Z");
    expect(await lineOf("2024-05-22", "a12")).toMatchObject({ text: "Seen" });
    await see("a1", "2020-08");
    expect(await isArriving()).toBe(false);
    // A plant does not arrive.
    await add("p12");
    await see("p1", "2021-04-01");
    for (const date of ["2021-05-20", "2022-05-23"]) await see("p12", date);
    expect(await lineOf("2024-05-22", "p12")).toMatchObject({ text: "Seen" });
  });

  test("names the first record of all, until there is an earlier one", async () => {
    await add("a3");
    await see("a3", "2024-08-10");
    await see("a3", "2024-08-09");
    expect(await lineOf("2024-08-12", "a3")).toMatchObject({ text: "First record here, Aug 9" });
    expect(await lineOf("2025-08-12", "a3")).toMatchObject({ text: "Seen", years: [2024] });
    await see("a3", "2024-08");
    expect(await lineOf("2024-08-12", "a3")).toMatchObject({ text: "Seen" });
  });

  test("has six lines at most, plants and animals in turn", async () => {
    for (const keyId of ["p4", "p5", "p6", "p7", "a4", "a5", "a6"]) {
      await add(keyId);
      await see(keyId, "2021-11-11", { stage: keyId === "p7" ? "flower" : "" });
    }
    const { items } = await weekOf("2025-11-11");
    expect(items.map(({ keyId }) => keyId)).toEqual(["p7", "a4", "p4", "a5", "p5", "a6"]);
  });

  test("shows first what the owner pins, and never what the owner hides", async () => {
    const shown = async () => (await weekOf("2025-11-11")).items.map(({ keyId }) => keyId);
    const choose = (choices: Partial<WeekChoices>) => changeSite(panel, choices);
    const before = await shown();
    const pins = { pinnedPlants: [idOf("p6")], pinnedAnimals: [idOf("a6"), idOf("a1")] };
    expect(await choose({ ...pins, hiddenPlants: [idOf("p7")] })).toEqual([]);
    expect(await shown()).toEqual(["p6", "a6", "p4", "a4", "p5", "a5"]);
    expect((await ownersWeekOf("2025-11-11")).items[0]?.keyId).toBe("p6");
    expect(await choose({ hiddenPlants: [idOf("p6")] })).toMatchObject([
      { fieldId: "hiddenPlants", errorMessage: weekChoiceMessages.both },
    ]);
    expect(await choose({ hiddenAnimals: [999_999] })).toMatchObject([
      { fieldId: "hiddenAnimals", errorMessage: weekChoiceMessages.missing },
    ]);
    const { body: site } = await panel.get<Change[]>("history/site/1");
    const pinned = site[0]?.fields.find(({ fieldId }) => fieldId === "pinnedAnimals");
    expect(pinned?.after).toEqual(["The a6", "The a1"]);
    // One that goes into the bin afterwards is no reason to refuse other changes.
    expect(await panel.save("DELETE", `animaldelete/${idOf("a6")}`)).toEqual([]);
    expect(await choose({ pinnedPlants: [], hiddenPlants: [] })).toEqual([]);
    expect(await shown()).toEqual(before.filter((keyId) => keyId !== "a6").concat("p6"));
  });

  test("shows only the owner what is hidden", async () => {
    await add("p8");
    await add("p9", { internal: true });
    const seen = async () => (await weekOf("2024-09-09")).items.map(({ keyId }) => keyId);
    await see("p8", "2023-09-09", { internal: true });
    await see("p9", "2023-09-09");
    const photoId = await photograph("p8", "2022-09-08T14:00:00Z");
    expect(await lineOf("2024-09-09", "p8")).toMatchObject({
      text: "Photographed",
      years: [2022],
    });
    const change = { photoIds: [photoId], add: {}, remove: {}, visibility: "internal" };
    expect(await panel.save("POST", "photostag", change)).toEqual([]);
    expect(await seen()).toEqual([]);
    const own = (await ownersWeekOf("2024-09-09")).items;
    expect(own.map(({ keyId, years }) => [keyId, years])).toEqual([
      ["p8", [2022, 2023]],
      ["p9", [2023]],
    ]);
  });

  test.each(["2024-13-01", "2023-02-29", "2024-05", "tomorrow", "0000-01-01", "9999-12-31"])(
    "refuses %s",
    async (date) => {
      const answer = await ask(`${site.url}/api/thisweek?date=${date}`);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain("date is a day such as 2024-05-17.");
    },
  );

  test("knows the day: an answer, and the pages that show it, end at midnight in the garden", async () => {
    const today = async () => (await ask<ThisWeek>(`${site.url}/api/thisweek`)).body.to;
    const inGarden = () => DateTime.now().setZone(zone);
    const lastDay = () => inGarden().plus({ days: 6 }).toISODate();
    // From here on the clock stands still until it is moved.
    pass(0);
    const untilMidnight = inGarden().plus({ days: 1 }).startOf("day").toMillis() - Date.now();
    expect(await today()).toBe(lastDay());
    const before = await today();
    const page = async () => (await ask(`${site.url}/`)).text;
    expect(await page()).toContain(before);
    pass(untilMidnight - 1000);
    expect(await today()).toBe(before);
    pass(2000);
    expect(await today()).toBe(lastDay());
    expect(await today()).not.toBe(before);
    expect(await page()).toContain(lastDay());
    pass(hour);
    expect(await today()).toBe(lastDay());
  });
});
