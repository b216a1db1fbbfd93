import { stoodIn } from "shared-types/plan/codes";
import type { PlanPlant, Planting, PlanSheet } from "shared-types/plan/answers";

/** A kind of plant on a drawing: the number of its marks, and where it stands. */
export interface PlantKind {
  number: number;
  plant: PlanPlant;
  plantings: Planting[];
  /** How many plants these are together; 0 when nobody counted. */
  count: number;
}

/** The kinds of plants on a drawing, in the order of their first planting, which is what numbers them. */
export function kindsOf(
  { plantings }: Pick<PlanSheet, "plantings">,
  plants: readonly PlanPlant[],
): PlantKind[] {
  const byId = new Map(plants.map((plant) => [plant.plantId, plant]));
  const kinds = new Map<number, PlantKind>();
  for (const planting of plantings) {
    const plant = byId.get(planting.plantId);
    if (!plant) continue;
    const kind = kinds.get(planting.plantId) ?? {
      number: kinds.size + 1,
      plant,
      plantings: [],
      count: 0,
    };
    kind.plantings.push(planting);
    kind.count += planting.number;
    kinds.set(planting.plantId, kind);
  }
  return [...kinds.values()];
}

/** The kinds that stood in a year, with the plantings of then; the numbers stay. */
export function kindsIn(kinds: readonly PlantKind[], year: number | null): PlantKind[] {
  if (year === null) return [...kinds];
  return kinds.flatMap((kind) => {
    const plantings = kind.plantings.filter((planting) => stoodIn(planting, year));
    const count = plantings.reduce((sum, { number }) => sum + number, 0);
    return plantings.length === 0 ? [] : [{ ...kind, plantings, count }];
  });
}

/** The plantings of these kinds, each with the number and the name of its plant. */
export const marksOf = (kinds: readonly PlantKind[]) =>
  kinds.flatMap(({ number, plant, plantings }) =>
    plantings.map((planting) => ({ ...planting, number, name: plant.nameCommon })),
  );

/** Whether it was planted in this year. */
export const isNewIn = ({ plantedOn }: Planting, year: number | null) =>
  year !== null && plantedOn?.slice(0, 4) === String(year);

/** The last of these years at whose end a planting stood, or the one in which it came and went. */
export const lastYearOf = (planting: Planting, years: readonly number[]): number | null =>
  years.findLast((year) => stoodIn(planting, year)) ?? years.at(-1) ?? null;
