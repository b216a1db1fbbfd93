import type { Plan } from "shared-types/plan/answers";

/** The plants that stand on a plan, or in one bed of it. */
export interface PlantGroup {
  value: string;
  label: string;
  plantIds: Set<number>;
}

/** Those that have not been removed. */
export const standing = (plantings: Plan["sheets"][number]["plantings"]) =>
  plantings.filter(({ removedOn }) => removedOn === null);

const idsOf = (plantings: { plantId: number }[]) =>
  new Set(plantings.map(({ plantId }) => plantId));

/** Every plan, and each of its beds, that has plants today. */
export function groupsOf(plans: readonly Plan[]): PlantGroup[] {
  return plans
    .flatMap(({ planId, title, sheets }): PlantGroup[] => [
      {
        value: `plan-${planId}`,
        label: title,
        plantIds: idsOf(sheets.flatMap(({ plantings }) => standing(plantings))),
      },
      ...sheets.flatMap(({ sheetId, beds, plantings }) =>
        beds.map(({ bedId, name }, n) => ({
          value: `bed-${planId}-${sheetId}-${bedId}`,
          label: `${title}: ${name || `bed ${n + 1}`}`,
          plantIds: idsOf(standing(plantings).filter((planting) => planting.bedId === bedId)),
        })),
      ),
    ])
    .filter(({ plantIds }) => plantIds.size > 0);
}
