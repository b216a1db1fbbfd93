import type { Shape } from "../kit/call";

/** Enumerations in their natural order: the order of a sort (docs/product.md 4.2). */
export const plantTypes = ["forb", "grass", "shrub", "tree", "vine"] as const;
export const suns = ["F", "F-P", "F-S", "P-S", "S-PS", "S"] as const;
export const moistures = ["D", "D-M", "M-D", "M", "W-D", "M-W", "W-M", "W"] as const;
export const seasons = ["spr", "sum", "fall", "win", "spr-fall", "all"] as const;

export type PlantType = (typeof plantTypes)[number];
export type Sun = (typeof suns)[number];
export type Moisture = (typeof moistures)[number];
export type Season = (typeof seasons)[number];

export const plantTypeLabels: Record<PlantType, string> = {
  forb: "Forb",
  grass: "Grass",
  shrub: "Shrub",
  tree: "Tree",
  vine: "Vine",
};

export const sunLabels: Record<Sun, string> = {
  F: "Full sun",
  "F-P": "Full sun to part shade",
  "F-S": "Full sun to shade",
  "P-S": "Part shade to shade",
  "S-PS": "Shade to part shade",
  S: "Shade",
};

export const moistureLabels: Record<Moisture, string> = {
  D: "Dry",
  "D-M": "Dry to medium",
  "M-D": "Medium to dry",
  M: "Medium",
  "W-D": "Wet to dry",
  "M-W": "Medium to wet",
  "W-M": "Wet to medium",
  W: "Wet",
};

export const seasonLabels: Record<Season, string> = {
  spr: "Spring",
  sum: "Summer",
  fall: "Fall",
  win: "Winter",
  "spr-fall": "Spring to fall",
  all: "All year",
};

/** The code as tables show it: S-PS reads S-P (docs/product.md 4.2). */
export function sunCodeShown(sun: Sun): string {
  return sun === "S-PS" ? "S-P" : sun;
}

export type PlantDetail = Shape<"PlantDetail">;
export type PlantDraft = Shape<"PlantDraft">;
export type PlantRecord = Shape<"PlantRecord">;
export type PlantRow = Shape<"PlantRow">;
export type PlantStanding = Shape<"PlantStanding">;
export type PlantsChange = Shape<"PlantsChange">;
