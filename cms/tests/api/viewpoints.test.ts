import type { PlanRecord, Viewpoint } from "shared-types";
import { describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { lastChange, undo } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { planPanel, sheet } from "../fixtures/plans";

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
