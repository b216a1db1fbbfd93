/** Enumerations in their natural order: the order of a sort (docs/product.md 4.2). */
export const plantTypeLabels = {
  forb: "Forb",
  grass: "Grass",
  shrub: "Shrub",
  tree: "Tree",
  vine: "Vine",
} as const;

export const sunLabels = {
  F: "Full sun",
  "F-P": "Full sun to part shade",
  "F-S": "Full sun to shade",
  "P-S": "Part shade to shade",
  "S-PS": "Shade to part shade",
  S: "Shade",
} as const;

export const moistureLabels = {
  D: "Dry",
  "D-M": "Dry to medium",
  "M-D": "Medium to dry",
  M: "Medium",
  "W-D": "Wet to dry",
  "M-W": "Medium to wet",
  "W-M": "Wet to medium",
  W: "Wet",
} as const;

export const seasonLabels = {
  spr: "Spring",
  sum: "Summer",
  fall: "Fall",
  win: "Winter",
  "spr-fall": "Spring to fall",
  all: "All year",
} as const;

export type PlantType = keyof typeof plantTypeLabels;
export type Sun = keyof typeof sunLabels;
export type Moisture = keyof typeof moistureLabels;
export type Season = keyof typeof seasonLabels;

export const plantTypes = Object.keys(plantTypeLabels) as PlantType[];
export const seasons = Object.keys(seasonLabels) as Season[];

/** The code as tables show it: S-PS reads S-P (docs/product.md 4.2). */
export function sunCodeShown(sun: Sun): string {
  return sun === "S-PS" ? "S-P" : sun;
}
