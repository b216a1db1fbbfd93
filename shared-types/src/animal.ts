import type { ColumnLabel, SortDirection } from "./list";
import type { LinkItem } from "./link";
import type { Banner, PhotoItem } from "./photo";

export const animalSortColumns = ["com", "sci", "cls", "odr"] as const;
export const animalSearchColumns = [...animalSortColumns, "not"] as const;
export type AnimalSortColumn = (typeof animalSortColumns)[number];
export type AnimalSearchColumn = (typeof animalSearchColumns)[number];

export const animalColumnLabels: ColumnLabel<AnimalSearchColumn>[] = [
  { code: "com", label: "Common Name" },
  { code: "sci", label: "Scientific Name" },
  { code: "cls", label: "Class" },
  { code: "odr", label: "Order" },
  { code: "not", label: "Notes" },
];

/** POST /api/fauna, request. */
export interface AnimalFilter {
  searchColumn: AnimalSearchColumn;
  searchTerm: string;
  sortColumn: AnimalSortColumn;
  sortDirection: SortDirection;
}

export const animalFilterDefault: AnimalFilter = {
  searchColumn: "com",
  searchTerm: "",
  sortColumn: "com",
  sortDirection: "asc",
};

/** POST /api/fauna, one row of the answer. */
export interface AnimalRow {
  animalId: number;
  nameCommon: string;
  nameScientific: string;
  nameDisplay: string;
  keyId: string;
  aka: string;
  classTax: string;
  order: string;
  family: string;
  notesShort: string;
  thumbFileName: string;
  /** File name of the banner, '' when there is none. */
  banner: string;
  internal: boolean;
}

/** GET /api/fauna/{keyId}: the row's fields, the banner as an object, and the rest of the page. */
export interface AnimalDetail extends Omit<AnimalRow, "banner"> {
  /** HTML, encoded (contract §5). */
  notes: string;
  banner: Banner | null;
  links: LinkItem[];
  photos: PhotoItem[];
}

/** What the animal form sends: PUT /api/animalupdate, POST /api/animaladd (id 0). */
export interface AnimalDraft {
  animalId: number;
  nameCommon: string;
  nameScientific: string;
  nameDisplay: string;
  keyId: string;
  aka: string;
  classTax: string;
  order: string;
  family: string;
  thumbId: number;
  bannerId: number;
  notesShort: string;
  notes: string;
  internal: boolean;
}

/** GET /api/animal/{keyId} (owner). */
export interface AnimalRecord extends AnimalDraft {
  banner: (Banner & { photoId: number }) | null;
  photos: PhotoItem[];
  links: LinkItem[];
}
