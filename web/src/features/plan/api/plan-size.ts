import type { PlanSheetDetail } from "shared-types/plan/answers";

/** The width of a drawing, for `sizes`; the preload must match. */
export const planSizes = "(min-width: 81rem) 56rem, 100vw";

const blank = { feet: 100, depth: 75 };

/** How wide and deep a lot without a drawing is; if nobody has said, about a quarter of an acre. */
export function lotOf({ feet, depth }: Pick<PlanSheetDetail, "feet" | "depth">) {
  if (feet === 0) return blank;
  return { feet, depth: depth || Math.round(feet * 0.75) };
}

/** How wide a drawing is in relation to its height. */
export function ratioOf(sheet: Pick<PlanSheetDetail, "photo" | "feet" | "depth">): number {
  if (sheet.photo) return sheet.photo.width / sheet.photo.height;
  const { feet, depth } = lotOf(sheet);
  return feet / depth;
}

/** How much larger than its frame a drawing can be. */
export const zoomLevels = [1, 1.5, 2.25, 3.5] as const;
