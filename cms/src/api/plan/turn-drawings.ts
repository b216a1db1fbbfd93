import type { Core } from "@strapi/strapi";
import { planLimits } from "shared-types/plan/codes";
import type { PlanSheet } from "shared-types/plan/answers";
import { inTransaction, type Knex } from "../../database/knex";
import { lockRecord, updateLocked } from "../../database/record-store";
import { aroundUpdate } from "../../documents/rule";
import { rotationOf, type MadeFrom } from "../photo/files/made-from";
import { findPhotoRecord, type PhotoRecord } from "../photo/record";
import { presentPlan, presentViewpointDraft } from "./presenter";
import { findPlans, findViewpoints } from "./query";
import { planRecords } from "./saving";
import { viewpointRecords } from "./viewpoint-saving";

/** A picture that is turned clockwise, by 90, 180 or 270 degrees, and its size before, in px. */
interface Turn {
  by: number;
  width: number;
  height: number;
}

type Place = [x: number, y: number];

/** Where a place of a drawing, as parts of its width and height, comes to lie. */
function placeAfter(by: number, [x, y]: Place): Place {
  // Rounded, so that turning back leads to where it was.
  const rest = (part: number) => Math.round((1 - part) * 1e6) / 1e6;
  if (by === 90) return [rest(y), x];
  return by === 180 ? [rest(x), rest(y)] : [y, rest(x)];
}

/** A drawing with all that is marked on it, after its picture was turned: each mark shows what it showed. */
function turnSheet(sheet: PlanSheet, { by, width, height }: Turn): PlanSheet {
  const isOnItsSide = by !== 180;
  // `feet` is how wide the drawing is, which was its height.
  const feet = isOnItsSide && width > 0 ? (sheet.feet * height) / width : sheet.feet;
  return {
    ...sheet,
    north: sheet.north === null ? null : (sheet.north + by) % 360,
    feet: Math.min(Math.round(feet * 10) / 10, planLimits.figure),
    beds: sheet.beds.map((bed) => ({
      ...bed,
      points: bed.points.map((point) => placeAfter(by, point as Place)),
    })),
    plantings: sheet.plantings.map((planting) => {
      const [x, y] = placeAfter(by, [planting.x, planting.y]);
      return { ...planting, x, y };
    }),
  };
}

/** How far a picture is turned, not at all if it becomes another one, and its size before. */
function turnOf(photo: PhotoRecord, wanted: MadeFrom): Turn {
  const rotation = photo.rotation ?? 0;
  const isSame = wanted.contentHash === photo.contentHash;
  const by = isSame ? ((wanted.rotation ?? 0) - rotation + 360) % 360 : 0;
  const [width, height] = [photo.width ?? 0, photo.height ?? 0];
  // The size is that of the files there now, which may still be to be turned.
  const isSideways = (rotation - rotationOf(photo)) % 180 !== 0;
  return isSideways ? { by, width: height, height: width } : { by, width, height };
}

/** Turns the drawings that a photo is, and the viewpoints on them. */
async function turnDrawings(
  strapi: Core.Strapi,
  trx: Knex,
  photoId: number,
  turn: Turn,
): Promise<void> {
  const isDrawing = (sheet: PlanSheet) => sheet.photoId === photoId;
  const plans = (await findPlans(trx, true)).map(presentPlan);
  const turnedSheets = new Set<number>();
  for (const { planId, sheets } of plans) {
    if (!sheets.some(isDrawing)) continue;
    const locked = await lockRecord(trx, planRecords, { id: planId });
    if (!locked?.stored) continue;
    const plan = locked.stored;
    for (const { sheetId } of plan.sheets.filter(isDrawing)) turnedSheets.add(sheetId);
    const turned = plan.sheets.map((sheet) => (isDrawing(sheet) ? turnSheet(sheet, turn) : sheet));
    await updateLocked(strapi, locked, planRecords.data({ ...plan, sheets: turned }, plan));
  }
  for (const { viewpointId, sheetId } of (await findViewpoints(trx)).map(presentViewpointDraft)) {
    if (!turnedSheets.has(sheetId)) continue;
    const locked = await lockRecord(trx, viewpointRecords, { id: viewpointId });
    if (!locked?.stored) continue;
    const [x, y] = placeAfter(turn.by, [locked.stored.x, locked.stored.y]);
    const draft = { ...locked.stored, x, y };
    await updateLocked(strapi, locked, viewpointRecords.data(draft, locked.stored));
  }
}

/**
 * Turning a photo, also by an undo, turns what is marked on it, in the same transaction; plans and viewpoints have it in their
 * history (docs/decisions/086).
 */
export const turnWithPictures = aroundUpdate(async (strapi, { documentId, data }, next) => {
  const photo = "rotation" in data ? await findPhotoRecord(strapi, { documentId }) : null;
  if (!photo) return next();
  const turn = turnOf(photo, { ...photo, ...data });
  if (turn.by === 0) return next();
  return inTransaction(strapi, async (trx) => {
    const saved = await next();
    await turnDrawings(strapi, trx, photo.id, turn);
    return saved;
  });
});
