import type { Plan, Planting } from "shared-types/plan/answers";

type Dated = Pick<Planting, "plantedOn" | "removedOn">;

/** Whether a planting stands on a day; a month or year counts from its beginning. */
function standsOn({ plantedOn, removedOn }: Dated, today: string): boolean {
  const hasCome = (date: string) => date <= today.slice(0, date.length);
  return (plantedOn === null || hasCome(plantedOn)) && (removedOn === null || !hasCome(removedOn));
}

/** Of each plant that is on a plan, whether it stands there today. */
export function standingPlants(plans: readonly Plan[], today: string): Map<number, boolean> {
  const standing = new Map<number, boolean>();
  for (const { sheets } of plans)
    for (const { plantings } of sheets)
      for (const planting of plantings) {
        const { plantId } = planting;
        standing.set(plantId, standing.get(plantId) === true || standsOn(planting, today));
      }
  return standing;
}

/**
 * Whether a plant is in the yard: as the plans say; of one on no plan, if visitors see its page or if it was ever recorded
 * (docs/decisions/064).
 */
export const isInTheYard = (
  plant: { id: number; internal: boolean },
  standing: ReadonlyMap<number, boolean>,
  hasRecord: boolean,
): boolean => standing.get(plant.id) ?? (!plant.internal || hasRecord);
