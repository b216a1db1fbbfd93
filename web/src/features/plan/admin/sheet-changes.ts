import type { PlanBed, Planting, PlanSheet } from "shared-types/plan/answers";

/** An empty drawing; without a photo a lot of this size, in feet. */
export const emptySheet: PlanSheet = {
  sheetId: 0,
  photoId: 0,
  title: "",
  alt: "",
  caption: "",
  north: null,
  feet: 0,
  depth: 0,
  beds: [],
  plantings: [],
};

/** An id for a new part, which none of these has. */
const freshId = (ids: number[]) => Math.min(0, ...ids) - 1;

/** A new id for a drawing; ids that the server has not given yet are negative. */
export const freshSheetId = (sheets: readonly PlanSheet[]) =>
  freshId(sheets.map(({ sheetId }) => sheetId));

/** A place within the drawing, to a tenth of a thousandth. */
export const inside = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

type New = Pick<Planting, "plantId" | "x" | "y"> & Partial<Planting>;

/** Adds a planting; the id it has until it is saved is returned too. */
export function addPlanting(sheet: PlanSheet, { x, y, ...more }: New): [PlanSheet, number] {
  const plantingId = freshId(sheet.plantings.map((planting) => planting.plantingId));
  const bedId = bedAt(sheet.beds, x, y);
  const planting: Planting = {
    ...{ bedId, number: 1, plantedOn: null, removedOn: null, note: "" },
    ...more,
    plantingId,
    x: inside(x),
    y: inside(y),
  };
  return [{ ...sheet, plantings: [...sheet.plantings, planting] }, plantingId];
}

/** Changes some plantings alike. */
export function changePlantings(
  sheet: PlanSheet,
  ids: ReadonlySet<number>,
  change: (planting: Planting) => Partial<Planting>,
): PlanSheet {
  const plantings = sheet.plantings.map((planting) =>
    ids.has(planting.plantingId) ? { ...planting, ...change(planting) } : planting,
  );
  return { ...sheet, plantings };
}

/** How far plantings can move together; the drawing's edge stops all of them. */
export function stoppedAtEdge(
  { plantings }: PlanSheet,
  ids: ReadonlySet<number>,
  [dx, dy]: readonly [number, number],
): [number, number] {
  const moving = plantings.filter(({ plantingId }) => ids.has(plantingId));
  const within = (by: number, places: number[]) =>
    Math.min(1 - Math.max(...places), Math.max(-Math.min(...places), by));
  return [
    within(
      dx,
      moving.map(({ x }) => x),
    ),
    within(
      dy,
      moving.map(({ y }) => y),
    ),
  ];
}

/** Moves plantings together. */
export function movePlantings(
  sheet: PlanSheet,
  ids: ReadonlySet<number>,
  by: readonly [number, number],
): PlanSheet {
  const [right, down] = stoppedAtEdge(sheet, ids, by);
  return changePlantings(sheet, ids, ({ x, y }) => ({ x: inside(x + right), y: inside(y + down) }));
}

/** Removes plantings. */
export function removePlantings(sheet: PlanSheet, ids: ReadonlySet<number>): PlanSheet {
  return { ...sheet, plantings: sheet.plantings.filter(({ plantingId }) => !ids.has(plantingId)) };
}

/** Adds a bed; its id until it is saved is returned too. Plantings in no bed that it surrounds come into it. */
export function addBed(sheet: PlanSheet, points: PlanBed["points"]): [PlanSheet, number] {
  const bedId = freshId(sheet.beds.map((bed) => bed.bedId));
  const bed: PlanBed = { bedId, name: "", text: "", points };
  return [withThoseInside({ ...sheet, beds: [...sheet.beds, bed] }, bed), bedId];
}

/** What stands in no bed and inside of this one belongs to it. */
function withThoseInside(sheet: PlanSheet, { bedId, points }: PlanBed): PlanSheet {
  const isIn = ({ bedId: of, x, y }: PlanSheet["plantings"][number]) =>
    of === 0 && isWithin(points, x, y);
  return {
    ...sheet,
    plantings: sheet.plantings.map((one) => (isIn(one) ? { ...one, bedId } : one)),
  };
}

/** Changes a bed. */
export function changeBed(sheet: PlanSheet, bedId: number, change: Partial<PlanBed>): PlanSheet {
  const before = sheet.beds.find((bed) => bed.bedId === bedId);
  if (!before) return sheet;
  const bed = { ...before, ...change };
  const changed = { ...sheet, beds: sheet.beds.map((one) => (one === before ? bed : one)) };
  // Three corners draw it.
  return before.points.length < 3 ? withThoseInside(changed, bed) : changed;
}

/** Removes a bed; its plantings stay, in no bed. */
export function removeBed(sheet: PlanSheet, bedId: number): PlanSheet {
  return {
    ...sheet,
    beds: sheet.beds.filter((bed) => bed.bedId !== bedId),
    plantings: sheet.plantings.map((one) => (one.bedId === bedId ? { ...one, bedId: 0 } : one)),
  };
}

/** Whether a place is within a shape: a line from it to the right crosses the outline an odd number of times. */
function isWithin(points: PlanBed["points"], x: number, y: number): boolean {
  let isIn = false;
  for (const [n, [x1 = 0, y1 = 0]] of points.entries()) {
    const [x2 = 0, y2 = 0] = points.at(n - 1) ?? [];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
  }
  return isIn;
}

/** The bed at a place, 0 for none; of overlapping ones the last, which is drawn on top. */
export const bedAt = (beds: readonly PlanBed[], x: number, y: number): number =>
  beds.findLast(({ points }) => isWithin(points, x, y))?.bedId ?? 0;

/** The plantings within a rectangle between two corners. */
export function plantingsWithin(
  sheet: PlanSheet,
  [x1, y1]: [number, number],
  [x2, y2]: [number, number],
): number[] {
  const between = (value: number, a: number, b: number) =>
    value >= Math.min(a, b) && value <= Math.max(a, b);
  return sheet.plantings
    .filter(({ x, y }) => between(x, x1, x2) && between(y, y1, y2))
    .map(({ plantingId }) => plantingId);
}
