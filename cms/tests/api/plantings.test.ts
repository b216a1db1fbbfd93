import type { PlanRecord, PlantDetail } from "shared-types";
import { expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { addPlant } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { planPanel, planting, sheet } from "../fixtures/plans";

const { site, panel } = useOwnersSite();
const plans = planPanel(site, panel);

const shown = async ({ keyId }: { keyId: string }) =>
  (await ask<PlantDetail>(`${site.url}/api/flora/${keyId}`)).body.plantings;
const own = async ({ keyId }: { keyId: string }) =>
  (await panel.get<PlantDetail>(`flora/${keyId}`)).body.plantings;
const bed = { bedId: -1, name: "Front bed", text: "", points: [] };
const titles = (of: { planTitle: string }[]) => of.map(({ planTitle }) => planTitle);

test("a plant says where it stands: on the newest plan first, then from its first planting", async () => {
  const [oak, aster] = [await addPlant(panel), await addPlant(panel)];
  const on = (...plantings: PlanRecord["sheets"][number]["plantings"]) =>
    sheet({ title: "East side", beds: [bed], plantings });
  const old = await plans.added([on(planting(oak.id, { removedOn: "2023" }))], { order: 80 });
  const late = planting(oak.id, { plantedOn: "2024-05", bedId: -1, note: "By the gate" });
  const now = await plans.added([on(late, planting(oak.id), planting(aster.id))], {
    order: 81,
    title: "The yard now",
    period: "Since 2021",
  });
  const sheetId = now.sheets[0]?.sheetId;
  expect(await shown(oak)).toMatchObject([
    { planKeyId: now.keyId, sheetId, bedId: 0, bedName: "", plantedOn: "2021" },
    {
      planId: now.planId,
      planTitle: "The yard now",
      planPeriod: "Since 2021",
      internal: false,
      sheetTitle: "East side",
      bedId: now.sheets[0]?.beds[0]?.bedId,
      bedName: "Front bed",
      plantingId: now.sheets[0]?.plantings[0]?.plantingId,
      ...{ x: 0.5, y: 0.25, number: 3, plantedOn: "2024-05", removedOn: null, note: "By the gate" },
    },
    { planKeyId: old.keyId, removedOn: "2023" },
  ]);
  expect(await shown(await addPlant(panel))).toEqual([]);
});

test("visitors are told of no internal plan, and the owner is", async () => {
  const oak = await addPlant(panel);
  const plan = await plans.added([sheet({ plantings: [planting(oak.id)] })], { internal: true });
  expect(await shown(oak)).toEqual([]);
  expect(await own(oak)).toMatchObject([{ planKeyId: plan.keyId, internal: true }]);
  expect(await plans.save({ ...plan, internal: false })).toEqual([]);
  expect(await shown(oak)).toMatchObject([{ planKeyId: plan.keyId, internal: false }]);
});

test("whatever a page shows of a plan is new on it at once", async () => {
  const oak = await addPlant(panel);
  const made = await plans.added([sheet({ beds: [bed], plantings: [] })]);
  const [first] = made.sheets;
  if (!first) throw new Error("There is no drawing.");
  let saved: PlanRecord = made;
  const save = async (change: Partial<PlanRecord>) => {
    expect(await plans.save({ ...saved, ...change })).toEqual([]);
    saved = (await plans.load(made.keyId)).record;
    return await shown(oak);
  };
  expect(await shown(oak)).toEqual([]);
  const at = (number: number) => [
    { ...first, plantings: [planting(oak.id, { number, bedId: first.beds[0]?.bedId ?? 0 })] },
  ];
  expect(await save({ sheets: at(3) })).toMatchObject([{ number: 3, bedName: "Front bed" }]);
  expect(await save({ title: "Another" })).toMatchObject([{ planTitle: "Another" }]);
  const beds = first.beds.map((one) => ({ ...one, name: "Pond" }));
  const renamed = saved.sheets.map((one) => ({ ...one, beds, title: "West" }));
  expect(await save({ sheets: renamed })).toMatchObject([{ bedName: "Pond", sheetTitle: "West" }]);
  expect(await save({ sheets: [{ ...first, plantings: [] }] })).toEqual([]);
  expect(await save({ sheets: at(4) })).toMatchObject([{ number: 4 }]);
  expect(await panel.save("DELETE", `plandelete/${made.planId}`)).toEqual([]);
  expect(await shown(oak)).toEqual([]);
  await panel.save("POST", "binrestore", { kind: "plan", id: made.planId, rename: "" });
  expect(titles(await shown(oak))).toEqual(["Another"]);
});

test("a save of a plan leaves the pages of plants whose plantings it did not change in the cache", async () => {
  const [oak, aster] = [await addPlant(panel), await addPlant(panel)];
  const made = await plans.added([sheet({ plantings: [planting(oak.id), planting(aster.id)] })]);
  const [first] = made.sheets;
  if (!first) throw new Error("There is no drawing.");
  const noted = async () => {
    const rows = await site.strapi.db
      .connection("record_changes")
      .where({ topic: "plantings" })
      .orderBy("seq")
      .pluck("record_id");
    return rows as number[];
  };
  const before = (await noted()).length;
  const [one, two] = first.plantings;
  if (!one || !two) throw new Error("There is no planting.");
  const moved = [{ ...first, caption: "In May", plantings: [one, { ...two, x: 0.7 }] }];
  expect(await plans.save({ ...made, intro: "New words", sheets: moved })).toEqual([]);
  expect((await noted()).slice(before)).toEqual([aster.id]);
});
