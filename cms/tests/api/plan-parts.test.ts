import type { PlanRecord } from "shared-types/plan/answers";
import type { PlantDetail } from "shared-types/plant/answers";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import { describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { addPlant, lastChange, undo } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { planPanel, planting, sheet } from "../fixtures/plans";

const { site, panel } = useOwnersSite();
const plans = planPanel(site, panel);

const bin = (kind: string, id: number) =>
  panel.save("POST", "binrestore", { kind, id, rename: "" });

describe("a viewpoint", () => {
  const spot = (plan: PlanRecord, photoIds: number[], more: object = {}) => ({
    viewpointId: 0,
    name: "From the patio",
    planId: plan.planId,
    sheetId: plan.sheets[0]?.sheetId ?? 0,
    x: 0.4,
    y: 0.6,
    photoIds,
    ...more,
  });
  const shown = async () => (await ask<Viewpoint[]>(`${site.url}/api/viewpoints`)).body;
  const dated = (name: string, year: number, more: object = {}) =>
    createPhoto(site.strapi, name, { dateTaken: `${year}-06-01T12:00:00.000Z`, ...more });

  test("shows its photos from the oldest to the newest, to visitors those they may see", async () => {
    const plan = await plans.added([sheet()]);
    const late = await dated("late", 2025);
    const early = await dated("early", 2021);
    const hiddenPhoto = await dated("hidden", 2023, { visibility: "internal" });
    const ids = [late.id, hiddenPhoto.id, early.id];
    expect(await panel.save("POST", "viewpointadd", spot(plan, ids))).toEqual([]);
    const [seen] = await shown();
    expect(seen).toMatchObject({ name: "From the patio", x: 0.4, photoIds: [early.id, late.id] });
    const [own] = (await panel.get<Viewpoint[]>("viewpoints")).body;
    expect(own?.photoIds).toEqual(ids);
    expect(own?.photos.map(({ photoId }) => photoId)).toEqual([early.id, hiddenPhoto.id, late.id]);
    const id = own?.viewpointId ?? 0;
    const renamed = spot(plan, ids, { viewpointId: id, name: "From the porch" });
    expect(await panel.save("PUT", "viewpointupdate", renamed)).toEqual([]);
    expect(await undo(panel, await lastChange(panel, "viewpoint", id))).toEqual([]);
    expect((await shown())[0]?.name).toBe("From the patio");
    expect(await panel.save("DELETE", `viewpointdelete/${id}`)).toEqual([]);
    expect(await shown()).toEqual([]);
    expect(await bin("viewpoint", id)).toEqual([]);
    expect((await shown())[0]).toMatchObject({ viewpointId: id, photoIds: [early.id, late.id] });
    // With its plan it is gone for visitors.
    await panel.save("DELETE", `plandelete/${plan.planId}`);
    expect(await shown()).toEqual([]);
  });

  test("is refused on a drawing or with a photo that is not there, without a name, and beside the drawing", async () => {
    const plan = await plans.added([sheet()]);
    const wrong = { name: "", x: 2 };
    expect(await panel.save("POST", "viewpointadd", spot(plan, [], wrong))).toMatchObject([
      { fieldId: "name" },
      { fieldId: "x" },
    ]);
    const missing = spot(plan, [999_999], { sheetId: 5 });
    expect(await panel.save("POST", "viewpointadd", missing)).toMatchObject([
      { fieldId: "sheetId" },
      { fieldId: "photoIds" },
    ]);
  });
});

describe("plantings", () => {
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
        ...{
          x: 0.5,
          y: 0.25,
          number: 3,
          plantedOn: "2024-05",
          removedOn: null,
          note: "By the gate",
        },
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
    expect(await save({ sheets: renamed })).toMatchObject([
      { bedName: "Pond", sheetTitle: "West" },
    ]);
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
});
