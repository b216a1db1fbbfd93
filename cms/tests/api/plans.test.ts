// @dialect api/plan/standing
import type { Plan, PlanDetail, PlanRecord } from "shared-types/plan/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { planDraft } from "../fixtures/drafts";
import { addPlant, lastChange, undo } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { planPanel, planting, sheet } from "../fixtures/plans";
import { createPhoto } from "../fixtures/photos";

const { site, panel } = useOwnersSite();
const plans = planPanel(site, panel);
let oak: number;
let aster: number;
let hidden: number;

beforeAll(async () => {
  oak = (await addPlant(panel)).id;
  aster = (await addPlant(panel)).id;
  hidden = (await addPlant(panel, { internal: true })).id;
});

const triangle = [
  [0, 0],
  [1, 0],
  [0.5, 1],
];
const bed = (bedId: number, name = "Front bed") => ({ bedId, name, text: "", points: triangle });
const plantingsOf = ({ sheets }: Plan) => sheets.flatMap(({ plantings }) => plantings);
const bin = (kind: string, id: number) =>
  panel.save("POST", "binrestore", { kind, id, rename: "" });

describe("a plan", () => {
  test("is added, and shown with its drawing and its plants", async () => {
    const photo = await createPhoto(site.strapi, "drawing");
    const made = await plans.added([
      sheet({
        photoId: photo.id,
        north: 12.5,
        beds: [bed(-1)],
        plantings: [planting(oak, { bedId: -1, note: "From seed" }), planting(aster)],
      }),
    ]);
    const [first] = made.sheets;
    const bedId = first?.beds[0]?.bedId ?? 0;
    expect(bedId).toBeGreaterThan(0);
    expect(first).toMatchObject({ photoId: photo.id, north: 12.5, feet: 100, depth: 75 });
    expect(first?.plantings).toMatchObject([
      { plantId: oak, bedId, x: 0.5, y: 0.25, number: 3, plantedOn: "2021", note: "From seed" },
      { plantId: aster, bedId: 0, removedOn: null },
    ]);
    const { status, body } = await ask<PlanDetail>(`${site.url}/api/plans/${made.keyId}`);
    expect(status).toBe(200);
    expect(body.sheets).toMatchObject(made.sheets);
    expect(body.sheets[0]?.photo?.fileName).toBe("drawing.jpg");
    expect(body.plants.map(({ plantId }) => plantId).sort()).toEqual([oak, aster].sort());
    expect((await panel.get<PlanRecord>(`plan/${made.planId}`)).body).toEqual(made);
  });

  test("keeps the ids of its parts, and the places of new ones among them", async () => {
    const made = await plans.added([
      sheet({ beds: [bed(-1)], plantings: [planting(oak, { bedId: -1 })] }),
    ]);
    const [first] = made.sheets;
    if (!first) throw new Error("There is no drawing.");
    const sheets = [
      { ...first, beds: [bed(-7, "New"), ...first.beds] },
      { ...first, sheetId: 0, beds: [], plantings: [planting(aster)] },
    ];
    sheets[0]?.plantings.unshift(planting(aster, { bedId: -7 }));
    expect(await plans.save({ ...made, sheets })).toEqual([]);
    const { record } = await plans.load(made.keyId);
    expect(record.sheets[0]?.sheetId).toBe(first.sheetId);
    expect(record.sheets[0]?.beds[1]).toEqual(first.beds[0]);
    expect(record.sheets[0]?.plantings[0]?.bedId).toBe(record.sheets[0]?.beds[0]?.bedId);
    expect(record.sheets[0]?.plantings[1]).toEqual(first.plantings[1]);
    expect(record.sheets[1]?.plantings).toMatchObject([{ plantId: aster }]);
  });

  test("is not saved over what another tab has saved", async () => {
    const made = await plans.added([]);
    const { etag } = await plans.load(made.keyId);
    expect(await plans.save({ ...made, period: "May" }, etag)).toEqual([]);
    const { status } = await panel.call(
      "PUT",
      "planupdate",
      { ...planDraft, ...stripped(made) },
      etag,
    );
    expect(status).toBe(412);
    expect((await plans.load(made.keyId)).record.period).toBe("May");
  });

  test("and all its marks are changed, undone, deleted and restored together", async () => {
    const made = await plans.added([sheet({ plantings: [planting(oak)] })]);
    const bare = made.sheets.map((one) => ({ ...one, plantings: [] }));
    expect(await plans.save({ ...made, sheets: bare })).toEqual([]);
    const change = await lastChange(panel, "plan", made.planId);
    expect(change.fields).toEqual([
      {
        fieldId: "sheets",
        before: ["The lot (0 beds, 1 planting)"],
        after: ["The lot (0 beds, 0 plantings)"],
        isChangedSince: false,
      },
    ]);
    expect(await undo(panel, change)).toEqual([]);
    expect((await plans.load(made.keyId)).record).toEqual(made);
    expect(await panel.save("DELETE", `plandelete/${made.planId}`)).toEqual([]);
    expect((await plans.shown(made.keyId)).status).toBe(404);
    expect(await bin("plan", made.planId)).toEqual([]);
    expect((await plans.load(made.keyId)).record).toEqual(made);
  });
});

