import type { ColumnLabel, SortDirection } from "../kit/list";

export const photoSearchColumns = ["kwd", "pid", "cap", "dtu", "dtt"] as const;
export const photoSortColumns = ["dtu", "dtt", "pid"] as const;
/** What a photo may lack: any tag, a caption, or an alt text of the owner's own; '' is any photo. */
export const photoGaps = ["", "tags", "caption", "alt"] as const;
export type PhotoGap = (typeof photoGaps)[number];
/** Who sees a photo: everyone; everyone, but only where the site itself uses it; the owner; the owner, until it is described. */
export const photoVisibilities = ["public", "site", "internal", "waiting"] as const;
export type PhotoVisibility = (typeof photoVisibilities)[number];
type PhotoSearchColumn = (typeof photoSearchColumns)[number];
export type PhotoSortColumn = (typeof photoSortColumns)[number];

export const photoColumnLabels: ColumnLabel<PhotoSearchColumn>[] = [
  { code: "kwd", label: "Keyword" },
  { code: "pid", label: "Photo Id" },
  { code: "cap", label: "Caption" },
  { code: "dtu", label: "Date Uploaded" },
  { code: "dtt", label: "Date Taken" },
];

export const photosPerPage = 24;

/** How far a photo can be turned, in degrees clockwise from how its file came. */
export const photoRotations = [0, 90, 180, 270] as const;
export type PhotoRotation = (typeof photoRotations)[number];

/** A banner is this many times as wide as high. */
export const bannerRatio = 3;

/** The file name that stands for 'no thumbnail' (docs/product.md 6.5). */
export const thumbPlaceholder = "default.png";

/** Widths in px of the responsive files; 'full' is at most `fullMax` on its longer side (docs/product.md 6.2). */
export const photoWidths = [320, 640, 960, 1280, 1920] as const;
export const fullMax = 2560;

/** `category` 0 is all; `pageId` counts from 1. */
export interface PhotoFilter {
  category: number;
  missing: PhotoGap;
  /** '' finds all that the asker may see. */
  visibility: PhotoVisibility | "";
  searchColumn: PhotoSearchColumn;
  searchTerm: string;
  sortColumn: PhotoSortColumn;
  sortDirection: SortDirection;
  pageId: number;
}

export const photoFilterDefault: PhotoFilter = {
  category: 0,
  missing: "",
  visibility: "",
  searchColumn: "kwd",
  searchTerm: "",
  sortColumn: "dtu",
  sortDirection: "desc",
  pageId: 1,
};

/** A photo is portrait when higher than wide, otherwise landscape (docs/product.md 4.5). */
export function isPortrait(photo: { width: number; height: number }): boolean {
  return photo.height > photo.width;
}
