/** How much a plan may hold; texts count characters. */
export const planLimits = {
  text: 4000,
  note: 500,
  sheets: 12,
  beds: 200,
  plantings: 2000,
  points: 200,
  figure: 9999,
} as const;

/** The navigation's Blueprint leads to the plan with this key while there is one (docs/product.md 1.4). */
export const planInMenu = "blueprint2";

export const planMessages = {
  missing: "Plan data not found.",
  none: "There is no plan yet.",
  key: "Plan data not found (key).",
} as const;

/** A part of a plan by its places, from 0, as an error names it. */
interface BrokenPart {
  kind: "planting" | "bed";
  sheet: number;
  part: number;
}

/** The part that an error of a plan is about: 'Planting 3 of drawing 1: …'; null when it names none. */
export function brokenPart(message: string): BrokenPart | null {
  const [, kind, part, sheet] = /^(Planting|Bed) (\d+) of drawing (\d+):/.exec(message) ?? [];
  if (kind === undefined) return null;
  return {
    kind: kind === "Bed" ? "bed" : "planting",
    sheet: Number(sheet) - 1,
    part: Number(part) - 1,
  };
}

/** When a planting came and went, as YYYY-MM-DD; null: not known. */
interface PlantingDates {
  plantedOn: string | null;
  removedOn: string | null;
}

const yearOf = (date: string | null) => (date === null ? null : Number(date.slice(0, 4)));

/** The years from the first to the last planting or removal; none when nothing is dated. */
export function yearsOf(plantings: readonly PlantingDates[]): number[] {
  const dates = plantings.flatMap(({ plantedOn, removedOn }) => [plantedOn, removedOn]);
  const years = dates.map(yearOf).filter((year) => year !== null);
  if (years.length === 0) return [];
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, n) => first + n);
}

/** Whether a planting stood at the end of a year, or came and went within it. Without dates it always did. */
export function stoodIn({ plantedOn, removedOn }: PlantingDates, year: number): boolean {
  const [planted, removed] = [yearOf(plantedOn), yearOf(removedOn)];
  if (planted !== null && planted > year) return false;
  return removed === null || removed > year || planted === year;
}