/** A record without what it only shows. */
function stripped({ plants: _, sheets, ...facts }: PlanRecord) {
  return { ...facts, sheets: sheets.map(({ photo: __, ...part }) => part) };
}

describe("the plans that visitors see", () => {
  test("come with the newest first: by order, then by id; the internal ones do not", async () => {
    const first = await plans.added([], { order: 70 });
    const last = await plans.added([], { order: 71 });
    const second = await plans.added([], { order: 70 });
    const internal = await plans.added([], { order: 72, internal: true });
    const keys = async () =>
      (await ask<Plan[]>(`${site.url}/api/plans`)).body.slice(0, 3).map(({ keyId }) => keyId);
    expect(await keys()).toEqual([last.keyId, second.keyId, first.keyId]);
    expect((await plans.shown(internal.keyId)).status).toBe(404);
    const { body } = await ask<PlanDetail>(`${site.url}/api/plans/${first.keyId}`);
    expect(body.versions.slice(0, 2)).toMatchObject([
      { keyId: last.keyId },
      { keyId: second.keyId },
    ]);
    const [own] = (await panel.get<Plan[]>("plans")).body;
    expect(own?.keyId).toBe(internal.keyId);
  });

  test("show no internal plant until it is public", async () => {
    const { keyId } = await plans.added([sheet({ plantings: [planting(hidden), planting(oak)] })]);
    const { body } = await plans.shown(keyId);
    expect(plantingsOf(body)).toMatchObject([{ plantId: oak }]);
    expect(body.plants).toMatchObject([{ plantId: oak }]);
    const all = (await ask<Plan[]>(`${site.url}/api/plans`)).body;
    expect(all.flatMap(plantingsOf).map(({ plantId }) => plantId)).not.toContain(hidden);
    await panel.save("POST", "plantschange", { ids: [hidden], internal: false });
    expect(plantingsOf((await plans.shown(keyId)).body)).toHaveLength(2);
  });

  test("lose the marks of a plant in the bin and get them back, saved in between or not", async () => {
    const { id } = await addPlant(panel);
    const made = await plans.added([sheet({ plantings: [planting(id), planting(oak)] })]);
    expect(plantingsOf((await plans.shown(made.keyId)).body)).toHaveLength(2);
    await panel.save("DELETE", `plantdelete/${id}`);
    expect(plantingsOf((await plans.shown(made.keyId)).body)).toMatchObject([{ plantId: oak }]);
    const { record, etag } = await plans.load(made.keyId);
    expect(record.plants.map(({ plantId }) => plantId)).toEqual([oak]);
    expect(await plans.save({ ...record, period: "Now" }, etag)).toEqual([]);
    expect(await bin("plant", id)).toEqual([]);
    const { body } = await plans.shown(made.keyId);
    expect(plantingsOf(body)).toEqual(plantingsOf(made));
    // Deleted forever, it is gone, and no save trips over it.
    await panel.save("DELETE", `plantdelete/${id}`);
    await panel.save("POST", "bindelete", { kind: "plant", id });
    const left = (await plans.load(made.keyId)).record;
    expect(plantingsOf(left)).toMatchObject([{ plantId: oak }]);
    expect(await plans.save(left)).toEqual([]);
  });
});

describe("a plan is refused", () => {
  // Other rules are a table in shared-types/tests/plan-drafts.test.ts.
  const unknown = () => ({ plantings: [planting(oak, { plantId: 999_999 })] });
  test.each([
    ["without a title", () => ({ title: "" }), "title", "Please enter a title."],
    [
      "with a plant that is not there",
      () => ({ sheets: [sheet(unknown())] }),
      "sheets.plantings.plantId",
      "Planting 1 of drawing 1: there is no such plant.",
    ],
    [
      "with a drawing that is not there",
      () => ({ sheets: [sheet({ photoId: 999_999 })] }),
      "sheets.photoId",
      "Drawing 1: There is no photo with this id.",
    ],
  ])("%s", async (_what, more, fieldId, errorMessage) => {
    const draft = { ...planDraft, keyId: "refused", ...more() };
    expect(await panel.save("POST", "planadd", draft)).toEqual([{ fieldId, errorMessage }]);
    expect((await plans.shown("refused")).status).toBe(404);
  });

  test("with the key of another plan, and names of 80 letters are fine", async () => {
    const title = "W".repeat(80);
    const { keyId } = await plans.added([sheet({ title, beds: [bed(0, title)] })], { title });
    expect(await panel.save("POST", "planadd", { ...planDraft, keyId })).toMatchObject([
      { fieldId: "keyId" },
    ]);
  });
});

test("five hundred plantings are saved and read whole", async () => {
  const made = await plans.added([
    sheet({
      plantings: Array.from({ length: 500 }, (_, n) =>
        planting(n % 2 ? oak : aster, { x: n / 500, y: (n % 25) / 25 }),
      ),
    }),
  ]);
  expect(await plans.save({ ...made, period: "Later" })).toEqual([]);
  const { body } = await plans.shown(made.keyId);
  expect(plantingsOf(body)).toEqual(plantingsOf(made));
}, 20_000);
