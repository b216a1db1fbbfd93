import type { ColumnLabel, SortDirection } from "./list";
import type { LinkItem } from "./link";
import type { Banner, PhotoItem } from "./photo";

/** Enumerations in their natural order: the order of a sort (spec §3, contract §4 and §10). */
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

/** The code as tables show it: S-PS reads S-P (spec §3). */
export function sunCodeShown(sun: Sun): string {
  return sun === "S-PS" ? "S-P" : sun;
}

export const plantSortColumns = ["com", "sci", "typ", "sun", "mst", "hgt", "wth", "sea"] as const;
export const plantSearchColumns = [...plantSortColumns, "not"] as const;
export type PlantSortColumn = (typeof plantSortColumns)[number];
export type PlantSearchColumn = (typeof plantSearchColumns)[number];

export const plantColumnLabels: ColumnLabel<PlantSearchColumn>[] = [
  { code: "com", label: "Common Name" },
  { code: "sci", label: "Scientific Name" },
  { code: "typ", label: "Type" },
  { code: "sun", label: "Sun" },
  { code: "mst", label: "Moisture" },
  { code: "hgt", label: "Height" },
  { code: "wth", label: "Width" },
  { code: "sea", label: "Season" },
  { code: "not", label: "Notes" },
];

/** POST /api/flora, request. */
export interface PlantFilter {
  searchColumn: PlantSearchColumn;
  searchTerm: string;
  sortColumn: PlantSortColumn;
  sortDirection: SortDirection;
}

export const plantFilterDefault: PlantFilter = {
  searchColumn: "com",
  searchTerm: "",
  sortColumn: "com",
  sortDirection: "asc",
};

/** POST /api/flora, one row of the answer. */
export interface PlantRow {
  plantId: number;
  nameCommon: string;
  nameScientific: string;
  nameDisplay: string;
  keyId: string;
  aka: string;
  type: PlantType | "";
  sun: Sun | "";
  moisture: Moisture | "";
  season: Season | "";
  height: string;
  heightSort: number;
  width: string;
  widthSort: number;
  notesShort: string;
  thumbFileName: string;
  /** File name of the banner, '' when there is none. */
  banner: string;
  internal: boolean;
}

/** GET /api/flora/{keyId}: the row's fields, the banner as an object, and the rest of the page. */
export interface PlantDetail extends Omit<PlantRow, "banner"> {
  /** HTML, encoded (contract §5). */
  notes: string;
  banner: Banner | null;
  links: LinkItem[];
  photos: PhotoItem[];
}

/** What the plant form sends: PUT /api/plantupdate, POST /api/plantadd (id 0). */
export interface PlantDraft {
  plantId: number;
  nameCommon: string;
  nameScientific: string;
  nameDisplay: string;
  keyId: string;
  aka: string;
  type: PlantType | "";
  sun: Sun | "";
  moisture: Moisture | "";
  season: Season | "";
  height: string;
  heightSort: number;
  width: string;
  widthSort: number;
  notesShort: string;
  notes: string;
  thumbId: number;
  bannerId: number;
  internal: boolean;
}

/** GET /api/plant/{keyId} (owner). */
export interface PlantRecord extends PlantDraft {
  banner: (Banner & { photoId: number }) | null;
  photos: PhotoItem[];
  links: LinkItem[];
}
