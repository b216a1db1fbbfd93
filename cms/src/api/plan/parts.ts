import { randomInt } from "node:crypto";
import type { Plan, PlanSheet } from "shared-types/plan/answers";

/** The plants of some drawings, each once. */
export const plantIdsOf = (sheets: readonly PlanSheet[]): number[] => [
  ...new Set(sheets.flatMap(({ plantings }) => plantings.map(({ plantId }) => plantId))),
];

/** The photos that some plans have as drawings, each once. */
export const photoIdsOf = (sheets: readonly PlanSheet[]): number[] => [
  ...new Set(sheets.flatMap(({ photoId }) => (photoId === 0 ? [] : photoId))),
];

/** The plan with the plantings of these plants only. */
export function withPlants<Of extends Pick<Plan, "sheets">>(plan: Of, known: Set<number>): Of {
  const sheets = plan.sheets.map((sheet) => ({
    ...sheet,
    plantings: sheet.plantings.filter(({ plantId }) => known.has(plantId)),
  }));
  return { ...plan, sheets };
}

const maxId = 2 ** 31 - 1;

/**
 * Gives new parts ids. They are random, so that one that was deleted is never given again: an undo
 * may bring the old part back (docs/decisions/052).
 */
export function withIds(sheets: readonly PlanSheet[]): PlanSheet[] {
  const idOf = (id: number) => (id > 0 ? id : randomInt(1, maxId));
  return sheets.map((sheet) => {
    const beds = sheet.beds.map((bed) => ({
      given: bed.bedId,
      bed: { ...bed, bedId: idOf(bed.bedId) },
    }));
    const bedIds = new Map(beds.map(({ given, bed }) => [given, bed.bedId]));
    return {
      ...sheet,
      sheetId: idOf(sheet.sheetId),
      beds: beds.map(({ bed }) => bed),
      plantings: sheet.plantings.map((planting) => ({
        ...planting,
        plantingId: idOf(planting.plantingId),
        bedId: planting.bedId === 0 ? 0 : (bedIds.get(planting.bedId) ?? 0),
      })),
    };
  });
}
